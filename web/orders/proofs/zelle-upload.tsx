import { data, redirectDocument } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { formatDeadline } from '#kernel/time.ts'
import { isClaiming } from '#shop/orders/lifecycle/order-state.rules.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { takesProof } from '#shop/payments/manual-transfer/transfer.rules.ts'
import { zelleOf } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { ProofInHands } from '#shop/payments/ui/proof-in-hands.tsx'
import { usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import { ZelleInstructions } from '#shop/payments/ui/zelle-instructions.tsx'
import { ZelleProofForm } from '#shop/payments/ui/zelle-proof-form.tsx'
import { payersOrder } from '#web/checkout/payment/provider-page.server.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { formOrConnectionLost, sentResult } from '#web/shell/request/or-connection-lost.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/zelle-upload'
import { handleUpload } from './zelle-upload.server.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  const zelle = order && (await zelleOf(ctx, order.id))
  if (!order || !zelle) throw data(null, { status: 404 })
  const title = format(messagesIn(ctx.locale).payments.zelle.title, { method: zelle.methodName })
  const notice = new URL(request.url).searchParams.get('comprobante')
  return {
    zelle: { ...zelle, payBy: null, itemsUntil: null },
    itemsUntil: zelle.itemsUntil && formatDeadline(zelle.itemsUntil, ctx.locale, order.destination),
    until: zelle.payBy && formatDeadline(zelle.payBy, ctx.locale, order.destination),
    link: linkOf(ctx, order, 'payer'),
    address: `/pedido/${params.token}/comprobante`,
    isWaiting: takesProof(zelle.state),
    notice: notice === 'kept' || notice === 'known' ? notice : null,
    ...privatePageTitled(ctx.locale, '/pedido/buscar', title, 'payments'),
  }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Stores a proof; errors are shown beside the file, and the fields stay filled. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  if (!order) throw data(null, { status: 404 })
  const result = await handleUpload(ctx, order.id, request)
  if (result.saved === null) return data(result, { status: 400 })
  return redirectDocument(`/pedido/${params.token}/comprobante?comprobante=${result.saved}`, 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formOrConnectionLost(serverAction)

const notice = 'rounded-field border border-line border-l-4 bg-raised p-3'

export default function ZelleUploadPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePaymentMessages()
  const { isDemonstration } = useShop().facts
  const isAlive = useHydrated()
  const { zelle, until, itemsUntil, link, address: url, isWaiting, notice: outcome } = loaderData
  const { done, known, notWaiting, title } = messages.zelle
  const isProven = zelle.state === 'proof_received'
  const { isLost, refused } = sentResult(actionData)
  const form = (
    <ZelleProofForm
      action={url}
      input={refused?.input ? { ...refused.input, paidOn: refused.input.paidOn ?? '' } : undefined}
      problems={refused?.problems ?? {}}
      isLost={isLost}
    />
  )
  return (
    <div className="page grid gap-5 py-8 md:py-12">
      <h1 className="font-bold text-3xl">{format(title, { method: zelle.methodName })}</h1>
      {outcome && !actionData && (
        <p role="status" className={`${notice} border-l-good`}>
          {outcome === 'kept' ? done : known}
        </p>
      )}
      {isWaiting ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {isProven && <ProofInHands />}
          {!zelle.isHeld && !isProven && (
            <ZelleInstructions
              {...zelle}
              until={until}
              itemsUntil={itemsUntil}
              isProven={isClaiming(zelle.state)}
              isDemonstration={isDemonstration}
              isAlive={isAlive}
            />
          )}
          {isProven ? (
            <details
              open={actionData !== undefined}
              className="rounded-card border border-line bg-raised px-5"
            >
              <summary className="min-h-12 cursor-pointer content-center font-semibold">
                {messages.zelle.another}
              </summary>
              <div className="pb-5">{form}</div>
            </details>
          ) : (
            <div className="rounded-card border border-line bg-raised p-5">{form}</div>
          )}
        </div>
      ) : (
        <p className={notice}>{notWaiting}</p>
      )}
      <p>
        <ButtonLink to={link}>{messages.provider.order}</ButtonLink>
      </p>
    </div>
  )
}
