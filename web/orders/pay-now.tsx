import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDeadline } from '#kernel/time.ts'
import { isClaiming } from '#shop/orders/lifecycle/order-state.rules.ts'
import { headlineOf } from '#shop/orders/lifecycle/progress.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import type { ZelleStatus } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import type { OfferedMethod } from '#shop/payments/methods/method.rules.ts'
import { ProofInHands } from '#shop/payments/ui/proof-in-hands.tsx'
import { ReservedItems, ZelleInstructions } from '#shop/payments/ui/zelle-instructions.tsx'
import { paymentPage } from '#web/checkout/payment/provider-outcome.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'

interface PayNowProps {
  readonly order: Order
  readonly zelle: ZelleStatus | null
  /** The providers at which a transfer's order may be paid instead. */
  readonly online: readonly OfferedMethod[]
  readonly token: string
}

/** The same order at a provider, on a page that says what that means. */
function PayOnline({ method, token }: { method: OfferedMethod; token: string }) {
  const messages = useOrderMessages().pay
  const values = { method: method.name }
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <p>{format(messages.instead, values)}</p>
      <p>
        <ButtonLink to={paymentPage(method.method, token)} reloadDocument>
          {format(messages.online, values)}
        </ButtonLink>
      </p>
    </section>
  )
}

type PayByTransferProps = PayNowProps & { readonly zelle: ZelleStatus }

function PayByTransfer({ order, zelle, online, token }: PayByTransferProps) {
  const messages = useOrderMessages().pay
  const locale = useLocale()
  const { isDemonstration } = useShop().facts
  const isAlive = useHydrated()
  return (
    <div className="grid gap-4 print:hidden">
      <ZelleInstructions
        {...zelle}
        until={null}
        itemsUntil={zelle.itemsUntil && formatDeadline(zelle.itemsUntil, locale, order.destination)}
        isDemonstration={isDemonstration}
        isAlive={isAlive}
      />
      <p>
        <ButtonLink to={`/pedido/${token}/comprobante`} look="sun">
          {format(messages.proof, { method: zelle.methodName })}
        </ButtonLink>
      </p>
      {online.map((method) => (
        <PayOnline key={method.method} method={method} token={token} />
      ))}
    </div>
  )
}

/** What the buyer still has to do to pay; null where nothing is due. */
export function PayNow({ order, zelle, online, token }: PayNowProps) {
  const messages = useOrderMessages().pay
  const headline = headlineOf(order)
  if ((headline === 'send_proof' || headline === 'partly_paid') && zelle)
    return <PayByTransfer order={order} zelle={zelle} online={online} token={token} />
  if (zelle && isClaiming(zelle.state))
    return (
      <>
        <ReservedItems items={zelle.items} itemsUntil={null} isProven />
        {zelle.state === 'proof_received' && <ProofInHands />}
      </>
    )
  if (headline !== 'pay_now') return null
  return (
    <p className="print:hidden">
      <ButtonLink to={paymentPage(order.method, token)} look="sun" reloadDocument>
        {format(messages.online, { method: order.methodName })}
      </ButtonLink>
    </p>
  )
}
