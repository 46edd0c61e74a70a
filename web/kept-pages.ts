import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  keptPages,
  type PageMessage,
  pageKey,
  variantOf,
  type WorkerSays,
  workerPath,
} from './kept-pages.rules.ts'

let outdated = false
/** True when a newer build of the shop has taken over: the next page should come from it whole. */
export const isOutdated = (): boolean => outdated

const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

async function say(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

interface Manifest {
  readonly version: string
  readonly routes: Readonly<Record<string, { readonly module: string }>>
}

/** What the router knows of the build that this page came from. */
export const manifestHere = () =>
  (window as Window & { __reactRouterManifest?: Manifest }).__reactRouterManifest

/** Registers the worker that keeps pages; `update` is called when one of a newer build takes over. */
export async function startKeeping(update: () => void): Promise<void> {
  if (!canKeep()) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => {
    if (outdated || data.build === manifestHere()?.version) return
    outdated = true
    update()
  })
  serviceWorker.startMessages()
  await serviceWorker.register(workerPath)
}

export const tellVariant = async (locale: Locale, destination: Destination): Promise<void> => {
  if (canKeep()) await say({ kind: 'variant', variant: variantOf(locale, destination) })
}

/** Keeps this page and the catalogue; on a good line also what other pages run with, for this build. */
export async function keepMore(isLite: boolean): Promise<void> {
  if (!canKeep()) return
  await say({ kind: 'keep-page', address: location.pathname + location.search })
  await say({ kind: 'keep-page', address: '/catalogo' })
  const manifest = manifestHere()
  if (isLite || !manifest) return
  const addresses = Object.entries(manifest.routes)
    .filter(([id]) => !/^routes\/(admin|test-suite)\b/.test(id))
    .map(([, { module }]) => module)
  await say({ kind: 'keep-modules', addresses: [...new Set(addresses)] })
}

/** Whether a page opens without a line. */
export async function isKept(path: string, locale: Locale, destination: Destination) {
  if (!canKeep()) return false
  const key = pageKey(new URL(path, location.origin), variantOf(locale, destination))
  return (await caches.match(key, { cacheName: keptPages })) !== undefined
}

/** Forgets every page that was kept; for whoever signs out. Pages of one person are never kept at all. */
export async function clearPrivateCaches(): Promise<void> {
  if ('caches' in window) await caches.delete(keptPages)
}
