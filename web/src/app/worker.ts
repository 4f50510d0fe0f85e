/** The service worker of this release: installed once the page is there, and looked for anew with every page that is opened. */
const COMMON = /^\/(api\/(games|palette\.css)|mark\.svg)/

/** What the first page fetched before the worker was in charge is fetched once more through it, so that it can be kept. */
function fetchAgain(): void {
  for (const { name } of performance.getEntriesByType('resource')) if (COMMON.test(new URL(name).pathname)) void fetch(name).catch(() => undefined)
}

class Worker {
  /** The one that is in charge; null where there is none. */
  installed: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null)

  install(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    if (!navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', fetchAgain, { once: true })
    this.installed = new Promise((done) => {
      const install = () => {
        navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).then(done, () => done(null)) // a private window may forbid it
      }
      if (document.readyState === 'complete') install()
      else addEventListener('load', install, { once: true })
    })
  }
}

export const worker = new Worker()
