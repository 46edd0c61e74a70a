import { useLocale } from '#design/words-context.tsx'
import { fillCount } from '#kernel/words.ts'
import { useUnsavedCount } from '../unsaved-changes.ts'
import { useAdminWords } from '../use-page-words.ts'

/** How much the administrator has changed and not saved: the figure on yellow, and what it means. */
export function UnsavedBadge() {
  const words = useAdminWords()
  const locale = useLocale()
  const count = useUnsavedCount()
  return (
    <p role="status" className="flex items-center gap-2 text-sm">
      {count > 0 && (
        <>
          <span
            aria-hidden="true"
            className="min-w-6 rounded-full bg-sun px-2 py-0.5 text-center font-bold text-on-sun tabular-nums"
          >
            {count}
          </span>
          <span className="max-sm:sr-only">{fillCount(locale, words.unsaved, count)}</span>
        </>
      )}
    </p>
  )
}
