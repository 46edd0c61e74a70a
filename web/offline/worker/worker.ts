import type { PageMessage } from '../offline-pages.rules.ts'
import { handleFile, isFile } from './files.ts'
import { cacheModules } from './modules.ts'
import { listenForPushes } from './notifications.ts'
import { cacheShell, dropOlderShells } from './offline-page.ts'
import { cacheUrl, handlePage, rememberVariant } from './pages.ts'
import { worker } from './scope.ts'

declare const __SHOP_BUILD__: string

/** A new worker takes over at once: it deletes nothing that an open page of an older build needs. */
worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()))
})

async function takeOver(): Promise<void> {
  await dropOlderShells().catch(() => null)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  for (const page of await worker.clients.matchAll()) page.postMessage({ build: __SHOP_BUILD__ })
}

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(handlePage(event))
  else if (isFile(url)) event.respondWith(handleFile(request, (work) => event.waitUntil(work)))
})

async function follow(message: PageMessage): Promise<void> {
  if (message.kind === 'variant') await rememberVariant(message.variant)
  if (message.kind === 'keep-modules') await cacheModules(message.addresses)
  if (message.kind === 'keep-page') await cacheUrl(new URL(message.address, location.origin))
}

worker.addEventListener('message', (event) => {
  event.waitUntil(follow(event.data as PageMessage).catch(() => null))
})

listenForPushes()
