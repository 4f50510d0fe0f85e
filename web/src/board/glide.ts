/** Pieces glide from where they were to where they are. */

const LONG = 420

interface Stance {
  x: number
  y: number
  angle: number
  scale: number
}

const written = ({ x, y, angle, scale }: Stance) => `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`

export class Glider {
  private stood = new Map<string, Stance>()

  /** Move every drawn piece to its new stance; what is new fades in. */
  glide(root: SVGElement, stances: Map<string, Stance>, moving: boolean): void {
    const first = this.stood.size === 0
    for (const element of root.querySelectorAll<SVGGElement>('[data-piece]')) {
      const id = element.dataset.piece!
      const to = stances.get(id)
      const from = this.stood.get(id)
      if (!to || !moving || first) continue
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
