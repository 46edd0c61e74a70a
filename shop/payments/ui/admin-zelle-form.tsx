import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { useZelleStaffMessages } from './use-messages.ts'
import type { ZelleCase, ZelleResult } from './zelle-case.ts'

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly inputMode?: 'decimal' | 'text'
}

function Field({ id, name, label, value, inputMode = 'text' }: FieldProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={400}
        className="min-h-11 w-full min-w-0 rounded-field border border-soft-ink bg-paper px-3 py-2"
      />
    </div>
  )
}

function SecondLook({ zelleCase }: { zelleCase: ZelleCase }) {
  const messages = useZelleStaffMessages().form
  const locale = useLocale()
  if (!zelleCase.needsSecond) return null
  const { first } = zelleCase
  if (!first) return <p className="font-semibold text-sm">{messages.second}</p>
  const text = first.isMe ? messages.firstIsMe : messages.firstIsOther
  return (
    <p className="font-semibold text-sm">{format(text, { date: formatDate(first.at, locale) })}</p>
  )
}

const open = ['awaiting_proof', 'proof_received', 'partly_paid']

function Choices({ zelleCase }: { zelleCase: ZelleCase }) {
  const messages = useZelleStaffMessages().form
  const isOpen = open.includes(zelleCase.state)
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" name="intent" value="approve" look="sun">
        {isOpen ? messages.approve : messages.late}
      </Button>
      {isOpen && (
        <Button type="submit" name="intent" value="partial">
          {messages.partial}
        </Button>
      )}
      {zelleCase.state === 'proof_received' && (
        <Button type="submit" name="intent" value="again">
          {messages.again}
        </Button>
      )}
      {isOpen && (
        <Button type="submit" name="intent" value="reject" look="grave">
          {messages.reject}
        </Button>
      )}
      {zelleCase.first && (
        <Button type="submit" name="intent" value="look_again" look="quiet">
          {messages.look_again}
        </Button>
      )}
    </div>
  )
}

/** The form for what the bank shows and the decision. */
export function AdminZelleForm({
  zelleCase,
  result,
}: {
  zelleCase: ZelleCase
  result: ZelleResult | null
}) {
  const messages = useZelleStaffMessages()
  const { form } = messages
  const id = (name: string) => `${name}-${zelleCase.orderId}`
  return (
    <form method="post" action="/admin/zelle" className="grid content-start gap-3">
      <input type="hidden" name="order" value={zelleCase.orderId} />
      <SecondLook zelleCase={zelleCase} />
      <Field
        id={id('reference')}
        name="reference"
        label={form.reference}
        value={result?.input?.reference}
      />
      <Field id={id('amount')} name="amount" label={form.amount} inputMode="decimal" />
      <Field id={id('reason')} name="reason" label={form.reason} value={result?.input?.reason} />
      {result && (
        <p role="alert" className="text-bad text-sm">
          {messages.problems[result.problem]}
        </p>
      )}
      <Choices zelleCase={zelleCase} />
    </form>
  )
}
