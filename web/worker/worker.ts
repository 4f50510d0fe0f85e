/**
 * The service worker: what stands between the pages and the network.
 *
 * A page always comes from the server while that answers, so that a new release is seen at once; the files that a page is made of never change under
 * their names and come from here. What belongs to a guest or to a running game goes by and is never kept.
 */
declare const self: ServiceWorkerGlobalScope
/** The files of this build, and the digest of them all; the build puts them here. */
declare const SHELL: string[]
declare const BUILD: string

interface Call {
  title: string
  body: string
  table: string
  language: string
}

const PREFIX = 'orrery-shell-'
const OWN = PREFIX + BUILD
/** A tab of the release before may still ask for its files. */
const RELEASES = 2
/** What never changes under its name: boards and catalogues of moves. */
const LASTING = 'orrery-lasting'
const MOST_LASTING = 60
/** What everybody may know, the newest while the server answers: games, rules, lessons, covers, colours. */
const COMMON = 'orrery-common'
const MOST_COMMON = 120
const IS_LASTING = /^\/api\/(boards|catalogues)\//
const IS_COMMON = /^\/(api\/(games($|\/)|palette\.css$)|manifest\.webmanifest$|mark\.svg$|icons\/)/

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { table?: string } | null)?.table))
})

async function install(): Promise<void> {
  const shell = await caches.open(OWN)
  await shell.addAll(SHELL.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' })))
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  await Promise.all(shells.slice(0, Math.max(0, shells.length + 1 - RELEASES)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') ? null : page(request)
  if (url.pathname.startsWith('/assets/')) return keptFirst(event, OWN, Infinity)
  if (IS_LASTING.test(url.pathname)) return keptFirst(event, LASTING, MOST_LASTING)
  if (IS_COMMON.test(url.pathname)) return newestFirst(event)
  return null
}

/** A page from the server; where it does not answer, the shell, which says so. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.status < 500) return answer
    return (await caches.match('/', { cacheName: OWN })) ?? answer
  } catch (failure) {
    const shell = await caches.match('/', { cacheName: OWN })
    if (shell) return shell
    throw failure
  }
}

async function keptFirst(event: FetchEvent, name: string, most: number): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // the server answers with the first page where there is no such file
  if (answer.ok && answer.headers.get('cache-control')?.includes('immutable')) event.waitUntil(keep(request, answer.clone(), name, most))
  return answer
}

async function newestFirst(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (answer.ok) event.waitUntil(keep(request, answer.clone(), COMMON, MOST_COMMON))
    if (answer.status < 500) return answer
    return (await old(request)) ?? answer
  } catch (failure) {
    const kept = await old(request)
    if (kept) return kept
    throw failure
  }
}

/** An answer of before, marked as such: the page must not take it for a sign of life. */
async function old(request: Request): Promise<Response | null> {
  const kept = await caches.match(request, { cacheName: COMMON })
  if (!kept) return null
  const headers = new Headers(kept.headers)
  headers.set('orrery-kept', 'yes')
  return new Response(kept.body, { status: kept.status, headers })
}

async function keep(request: Request, answer: Response, name: string, most: number): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.delete(request) // the order of the keys is the order of their last use
    await cache.put(request, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
  } catch {
    // a browser without room keeps nothing and plays all the same
  }
}

// ---- calls

const tableOf = (address: string): string => /^\/table\/(\w+)/.exec(new URL(address).pathname)?.[1] ?? ''

async function show(data: PushMessageData | null): Promise<void> {
  const call = read(data)
  if (!call) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some((one) => one.visibilityState === 'visible' && tableOf(one.url) === call.table)) return
  await self.registration.showNotification(call.title, {
    body: call.body,
    tag: call.table,
    lang: call.language,
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    data: { table: call.table },
  })
}

function read(data: PushMessageData | null): Call | null {
  try {
    const call = data?.json() as Call
    return typeof call.title === 'string' && /^\w+$/.test(call.table) ? call : null
  } catch {
    return null
  }
}

/** Go to the table: to its window, else to another of ours, else to a new one. */
async function open(table: string | undefined): Promise<void> {
  const path = table ? `/table/${table}` : '/'
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => tableOf(one.url) === table)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

export {}
