import type { Locale } from '#kernel/locale.ts'

type Memory = { readonly usedJSHeapSize: number; readonly jsHeapSizeLimit: number }

/** Percent of the memory that the browser grants this page; null where it is unknown. */
export function memoryPercent(): number | null {
  const { memory } = performance as Performance & { readonly memory?: Memory }
  if (!memory || memory.jsHeapSizeLimit === 0) return null
  return Math.round((memory.usedJSHeapSize / memory.jsHeapSizeLimit) * 1_000) / 10
}

async function timed(ask: () => Promise<Response>): Promise<number | null> {
  const startedAt = performance.now()
  const response = await ask().catch(() => null)
  if (!response?.ok) return null
  await response.arrayBuffer()
  return performance.now() - startedAt
}

const once = { cache: 'no-store' } as const

/** The response time of the server, with the round trip. */
export const serverTimings = {
  connection: () => timed(() => fetch('/healthz', once)),
  query: () =>
    timed(() =>
      fetch('/test-suite/comprobar', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ check: 'count_products' }),
      }),
    ),
  suggestions: () => timed(() => fetch('/buscar/sugerencias?q=bateria', once)),
  words: (locale: Locale) => timed(() => fetch(`/locales/${locale}/translation.json`, once)),
}
