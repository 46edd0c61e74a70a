import { Wrench } from 'lucide-react'
import { useMaintenanceMessages } from './use-messages.ts'

/** Notice that nothing can be bought; always rendered, so that screen readers announce its appearance. */
export function MaintenanceBanner({ isShown }: { isShown: boolean }) {
  const messages = useMaintenanceMessages()
  return (
    <div aria-live="polite" className="print:hidden">
      {isShown && (
        <div className="border-warn border-b-2 bg-raised">
          <p className="page flex items-start gap-3 py-3 font-semibold">
            <Wrench aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-warn" />
            <span className="measure">{messages.banner}</span>
          </p>
        </div>
      )}
    </div>
  )
}
