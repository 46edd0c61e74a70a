import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { isLinkFresh, nextCheck } from '#shop/payments/paypal/paypal-checks.rules.ts'
import { beginAtPayPal } from '#shop/payments/paypal/talk.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import type { Donation } from '../donation.rules.ts'
import { lockDonation } from '../donations.queries.server.ts'
import { takesPayPal } from '../methods.service.server.ts'
import { giftOrder } from './gift-order.rules.ts'
import { type GiftPayment, mayBePaid } from './gift-payment.rules.ts'
import { changePayment, insertGiftPayment, livePayment } from './gift-payments.queries.server.ts'

type Starting = Needs<'now' | 'config' | 'log' | 'shopUrl' | 'locale'>

export type GiftStartRefusal =
  | 'not_configured'
  | 'order_not_found'
  | 'order_held'
  | 'not_payable'
  | 'paypal_away'
  | 'paypal_refused'
export interface StartedGift {
  readonly payPalOrderId: string
  readonly approveLink: string
}
type Started = Result<StartedGift, GiftStartRefusal>

const system = (ctx: Starting, why: string) => ({ ...ctx, ...asSystem(ctx.db, why) })

function refusalOf(donation: Donation | null): GiftStartRefusal | null {
  if (!donation) return 'order_not_found'
  if (donation.method !== 'paypal') return 'not_payable'
  if (donation.state === 'held') return 'order_held'
  return mayBePaid(donation.state) ? null : 'not_payable'
}

interface Opened {
  readonly donation: Donation
  readonly payment: GiftPayment
}

/** The attempt that is under way, or a new one; two who begin at once get the same. */
const open = (ctx: Starting, donationId: string): Promise<Result<Opened, GiftStartRefusal>> =>
  inTransaction(system(ctx, 'a gift begins at PayPal'), async ({ tx, now }) => {
    const donation = await lockDonation(tx, donationId)
    const refusal = refusalOf(donation)
    if (refusal || !donation) return refused(refusal ?? 'order_not_found')
    const old = await livePayment(tx, donationId)
    if (old?.state === 'open' && !isLinkFresh(old.createdAt, now))
      await changePayment(tx, old.id, { state: 'closed', last_issue: 'not used in time' })
    await insertGiftPayment(tx, {
      donation_id: donationId,
      amount_cents: donation.amount,
      created_at: now,
      next_check_at: now,
    })
    const payment = await livePayment(tx, donationId)
    const isOpen = payment?.state === 'creating' || payment?.state === 'open'
    return payment && isOpen ? ok({ donation, payment }) : refused('not_payable')
  })

const close = (ctx: Starting, { id }: GiftPayment, issue: string) =>
  inTransaction(system(ctx, 'PayPal refused to begin a gift'), ({ tx }) =>
    changePayment(tx, id, { state: 'closed', last_issue: issue }),
  )

const noteCreated = (ctx: Starting, payment: GiftPayment, made: StartedGift) =>
  inTransaction(system(ctx, 'a gift was begun'), async ({ tx, now }) => {
    await lockDonation(tx, payment.donationId)
    const kept = await livePayment(tx, payment.donationId)
    if (kept?.id !== payment.id || kept.state !== 'creating') return
    await changePayment(tx, payment.id, {
      state: 'open',
      paypal_order_id: made.payPalOrderId,
      approve_link: made.approveLink,
      next_check_at: nextCheck('open', 0, now),
    })
  })

async function create(ctx: Starting, { donation, payment }: Opened): Promise<Started> {
  const { shopName } = await currentShopFacts({
    ...system(ctx, 'whom PayPal names'),
    locale: donation.locale,
  })
  const place = (name: string) => `${ctx.shopUrl}/donar/paypal/${name}?intento=${payment.id}`
  const body = giftOrder(donation, {
    shopName,
    returnUrl: place('vuelta'),
    cancelUrl: place('cancelado'),
  })
  const told = await beginAtPayPal(ctx, body, payment.id)
  if (told.kind === 'away') return refused('paypal_away')
  if (told.kind === 'refused') {
    ctx.log.error({ donation: donation.memo, issue: told.issue }, 'PayPal refused a gift')
    await close(ctx, payment, told.issue)
    return refused('paypal_refused')
  }
  const made = { payPalOrderId: told.value.id, approveLink: told.value.approveLink }
  await noteCreated(ctx, payment, made)
  return ok(made)
}

/** Begins a gift at PayPal; the same gift leads to the same payment there. */
export async function startGift(ctx: Starting, donationId: string): Promise<Started> {
  if (!(await takesPayPal(ctx))) return refused('not_configured')
  const opened = await open(ctx, donationId)
  if (!opened.ok) return opened
  const { payPalOrderId, approveLink } = opened.value.payment
  return payPalOrderId === null ? create(ctx, opened.value) : ok({ payPalOrderId, approveLink })
}
