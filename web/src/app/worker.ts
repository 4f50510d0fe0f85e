/** The service worker of this release: installed once the page is there, and looked for anew with every page that is opened. */
export const installed: Promise<ServiceWorkerRegistration | null> = new Promise((done) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return done(null)
  const install = () => {
    navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).then(done, () => done(null)) // a private window may forbid it
  }
  if (document.readyState === 'complete') install()
  else addEventListener('load', install, { once: true })
})
