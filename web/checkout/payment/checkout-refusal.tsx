import { Form, Link } from 'react-router'
import { Button, buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { correctUrl, stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import type { StepResult } from '../checkout.ts'

const places = {
  cart: '/carrito',
  delivery: stepPaths.delivery,
  declaration: stepPaths.declaration,
}

interface RefusalProps {
  readonly refusal: NonNullable<StepResult['refusal']>
  readonly total: Usd
}

/** Why the order was not placed, with a link to the step that corrects it. */
export function CheckoutRefusal({ refusal, total }: RefusalProps) {
  const messages = useCheckoutMessages()
  const place = refusal === 'price_changed' ? null : correctUrl(refusal)
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-line border-l-4 border-l-bad bg-raised p-4"
    >
      <p className="font-semibold">
        {format(messages.refusals[refusal], { total: formatUsd(total) })}
      </p>
      {place && (
        <Link to={places[place]} className={buttonClass()}>
          {messages.refusals.where[place]}
        </Link>
      )}
      {refusal === 'attempt_reused' && (
        <Form method="post">
          <Button type="submit" name="intent" value="again">
            {messages.payment.again}
          </Button>
        </Form>
      )}
    </div>
  )
}
