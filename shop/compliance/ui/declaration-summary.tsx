import { useEffect, useRef } from 'react'
import { focusLinked } from '#design/forms/focus-linked.ts'
import { format } from '#kernel/messages.ts'
import type { Declaration } from '../declarations/declaration.rules.ts'
import {
  type DeclarationProblem,
  declarationField,
  numberOf,
} from '../declarations/declaration-form.rules.ts'

interface DeclarationSummaryProps {
  readonly messages: Declaration['messages']
  readonly buyerName: string
  readonly problems: readonly DeclarationProblem[]
}

type Messages = Declaration['messages']

const sentenceOf = (messages: Messages, problems: readonly DeclarationProblem[]) => {
  if (problems.some(({ code }) => code === 'changed')) return messages.changed
  return problems.some(({ code }) => code === 'mustAccept') ? messages.mustAccept : null
}

const linkOf = (messages: Messages, buyerName: string, problem: DeclarationProblem) => {
  if (problem.field === 'version') return null
  if (problem.field === 'signature')
    return {
      to: declarationField.signature,
      text: format(messages[problem.code], { name: buyerName }),
    }
  return {
    to: declarationField.statement(problem.field),
    text: format(messages.point, { number: String(numberOf(problem.field)) }),
  }
}

/** What is missing, with links to it; in sight when it appears, with scripts and without. */
export function DeclarationSummary({ messages, buyerName, problems }: DeclarationSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  const links = problems.flatMap((problem) => linkOf(messages, buyerName, problem) ?? [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this brings the problems into sight
      autoFocus
      className="rounded-field border-bad border-l-4 bg-sunk px-4 py-3 outline-none"
    >
      <p>{sentenceOf(messages, problems)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ to, text }) => (
          <li key={to}>
            <a
              href={`#${to}`}
              onClick={focusLinked}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
