import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { TotalsBox } from '#shop/cart/ui/totals-box.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { FoldedCartCheck } from '#web/cart/check/cart-check-notice.tsx'
import { ArrivalText } from '#web/shell/destination/arrival.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import type { CheckoutFrameData } from './checkout.ts'

type SummaryProps = Pick<CheckoutFrameData, 'served' | 'arrival'>
type CheckedProps = SummaryProps & Pick<CheckoutFrameData, 'check'>

function Lines({ served }: Pick<SummaryProps, 'served'>) {
  return (
    <ul className="grid">
      {served.totals.lines.map(({ product, quantity, amount }) => (
        <li
          key={product.id}
          className="flex items-baseline justify-between gap-4 border-line border-b py-2 text-sm"
        >
          <span className="min-w-0">
            <span className="figures">{quantity} × </span>
            {unbroken(product.name)}
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  )
}

function Details({ served, arrival }: SummaryProps) {
  const messages = useCheckoutMessages().summary
  const { destination } = useShop()
  return (
    <>
      <Lines served={served} />
      <div className="mt-3">
        <TotalsBox totals={served.totals} destination={destination} code={served.code} />
      </div>
      {arrival && <ArrivalText arrival={arrival} className="mt-4 text-sm" />}
      <TextLink to="/carrito" className="mt-2 text-sm">
        {messages.change}
      </TextLink>
    </>
  )
}

/** The total with its parts: beside the form where there is room, otherwise in a disclosure. */
export function CheckoutSummary({ served, arrival, check }: CheckedProps) {
  const messages = useCheckoutMessages().summary
  const locale = useLocale()
  const pieces = served.totals.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <details className="rounded-card border border-line bg-raised shadow-card lg:hidden">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 p-4">
          <span>
            <span className="font-semibold">{messages.title}</span>
            <span className="block text-soft-ink text-sm underline underline-offset-4">
              {formatPlural(locale, messages.pieces, pieces)} · {messages.show}
            </span>
          </span>
          <strong className="text-xl" data-total="">
            <Money amount={served.totals.total} />
          </strong>
        </summary>
        <div className="border-line border-t p-4">
          <Details served={served} arrival={arrival} />
        </div>
      </details>
      <FoldedCartCheck check={check} />
      <section
        aria-label={messages.title}
        className="rounded-card border border-line bg-raised p-6 shadow-card max-lg:hidden lg:sticky lg:top-6"
      >
        <h2 className="mb-2 font-bold text-xl">{messages.title}</h2>
        <Details served={served} arrival={arrival} />
      </section>
    </>
  )
}
