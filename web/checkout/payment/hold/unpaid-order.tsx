import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import type { OfferedMethod } from '#shop/payments/methods/method.rules.ts'
import { usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import { Countdown } from './countdown.tsx'

interface HoldProps {
  readonly isShort: boolean
  readonly until: Date
  readonly date: string
  readonly time: string
}

/** Until when the items are held. */
export function Hold({ isShort, until, date, time }: HoldProps) {
  const messages = usePaymentMessages().provider
  if (!isShort) return <p>{format(messages.untilDate, { date })}</p>
  return (
    <p>
      {format(messages.until, { time })}{' '}
      <span className="js-only">
        {messages.left} <Countdown until={until} />
      </span>
    </p>
  )
}

/** The same order by a transfer. */
export function OtherMethod({ method, url }: { method: OfferedMethod; url: string }) {
  const messages = usePaymentMessages().provider
  const values = { method: method.name }
  return (
    <form
      method="post"
      action={url}
      className="grid gap-3 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="intent" value="transfer" />
      <p>{format(messages.other, values)}</p>
      <Button type="submit" name="method" value={method.method}>
        {format(messages.otherButton, values)}
      </Button>
    </form>
  )
}
