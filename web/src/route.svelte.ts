/** Which page is shown: the path decides, links stay links. */

class Route {
  path = $state(location.pathname)
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash.slice(1)
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.download || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const route = new Route()
