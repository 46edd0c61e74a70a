import { BackLink } from '#design/back-link.tsx'
import { PageHelp } from '#web/admin/frame/page-help.tsx'
import { useHelpMessages } from '#web/shell/request/use-page-messages.ts'

/** What staff lack outside of the frame of the panel: the way back to it, and its help. */
export function StaffBar() {
  const { toPanel } = useHelpMessages()
  return (
    <div className="on-night flex items-center justify-between gap-3 rounded-card bg-night px-4 text-on-night print:hidden">
      <BackLink to="/admin" label={toPanel} />
      <PageHelp />
    </div>
  )
}
