import type { PageMessage } from '../kept-pages.rules.ts'
import { answerFile, isFile } from './files.ts'
import { keepModules } from './modules.ts'
import { dropOlderShells, keepShell } from './offline-page.ts'
import { answerPage, keepAddress, rememberVariant } from './pages.ts'
import { worker } from './scope.ts'

declare const __SHOP_BUILD__: string

/** A new worker takes over at once: it deletes nothing that an open page of an older build needs. */
worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

async function takeOver(): Promise<void> {
  await dropOlderShells()
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  for (const page of await worker.clients.matchAll()) page.postMessage({ build: __SHOP_BUILD__ })
}

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (isFile(address)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)))
})

async function follow(message: PageMessage): Promise<void> {
  if (message.kind === 'variant') await rememberVariant(message.variant)
  if (message.kind === 'keep-modules') await keepModules(message.addresses)
  if (message.kind === 'keep-page') await keepAddress(new URL(message.address, location.origin))
}

worker.addEventListener('message', (event) => {
  event.waitUntil(follow(event.data as PageMessage).catch(() => null))
})
