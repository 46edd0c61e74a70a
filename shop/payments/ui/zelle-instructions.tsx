import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import type { ItemsStatus } from '#shop/orders/lifecycle/order-state.rules.ts'
import { usePaymentMessages } from './use-messages.ts'

interface ZelleInstructionsProps {
  readonly methodName: string
  /** By the owner; may be empty. */
  readonly instructions: string
  readonly amount: Usd
  readonly due: Usd
  readonly recipient: string
  readonly registeredName: string
  readonly memo: string
  /** Formatted; null without a deadline. */
  readonly until: string | null
  readonly items: ItemsStatus
  /** Formatted: until when the items are reserved without a proof. */
  readonly itemsUntil: string | null
  readonly isProven?: boolean
  readonly askedAgain?: string
  /** The shop is not ready to sell. */
  readonly isDemonstration: boolean
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
    <Button look="quiet" className="-mr-4" onClick={copy} aria-label={`${messages.copy}: ${label}`}>
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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line border-t py-2">
      <dt className="text-soft-ink text-sm">{label}</dt>
      <dd className="col-start-1 break-words font-semibold">
        {text}
        {hint && <p className="font-normal text-soft-ink text-sm">{hint}</p>}
      </dd>
      {isAlive && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <Copy text={text} label={label} />
        </dd>
      )}
    </div>
  )
}

const itemsBox = 'rounded-field border border-line border-l-4 bg-paper p-3'

interface ReservedItemsProps {
  readonly items: ItemsStatus
  readonly itemsUntil: string | null
  /** The buyer has sent a proof. */
  readonly isProven?: boolean
}

/** Whether the items wait for this payment, and what happens when they do not. */
export function ReservedItems({ items, itemsUntil, isProven = false }: ReservedItemsProps) {
  const messages = usePaymentMessages().zelle.items
  if (items === 'reserved') return null
  if (isProven)
    return items === 'until' ? null : (
      <p role="status" className={`${itemsBox} border-l-warn`}>
        {messages.proven}
      </p>
    )
  if (items === 'until') return <p>{itemsUntil && format(messages.until, { date: itemsUntil })}</p>
  return (
    <p
      role="status"
      className={`${itemsBox} ${items === 'gone' ? 'border-l-bad' : 'border-l-warn'}`}
    >
      {messages[items]}
    </p>
  )
}

/** The transfer's recipient, amount, memo and deadline. */
export function ZelleInstructions(props: ZelleInstructionsProps) {
  const messages = usePaymentMessages().zelle
  const { amount, due, isAlive, isDemonstration, askedAgain = '' } = props
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-5">
      {askedAgain !== '' && (
        <p className="rounded-field border border-line border-l-4 border-l-bad bg-paper p-3">
          {format(messages.askedAgain, { reason: askedAgain })}
        </p>
      )}
      <ReservedItems {...props} />
      <h2 className="font-bold text-lg">{messages.steps}</h2>
      {isDemonstration && <p className={`${itemsBox} border-l-sun`}>{messages.demonstration}</p>}
      <p>
        <span className="text-soft-ink text-sm">
          {due === amount ? messages.amount : messages.due}
        </span>
        <br />
        <Money amount={due} className="font-bold text-3xl" />
      </p>
      <dl className="grid">
        <Fact
          label={format(messages.recipient, { method: props.methodName })}
          text={props.recipient}
          isAlive={isAlive}
        />
        <Fact label={messages.name} text={props.registeredName} isAlive={isAlive} />
        <Fact label={messages.memo} text={props.memo} hint={messages.memoText} isAlive={isAlive} />
      </dl>
      {props.until && (
        <p className="font-semibold">{format(messages.until, { date: props.until })}</p>
      )}
      <p className="text-soft-ink text-sm">
        {messages.warning} {props.instructions}
      </p>
    </section>
  )
}
