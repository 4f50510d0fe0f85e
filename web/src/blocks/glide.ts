/** Pieces glide from where they were to where they are. */

const LONG = 420

const MOST_ALIKE = 12

interface Stance {
  /** Pieces of a kind look the same: one that has gone and one that has come are taken for one that moved. */
  kind: string
  x: number
  y: number
  angle: number
  scale: number
}

const written = ({ x, y, angle, scale }: Stance) => `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`

/** Takes the stance of this kind that is nearest out of the list. */
function nearest(stances: Stance[], to: Stance): Stance | undefined {
  const far = (stance: Stance) => Math.hypot(stance.x - to.x, stance.y - to.y)
  const alike = stances.filter(({ kind }) => kind === to.kind).sort((a, b) => far(a) - far(b))[0]
  if (alike) stances.splice(stances.indexOf(alike), 1)
  return alike
}

export class Glider {
  private stood = new Map<string, Stance>()

  /** Move every drawn piece to its new stance; what is new fades in. */
  glide(root: SVGElement, stances: Map<string, Stance>, moving: boolean): void {
    const first = this.stood.size === 0
    const gone = [...this.stood].filter(([id]) => !stances.has(id)).map(([, stance]) => stance)
    for (const element of root.querySelectorAll<SVGGElement>('[data-piece]')) {
      const id = element.dataset.piece!
      const to = stances.get(id)
      if (!to || !moving || first) continue
      const from = this.stood.get(id) ?? (gone.length <= MOST_ALIKE ? nearest(gone, to) : undefined)
      if (!from) element.animate([{ opacity: 0 }, {}], { duration: LONG, easing: 'ease-out' })
      else if (from.x !== to.x || from.y !== to.y || from.angle !== to.angle || from.scale !== to.scale)
        element.animate([{ transform: written(from) }, { transform: written(to) }], {
          duration: LONG,
          easing: 'cubic-bezier(.3,.8,.3,1)',
        })
    }
    this.stood = stances
  }

  forget(): void {
    this.stood = new Map()
  }
}
