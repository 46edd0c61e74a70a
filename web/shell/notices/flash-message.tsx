import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import type { Locale } from '#kernel/locale.ts'
import { flashCookie } from '#kernel/shown-cookies.ts'
import { loadSignOut } from '#web/session/load-sign-out.ts'
import { dropCookie } from '../request/browser-storage.ts'
import { type FlashCode, flashIn } from './flash.ts'
import type { ServedFlash } from './flash-notices.ts'

const isPhone = () => matchMedia('(width < 768px)').matches

const loadTexts = {
  es: () => import('./flash-texts.es.ts'),
  en: () => import('./flash-texts.en.ts'),
}

/** Few pages have a flash message: its display and its texts are loaded with it. */
async function say(code: FlashCode, locale: Locale, search: string): Promise<void> {
  const { isReported, isSessionOver, noticeOf } = await import('./flash-notices.ts')
  if (isSessionOver(code)) (await loadSignOut()).clearPrivate()
  if (!isReported(code, { isPhone: isPhone(), search })) return
  showToast(noticeOf(code, await loadTexts[locale]()))
}

/** Shows the flash message of the previous page; without scripts it is above the page. */
export function Flash({ served }: { served: ServedFlash | null }) {
  const locale = useLocale()
  const { key, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with every page
  useEffect(() => {
    const code = flashIn(document.cookie)
    if (!code) return
    dropCookie(flashCookie)
    say(code, locale, search).catch(() => {})
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
