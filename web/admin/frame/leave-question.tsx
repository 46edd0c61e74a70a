import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { wouldBeLost } from '#design/forms/unsaved-changes.ts'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'

/** Asks before a page with unsaved work is left for another one. */
export function LeaveQuestion() {
  const { leave } = useAdminMessages()
  const locale = useLocale()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && wouldBeLost() > 0,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={leave.title}
      text={formatPlural(locale, leave.text, wouldBeLost())}
      cancelLabel={leave.stay}
      confirmLabel={leave.go}
      onCancel={blocker.reset}
      onConfirm={blocker.proceed}
    />
  )
}
