import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#design/toasts.tsx'
import { useAccountAreaWords } from '#shop/accounts/ui/use-account-area-words.ts'
import { useAccountWords } from '#shop/accounts/ui/use-account-words.ts'
import { dropCookie } from '../browser-storage.ts'
import { type FlashCode, flashCookie, flashIn } from '../flash.ts'
import { isSaid, noticeOf } from '../flash-notices.ts'

const isPhone = () => matchMedia('(width < 768px)').matches

/** Says on this page what the one before has left to say; without scripts it stands above the page. */
export function Flash({ served }: { served: FlashCode | null }) {
  const words = { forms: useAccountWords(), area: useAccountAreaWords() }
  const { key, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with every page
  useEffect(() => {
    const code = flashIn(document.cookie)
    if (!code) return
    dropCookie(flashCookie)
    if (isSaid(code, { isPhone: isPhone(), search })) showToast(noticeOf(code, words))
  }, [key])
  if (!served || !isSaid(served, { isPhone: false, search })) return null
  const { title, description } = noticeOf(served, words)
  return (
    <noscript>
      <div role="status" className={`page mt-4 ${served === 'signed_out' ? 'max-md:hidden' : ''}`}>
        <div className="rounded-card border border-line border-l-4 border-l-good bg-raised p-4">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-soft-ink text-sm">{description}</p>}
        </div>
      </div>
    </noscript>
  )
}
