import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useHelpMessages } from '#web/shell/request/use-page-messages.ts'

/** What staff lack in the shop's frame: the way back to the panel. */
export function StaffBar() {
  const { toPanel } = useHelpMessages()
  return (
    <div className="page pt-4 print:hidden">
      <div className="on-night rounded-card bg-night px-4 text-on-night">
        <Link
          to="/admin"
          className="inline-flex min-h-11 items-center gap-2 rounded-field font-semibold"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {toPanel}
        </Link>
      </div>
    </div>
  )
}
