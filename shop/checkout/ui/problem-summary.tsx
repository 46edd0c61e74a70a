import { LinkedProblems } from '#design/forms/validity/linked-problems.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useProblems } from './form-state.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** The number of problems with links to their fields; announced when it appears. */
export function ProblemSummary() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const { problems, sent } = useProblems()
  if (problems.length === 0) return null
  const sentences = messages.problems as Readonly<Record<string, string>>
  return (
    <LinkedProblems
      sentence={formatPlural(locale, messages.correct, problems.length)}
      links={problems.map(({ field, code }) => ({ to: field, text: sentences[code] ?? code }))}
      sent={sent}
    />
  )
}
