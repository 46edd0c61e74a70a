import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { PageHelp } from '#web/admin/frame/page-help.tsx'
import { useHelpMessages } from '#web/shell/request/use-page-messages.ts'

/** What staff lack outside of the frame of the panel: the way back to it, and its help. */
export function StaffBar() {
  const { toPanel } = useHelpMessages()
  return (
    <div className="page pt-4 print:hidden">
      {/* what opens at the top of a phone's panel opens below this bar: a transform holds what is fixed */}
      <div className="on-night flex items-center justify-between gap-3 rounded-card bg-night px-4 text-on-night max-sm:[transform:translateZ(0)]">
        <Link to="/admin" className="flex min-h-11 items-center gap-2 rounded-field font-semibold">
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {toPanel}
        </Link>
        <PageHelp />
      </div>
    </div>
  )
}
