import { useId, useState } from 'react'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import type { Declaration } from '../declarations/declaration.rules.ts'
import {
  type DeclarationProblem,
  declarationField,
  type DeclarationFields as Fields,
  type StatementId,
  statementIdAt,
} from '../declarations/declaration-form.rules.ts'
import { DeclarationSummary } from './declaration-summary.tsx'
import { ProhibitedOfficials } from './prohibited-officials.tsx'

interface StatementProps {
  readonly id: StatementId
  readonly number: number
  readonly text: string
  readonly isAccepted: boolean
  /** The field error, if any. */
  readonly problem: string | undefined
}

function Statement({ id, number, text, isAccepted, problem: refused }: StatementProps) {
  const problemId = useId()
  const [isTicked, setTicked] = useState(isAccepted)
  const problem = isTicked ? undefined : refused
  return (
    <li className="grid gap-1">
      <label
        className={`grid cursor-pointer grid-cols-[auto_1fr] items-start gap-3 rounded-card border bg-raised p-4 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-[var(--focus)] has-[input:focus-visible]:outline-offset-2 ${problem ? 'border-bad' : 'border-line has-checked:border-good'}`}
      >
        <input
          type="checkbox"
          id={declarationField.statement(id)}
          name={declarationField.statement(id)}
          defaultChecked={isAccepted}
          onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          className="mt-0.5 size-6 accent-[var(--good)] outline-none"
        />
        <span>
          <span className="font-semibold tabular-nums">{number}. </span>
          {text}
        </span>
      </label>
      {problem && (
        <p id={problemId} className="text-bad text-sm">
          {problem}
        </p>
      )}
    </li>
  )
}

interface SignatureProps {
  readonly messages: Declaration['messages']
  readonly buyerName: string
  readonly value: string
  readonly problem: string | undefined
}

function Signature({ messages, buyerName, value, problem }: SignatureProps) {
  return (
    <LabelledField
      label={messages.signature}
      hint={format(messages.hint, { name: buyerName })}
      refused={problem}
      id={declarationField.signature}
      name={declarationField.signature}
      defaultValue={value}
      autoComplete="name"
      maxLength={200}
      className="max-w-xl font-display text-lg"
    />
  )
}

interface DeclarationFieldsProps {
  readonly declaration: Declaration
  readonly buyerName: string
  /** Values entered before, after an error or from a draft. */
  readonly fields?: Fields | undefined
  readonly problems?: readonly DeclarationProblem[] | undefined
}

const noProblems: readonly DeclarationProblem[] = []

/** The declaration's form fields for the checkout; they work without scripts. */
export function DeclarationFields(props: DeclarationFieldsProps) {
  const { declaration, buyerName, fields, problems = noProblems } = props
  const { messages, wording, version, locale } = declaration
  const problemOf = (field: DeclarationProblem['field']) =>
    problems.find((problem) => problem.field === field)
  const signature = problemOf('signature')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-bold font-display text-xl">{wording.title}</legend>
      <p className="measure text-soft-ink">{wording.intro}</p>
      <DeclarationSummary messages={messages} buyerName={buyerName} problems={problems} />
      <input type="hidden" name={declarationField.version} value={version} />
      <input type="hidden" name={declarationField.locale} value={locale} />
      <ol className="grid list-none gap-3">
        {wording.statements.map((text, i) => {
          const id = statementIdAt(i)
          return (
            <Statement
              key={id}
              id={id}
              number={i + 1}
              text={text}
              isAccepted={fields?.accepted.includes(id) ?? false}
              problem={problemOf(id) && messages.mustTick}
            />
          )
        })}
      </ol>
      <ProhibitedOfficials wording={wording} />
      <Signature
        messages={messages}
        buyerName={buyerName}
        value={fields?.signature ?? ''}
        problem={signature && format(messages[signature.code], { name: buyerName })}
      />
      <p className="text-soft-ink text-sm">{messages.stored}</p>
    </fieldset>
  )
}
