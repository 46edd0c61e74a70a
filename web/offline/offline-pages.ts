import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  type PageMessage,
  pageKey,
  pagesCache,
  variantOf,
  type WorkerSays,
  workerPath,
} from './offline-pages.rules.ts'

let outdated = false
/** True when a newer build has taken over: the next page must load as a document. */
export const isOutdated = (): boolean => outdated

const canCache = (): boolean => 'serviceWorker' in navigator && 'caches' in window

async function messages(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

interface Manifest {
  readonly version: string
  readonly routes: Readonly<Record<string, { readonly module: string }>>
}

/** The router's manifest of this page's build. */
export const manifestHere = () =>
  (window as Window & { __reactRouterManifest?: Manifest }).__reactRouterManifest

/** Registers the service worker; `update` is called when one of a newer build takes over. */
export async function startCaching(update: () => void): Promise<void> {
  if (!canCache()) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => {
    if (outdated || data.build === manifestHere()?.version) return
    outdated = true
    update()
  })
  serviceWorker.startMessages()
  await serviceWorker.register(workerPath)
}

export const notifyVariant = async (locale: Locale, destination: Destination): Promise<void> => {
  if (canCache()) await messages({ kind: 'variant', variant: variantOf(locale, destination) })
}

/** Caches this page and the catalogue; on a good connection also the modules of other pages of this build. */
export async function cacheMore(isLite: boolean): Promise<void> {
  if (!canCache()) return
  await messages({ kind: 'keep-page', address: location.pathname + location.search })
  await messages({ kind: 'keep-page', address: '/catalogo' })
  const manifest = manifestHere()
  if (isLite || !manifest) return
  const urls = Object.entries(manifest.routes)
    .filter(([id]) => !/^routes\/(admin|test-suite)\b/.test(id))
    .map(([, { module }]) => module)
  await messages({ kind: 'keep-modules', addresses: [...new Set(urls)] })
}

/** Whether a page is available offline. */
export async function isSaved(path: string, locale: Locale, destination: Destination) {
  if (!canCache()) return false
  const key = pageKey(new URL(path, location.origin), variantOf(locale, destination))
  return (await caches.match(key, { cacheName: pagesCache })) !== undefined
}

/** Deletes every cached page, at the sign-out. Personal pages are never cached. */
export async function clearPrivateCaches(): Promise<void> {
  if ('caches' in window) await caches.delete(pagesCache)
}
