import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { attemptAt, newestAttempt } from './attempts.queries.server.ts'
import { capturePayment } from './capture.service.server.ts'
import { markHandled, wasHandled } from './events.queries.server.ts'
import type { Payable, Payables, Paying } from './payable.service.server.ts'
import type { PaymentAttempt, ProviderEvent, ProviderName } from './payment.rules.ts'
import { type NoticeRefusal, type ProviderNotice, ProviderUnavailable } from './provider.server.ts'
import { providers } from './providers.server.ts'
import { settle } from './settle.service.server.ts'

export type WebhookRefusal = NoticeRefusal | 'provider_unavailable'

interface Received {
  readonly provider: ProviderName
  readonly payables: Payables
  readonly event: ProviderEvent
}

async function inspect(
  ctx: Paying,
  payable: Payable,
  paymentAttempt: PaymentAttempt,
): Promise<void> {
  const response = await providers[paymentAttempt.provider].inspect(ctx, paymentAttempt)
  if (response.ok) await settle(ctx, payable, paymentAttempt, response.value)
}

/** The payment that an event names, if it is one of the shop's. */
const paymentOf = (ctx: Paying, { provider, payables, event }: Received) =>
  asSystemWithin(ctx, 'which payment is it', async ({ tx }) => {
    for (const payable of Object.values(payables)) {
      const paymentAttempt = await attemptAt(tx, payable.kind, event.providerPaymentId)
      if (paymentAttempt?.provider === provider) return { payable, attempt: paymentAttempt }
    }
    return null
  })

/** The payable that a capture paid. */
const paidBy = (ctx: Paying, { provider, payables, event }: Received) =>
  asSystemWithin(ctx, 'what is it about', async ({ tx }) => {
    for (const payable of Object.values(payables))
      for (const captureId of event.captureIds) {
        const id = await payable.ledger.payableOfCapture(tx, provider, captureId)
        if (id) return { payable, paid: { payableId: id, provider }, captureId }
      }
    return null
  })

async function onChanged(ctx: Paying, received: Received): Promise<void> {
  const { action, providerPaymentId } = received.event
  const known = providerPaymentId === '' ? null : await paymentOf(ctx, received)
  if (!known) return
  if (action === 'approved') await capturePayment(ctx, known.payable, providerPaymentId)
  else await inspect(ctx, known.payable, known.attempt)
}

/** A lost dispute refunds the money: the provider's state is applied. */
async function onDispute(ctx: Paying, received: Received): Promise<void> {
  const { dispute, reference, outcome } = received.event
  const about = await paidBy(ctx, received)
  if (!about) return
  const { payable, paid } = about
  if (dispute !== 'lost')
    return asSystemWithin(ctx, 'a dispute at a provider', (inside) =>
      payable.onDisputed(inside, paid, { isSaved: dispute === 'kept', reference, outcome }),
    )
  const paymentAttempt = await asSystemWithin(ctx, 'how it was paid', ({ tx }) =>
    newestAttempt(tx, payable.kind, paid),
  )
  if (paymentAttempt) await inspect(ctx, payable, paymentAttempt)
}

async function onReversed(ctx: Paying, received: Received): Promise<void> {
  await onChanged(ctx, received)
  const about = await paidBy(ctx, received)
  if (!about) return
  const { payable, paid, captureId } = about
  await asSystemWithin(ctx, 'a provider took money back', (inside) =>
    payable.onReversed(inside, paid, captureId),
  )
  ctx.log.error({ [payable.kind]: paid.payableId }, 'a provider took money back')
}

const actions: Readonly<
  Record<ProviderEvent['action'], (ctx: Paying, received: Received) => Promise<void>>
> = {
  approved: onChanged,
  changed: onChanged,
  reversed: onReversed,
  dispute: onDispute,
  none: async () => {},
}

async function take(ctx: Paying, received: Received): Promise<void> {
  const { provider, event } = received
  const isKnown = await asSystemWithin(ctx, 'is a notice new', ({ tx }) =>
    wasHandled(tx, provider, event.id),
  )
  if (isKnown) return
  await actions[event.action](ctx, received)
  await asSystemWithin(ctx, 'a notice was dealt with', ({ tx, now }) =>
    markHandled(tx, { provider, id: event.id, event_type: event.type, handled_at: now }),
  )
}

/** Handles a provider's event once; an event with an invalid signature changes nothing. */
export async function handleWebhook(
  ctx: Paying,
  payables: Payables,
  { provider, notice }: { readonly provider: ProviderName; readonly notice: ProviderNotice },
): Promise<Result<null, WebhookRefusal>> {
  try {
    const event = await providers[provider].handleWebhook(ctx, notice)
    if (!event.ok) return event
    await take(ctx, { provider, payables, event: event.value })
    return ok(null)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error }, 'a notice of a provider could not be checked')
    return refused('provider_unavailable')
  }
}
