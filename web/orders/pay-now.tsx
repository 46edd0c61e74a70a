import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { isClaiming } from '#shop/orders/lifecycle/order-state.rules.ts'
import { headlineOf } from '#shop/orders/lifecycle/progress.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import type { ZelleStatus } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { ProofInHands } from '#shop/payments/ui/proof-in-hands.tsx'
import { ReservedItems, ZelleInstructions } from '#shop/payments/ui/zelle-instructions.tsx'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'

interface PayNowProps {
  readonly order: Order
  readonly zelle: ZelleStatus | null
  readonly token: string
}

function PayByTransfer({ zelle, token }: { zelle: ZelleStatus; token: string }) {
  const messages = useOrderMessages().pay
  const locale = useLocale()
  const { isDemonstration } = useShop().facts
  const isAlive = useHydrated()
  return (
    <div className="grid gap-4 print:hidden">
      <ZelleInstructions
        {...zelle}
        until={null}
        itemsUntil={zelle.itemsUntil ? formatDateTime(zelle.itemsUntil, locale) : null}
        isDemonstration={isDemonstration}
        isAlive={isAlive}
      />
      <p>
        <ButtonLink to={`/pedido/${token}/comprobante`} look="sun">
          {format(messages.proof, { method: zelle.methodName })}
        </ButtonLink>
      </p>
    </div>
  )
}

/** What the buyer still has to do to pay; null where nothing is due. */
export function PayNow({ order, zelle, token }: PayNowProps) {
  const messages = useOrderMessages().pay
  const headline = headlineOf(order)
  if (headline === 'send_proof' && zelle) return <PayByTransfer zelle={zelle} token={token} />
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
      <ButtonLink to={`/checkout/${order.method}/${token}`} look="sun" reloadDocument>
        {format(messages.online, { method: order.methodName })}
      </ButtonLink>
    </p>
  )
}
