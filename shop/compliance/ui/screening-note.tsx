import type { ScreeningMode } from '../screening/screening.rules.ts'
import { useComplianceMessages } from './use-messages.ts'

type NoteProps = Pick<ScreeningMode, 'isDemonstration' | 'isComplete' | 'isStale'>

/** Warning on every staff page while screening is not reliable enough to sell. */
export function ScreeningNote({ isDemonstration, isComplete, isStale }: NoteProps) {
  const messages = useComplianceMessages()
  const alarm = !isComplete ? messages.missing : isStale && !isDemonstration ? messages.stale : null
  const message = alarm ?? (isDemonstration ? messages.demonstration : null)
  if (message === null) return null
  const edge = alarm ? 'border-l-bad' : 'border-l-warn'
  return (
    <p
      role="status"
      className={`rounded-field border border-line border-l-4 bg-sunk px-4 py-3 lg:py-1 ${edge}`}
    >
      {message}
    </p>
  )
}
