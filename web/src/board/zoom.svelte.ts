/** Which part of the scene is on the screen: wheel, pinch, drag and keys move it. */

const NEAREST = 8

export class Zoom {
  near = $state(1)
  x = $state(0)
  y = $state(0)
  private width = $state(1)
  private height = $state(1)

  /** The scene has this size now; a new size is shown whole. */
  fit(width: number, height: number): void {
    if (width === this.width && height === this.height) return
    this.width = width
    this.height = height
    this.reset()
  }

  reset(): void {
    this.near = 1
    this.x = 0
    this.y = 0
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.width / this.near} ${this.height / this.near}`
  }

  /** Zoom so that a point of the scene stays where it is. */
  by(factor: number, x = this.x + this.width / this.near / 2, y = this.y + this.height / this.near / 2): void {
    const near = Math.min(NEAREST, Math.max(1, this.near * factor))
    const kept = this.near / near
    this.x = x - (x - this.x) * kept
    this.y = y - (y - this.y) * kept
    this.near = near
    this.hold()
  }

  pan(dx: number, dy: number): void {
    this.x -= dx
    this.y -= dy
    this.hold()
  }

  /** Bring a point into sight, as the keyboard needs it. */
  reveal(x: number, y: number): void {
    if (this.near === 1) return
    const w = this.width / this.near
    const h = this.height / this.near
    if (x < this.x || x > this.x + w) this.x = x - w / 2
    if (y < this.y || y > this.y + h) this.y = y - h / 2
    this.hold()
  }

  private hold(): void {
    this.x = Math.min(Math.max(0, this.x), this.width - this.width / this.near)
    this.y = Math.min(Math.max(0, this.y), this.height - this.height / this.near)
  }
}
