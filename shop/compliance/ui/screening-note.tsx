import type { ScreeningMode } from '../screening.rules.ts'
import { useComplianceWords } from './use-compliance-words.ts'

type NoteProps = Pick<ScreeningMode, 'isDemonstration' | 'isComplete' | 'isStale'>

/** What every page of the staff says while screening is not as it must be to sell; else nothing. */
export function ScreeningNote({ isDemonstration, isComplete, isStale }: NoteProps) {
  const words = useComplianceWords()
  const alarm = !isComplete ? words.missing : isStale && !isDemonstration ? words.stale : null
  const said = alarm ?? (isDemonstration ? words.demonstration : null)
  if (said === null) return null
  const edge = alarm ? 'border-l-bad' : 'border-l-warn'
  return (
    <p
      role="status"
      className={`rounded-field border border-line border-l-4 bg-sunk px-4 py-3 ${edge}`}
    >
      {said}
    </p>
  )
}
