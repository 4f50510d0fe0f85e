/** What a move touched is brought into sight, where the board is higher than its frame. */
export function reveal(root: HTMLElement): void {
  const marked = root.querySelector<Element>('.better, .played')
  if (!marked) return
  const [frame, box] = [root.getBoundingClientRect(), marked.getBoundingClientRect()]
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  root.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2)
}
