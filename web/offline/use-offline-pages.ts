import { useEffect } from 'react'
import { useLite } from '#design/lite.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { whenIdle } from '#web/shell/document/when-idle.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { isLoadedStale } from './connection-status.ts'
import { cacheMore, notifyVariant, startCaching } from './offline-pages.ts'

const announced = 8_000
const quietly = (work: Promise<unknown>) => void work.catch(() => null)

/** Caches pages for offline use, once the browser is idle. */
export function useOfflinePages(): void {
  const { title, description } = useFrameMessages().line.update
  const isLite = useLite()
  const locale = useLocale()
  const { destination } = useShop()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept at the start is kept once
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const update = () => showToast({ title, description, duration: announced })
    return whenIdle(() => {
      quietly(startCaching(update))
      if (!isLoadedStale()) quietly(cacheMore(isLite))
    })
  }, [])
  useEffect(() => {
    if (import.meta.env.PROD) quietly(notifyVariant(locale, destination))
  }, [locale, destination])
}
