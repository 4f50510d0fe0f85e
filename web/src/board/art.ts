/** The drawing under the pieces, shared out among its areas, so that an area that stands elsewhere takes only its own part. */
import type { Area, Board } from '../wire'

const shares = new WeakMap<Board, Map<Area, string>>()

/** What of a board's drawing lies in an area; all of it where the area is none of the board's own. */
export function artOf(board: Board, area: Area): string {
  if (!board.areas?.includes(area)) return board.svg
  let found = shares.get(board)
  if (!found) shares.set(board, (found = share(board)))
  return found.get(area)!
}

/** Measured by the browser itself: which elements touch which areas. */
function share(board: Board): Map<Area, string> {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('width', `${board.width}`)
  sheet.setAttribute('height', `${board.height}`)
  sheet.style.cssText = 'position: fixed; left: 0; top: 0; visibility: hidden; pointer-events: none'
  sheet.innerHTML = board.svg
  document.body.append(sheet)
  const drawn = [...sheet.children].map((element) => ({ box: element.getBoundingClientRect(), svg: element.outerHTML }))
  sheet.remove()
  const touches = (box: DOMRect, { x, y, width, height }: Area) => box.right > x && box.left < x + width && box.bottom > y && box.top < y + height
  return new Map(
    board.areas!.map((area) => [
      area,
      drawn
        .filter(({ box }) => touches(box, area))
        .map(({ svg }) => svg)
        .join(''),
    ]),
  )
}
