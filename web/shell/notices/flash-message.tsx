import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#design/toasts/toasts.tsx'
import { flashCookie } from '#kernel/shown-cookies.ts'
import { useAccountAreaMessages, useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { loadSignOut } from '#web/session/load-sign-out.ts'
import { dropCookie } from '../request/browser-storage.ts'
import { type FlashCode, flashIn } from './flash.ts'
import type { FlashMessages, ServedFlash } from './flash-notices.ts'

const isPhone = () => matchMedia('(width < 768px)').matches

/** Few pages have a flash message: its display is loaded with it. */
async function say(code: FlashCode, messages: FlashMessages, search: string): Promise<void> {
  const { isReported, isSessionOver, noticeOf } = await import('./flash-notices.ts')
  if (isSessionOver(code)) (await loadSignOut()).clearPrivate()
  if (isReported(code, { isPhone: isPhone(), search })) showToast(noticeOf(code, messages))
}

/** Shows the flash message of the previous page; without scripts it is above the page. */
export function Flash({ served }: { served: ServedFlash | null }) {
  const messages = { forms: useAccountMessages(), area: useAccountAreaMessages() }
  const { key, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with every page
  useEffect(() => {
    const code = flashIn(document.cookie)
    if (!code) return
    dropCookie(flashCookie)
    say(code, messages, search).catch(() => {})
  }, [key])
  if (!served) return null
  const { title, description, isPhoneSpared } = served
  return (
    <noscript>
      <div role="status" className={`page mt-4 ${isPhoneSpared ? 'max-md:hidden' : ''}`}>
        <div className="rounded-card border border-line border-l-4 border-l-good bg-raised p-4">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-soft-ink text-sm">{description}</p>}
        </div>
      </div>
    </noscript>
  )
}
