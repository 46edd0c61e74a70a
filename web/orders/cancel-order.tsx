import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { cancelRefusal } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'

interface CancelOrderProps {
  readonly order: Order
  /** The result of the last attempt. */
  readonly isCancelled?: boolean | undefined
  /** The page that cancels it, where that is another one. */
  readonly url?: string
}

/** In a disclosure, so that no order is cancelled by accident. */
export function CancelOrder({ order, isCancelled, url }: CancelOrderProps) {
  const messages = useOrderMessages().cancel
  if (isCancelled !== undefined)
    return (
      <p role="status" className="rounded-card border border-line bg-raised p-4">
        {isCancelled ? messages.done : messages.refused}
      </p>
    )
  if (cancelRefusal(order)) return null
  return (
    <details className="rounded-card border border-line bg-raised p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {messages.title}
      </summary>
      <p className="mt-1 text-soft-ink text-sm">{messages.text}</p>
      <Form method="post" action={url} className="mt-3">
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" look="grave">
          {messages.sure}
        </Button>
      </Form>
    </details>
  )
}
