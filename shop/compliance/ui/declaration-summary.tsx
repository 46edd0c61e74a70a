import { LinkedProblems } from '#design/forms/validity/linked-problems.tsx'
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

export function DeclarationSummary({ messages, buyerName, problems }: DeclarationSummaryProps) {
  if (problems.length === 0) return null
  return (
    <LinkedProblems
      sentence={sentenceOf(messages, problems)}
      links={problems.flatMap((problem) => linkOf(messages, buyerName, problem) ?? [])}
      sent={problems}
      isInRow
    />
  )
}
