import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import { usePaymentMessages } from './use-messages.ts'

interface ZelleInstructionsProps {
  readonly amount: Usd
  readonly due: Usd
  readonly recipient: string
  readonly registeredName: string
  readonly memo: string
  /** Formatted; null without a deadline. */
  readonly until: string | null
  readonly askedAgain?: string
  readonly isAlive: boolean
}

function Copy({ text, label }: { text: string; label: string }) {
  const messages = usePaymentMessages().zelle
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button look="quiet" onClick={copy} aria-label={`${messages.copy}: ${label}`}>
      <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
    </Button>
  )
}

interface FactProps {
  readonly label: string
  readonly text: string
  readonly hint?: string
  readonly isAlive: boolean
}

function Fact({ label, text, hint, isAlive }: FactProps) {
  return (
    <div className="flex items-center justify-between gap-2 border-line border-t py-2">
      <div className="min-w-0">
        <dt className="text-soft-ink text-sm">{label}</dt>
        <dd className="break-words font-semibold">{text}</dd>
        {hint && <p className="text-soft-ink text-sm">{hint}</p>}
      </div>
      {isAlive && <Copy text={text} label={label} />}
    </div>
  )
}

/** The transfer's recipient, amount, memo and deadline. */
export function ZelleInstructions(props: ZelleInstructionsProps) {
  const messages = usePaymentMessages().zelle
  const { amount, due, isAlive, askedAgain = '' } = props
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-5">
      {askedAgain !== '' && (
        <p className="rounded-field border border-line border-l-4 border-l-bad bg-paper p-3">
          {format(messages.askedAgain, { reason: askedAgain })}
        </p>
      )}
      <h2 className="font-bold text-lg">{messages.steps}</h2>
      <p>
        <span className="text-soft-ink text-sm">
          {due === amount ? messages.amount : messages.due}
        </span>
        <br />
        <Money amount={due} className="font-bold text-3xl" />
      </p>
      <dl className="grid">
        <Fact label={messages.recipient} text={props.recipient} isAlive={isAlive} />
        <Fact label={messages.name} text={props.registeredName} isAlive={isAlive} />
        <Fact label={messages.memo} text={props.memo} hint={messages.memoText} isAlive={isAlive} />
      </dl>
      {props.until && (
        <p className="font-semibold">{format(messages.until, { date: props.until })}</p>
      )}
      <p className="text-soft-ink text-sm">{messages.warning}</p>
    </section>
  )
}
