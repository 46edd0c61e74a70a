import { useEffect } from 'react'
import { useLite } from '#design/lite.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { slowNotifiedKey } from './connection-bar.rules.ts'

const tenSeconds = 10_000

/** Explains once per session why the shop uses the lite mode. */
export function useSlowNotice(): void {
  const isLite = useLite()
  const { title, description } = useFrameMessages().line.slow
  useEffect(() => {
    if (!isLite || readStored(slowNotifiedKey, 'sessionStorage') !== null) return
    if (!storeItem(slowNotifiedKey, '1', 'sessionStorage')) return
    showToast({ title, description, duration: tenSeconds })
  }, [isLite, title, description])
}
