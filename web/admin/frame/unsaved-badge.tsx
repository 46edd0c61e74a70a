import { useUnsavedCount } from '#design/forms/unsaved-changes.ts'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'

/** The number of unsaved changes on a yellow badge, with its description. */
export function UnsavedBadge() {
  const messages = useAdminMessages()
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
          <span className="max-sm:sr-only">{formatPlural(locale, messages.unsaved, count)}</span>
        </>
      )}
    </p>
  )
}
