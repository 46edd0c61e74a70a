import { useEffect, useRef } from 'react'
import { focusLinked } from '#design/forms/focus-linked.ts'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useProblems } from './form-state.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** The number of problems with links to their fields; announced when it appears. */
export function ProblemSummary() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const { problems, sent } = useProblems()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent.length > 0) box.current?.focus()
  }, [sent])
  if (problems.length === 0) return null
  const sentences = messages.problems as Readonly<Record<string, string>>
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this brings the problems into sight
      autoFocus
      className="rounded-card border border-line border-l-4 border-l-bad bg-raised p-4 outline-none"
    >
      <p className="font-semibold">{formatPlural(locale, messages.correct, problems.length)}</p>
      <ul className="mt-1 grid">
        {problems.map(({ field, code }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={focusLinked}
              className="inline-flex min-h-11 items-center py-1.5 leading-tight underline underline-offset-4"
            >
              {sentences[code] ?? code}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
