import { cents, type Usd } from '#kernel/money.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { screenParties } from '#shop/compliance/screening/screening.service.server.ts'
import {
  emailsQueuedHere,
  type QueuedEmail,
} from '#shop/emails/outbox/sent-emails.service.server.ts'
import { countReference } from '#shop/payments/manual-transfer/references.service.server.ts'
import { referenceProblem } from '#shop/payments/manual-transfer/transfer.rules.ts'
import type { DonationDecision } from './donation.input.ts'
import {
  type Donation,
  type DonationList,
  type DonationState,
  type Found,
  foundIn,
  isReleased,
  maxDonation,
  mayBecome,
  type StaffDonation,
} from './donation.rules.ts'
import { moveAsStaff } from './donation-state.service.server.ts'
import {
  changeDonation,
  countWaiting,
  donationAt,
  donationHistory,
  historiesOf,
  lockDonation,
  newestDonations,
} from './donations.queries.server.ts'
import { writeInstructions } from './donations.service.server.ts'
import {
  donorOfReference,
  insertDonationEntry,
  moneyOf,
  receivedOf,
} from './entries.queries.server.ts'
import {
  type DonationRefundOutcome,
  refundAsIf,
  refundDonation,
} from './payment/refund-donation.service.server.ts'
import { writeReceipt, writeReturn } from './receipt.service.server.ts'
import { lookAgain, type SecondLookRefusal, secondLook } from './second-look.service.server.ts'

export type DonationRefusal =
  | 'not_allowed'
  | 'not_found'
  | 'change_not_allowed'
  | 'reference_missing'
  | 'reference_too_long'
  | 'reference_used'
  | 'sender_missing'
  | 'amount_missing'
  | 'amount_too_large'
  | 'reason_missing'
  | SecondLookRefusal
type Outcome = DonationState | DonationRefundOutcome | 'second_needed' | 'cleared'
type ActionResult = Result<Outcome, DonationRefusal>
type Inside = Ctx & { readonly tx: Tx; readonly me: string; readonly found: readonly Found[] }

const move = async (ctx: Inside, from: Donation, to: DonationState, reason: string) =>
  ok(await moveAsStaff(ctx, from, { to, reason }))

/** A transfer confirmed at the bank counts once; its sender is screened first. */
async function confirm(ctx: Inside, donation: Donation, decision: DonationDecision) {
  const { amount, reference, sender } = decision
  if (ctx.found.length > 0 && !isReleased(donation, sender)) {
    const reason = `${donation.methodName}: ${sender}`
    return ok(await moveAsStaff(ctx, donation, { to: 'held', reason, found: ctx.found }))
  }
  const waits = await secondLook(ctx, donation, { reference, amount: amount ?? cents(0) })
  if (waits) return waits
  if (!(await countReference(ctx, reference, 'donation'))) return refused('reference_used')
  const isNew = await insertDonationEntry(ctx.tx, {
    ...{ donation_id: donation.id, provider: donation.method, kind: 'received' },
    bank_reference: reference,
    ...{ sender_name: sender, amount_cents: amount ?? 0, noted_by: ctx.me, at: ctx.now },
  })
  if (!isNew) return refused('reference_used')
  const counted = amount ?? cents(0)
  await writeReceipt(ctx, donation, counted)
  const reason = `${donation.methodName}: ${reference}`
  return ok(await moveAsStaff(ctx, donation, { to: 'paid', reason, counted }))
}

async function release(ctx: Inside, donation: Donation, { reason }: DonationDecision) {
  const releasedName = donation.found[0]?.name ?? donation.donorName
  await changeDonation(ctx.tx, donation.id, { releasedName })
  const history = await donationHistory(ctx.tx, donation.id)
  const knowsHow = history.some(({ to_state }) => to_state === 'awaiting')
  if (!knowsHow) await writeInstructions(ctx, donation)
  return move(ctx, donation, 'awaiting', reason)
}

async function giveBack(ctx: Inside, donation: Donation, { reason, reference }: DonationDecision) {
  const received = await receivedOf(ctx.tx, donation.id)
  if (!received) return refused('change_not_allowed')
  const isNew = await insertDonationEntry(ctx.tx, {
    ...{ donation_id: donation.id, provider: donation.method, kind: 'returned' },
    bank_reference: reference,
    ...{ sender_name: received.sender_name, amount_cents: Number(received.amount_cents) },
    ...{ noted_by: ctx.me, at: ctx.now },
  })
  if (!isNew) return refused('reference_used')
  await writeReturn(ctx, donation, cents(Number(received.amount_cents)))
  return move(ctx, donation, 'returned', reason)
}

const ends = (to: DonationState) => (ctx: Inside, donation: Donation, decision: DonationDecision) =>
  move(ctx, donation, to, decision.reason)

const verbs = {
  confirm: { to: 'paid', work: confirm },
  release: { to: 'awaiting', work: release },
  refuse: { to: 'refused', work: ends('refused') },
  close: { to: 'closed', work: ends('closed') },
  give_back: { to: 'returned', work: giveBack },
} as const

const amountProblem = (amount: Usd | null): DonationRefusal | null => {
  if (amount === null || amount <= 0) return 'amount_missing'
  return amount > maxDonation ? 'amount_too_large' : null
}

/** An online donation is neither confirmed at the bank nor returned by hand. */
function missingFor(decision: DonationDecision, method: PaymentMethod): DonationRefusal | null {
  const { intent, reference, sender, amount, reason } = decision
  const isByHand = intent === 'confirm' || (intent === 'give_back' && isTransfer(method))
  const unusable = isByHand ? referenceProblem(reference) : null
  if (unusable) return unusable
  if (intent === 'look_again') return null
  if (intent !== 'confirm') return reason === '' ? 'reason_missing' : null
  if (!isTransfer(method)) return 'change_not_allowed'
  if (sender === '') return 'sender_missing'
  return amountProblem(amount)
}

async function whoSent(ctx: Ctx, { intent, sender }: DonationDecision): Promise<readonly Found[]> {
  if (intent !== 'confirm') return []
  const acting = { ...ctx, ...asSystem(ctx.db, 'who sent a donation is screened') }
  return foundIn(await screenParties(acting, [{ role: 'sender', name: sender }]))
}

const decide = (ctx: Ctx, decision: DonationDecision, decider: Pick<Inside, 'me' | 'found'>) =>
  inTransaction(ctx, async (inside): Promise<ActionResult> => {
    const donation = await lockDonation(inside.tx, decision.donation)
    if (!donation) return refused('not_found')
    if (decision.intent === 'look_again') return lookAgain({ ...inside, ...decider }, donation)
    const { to, work } = verbs[decision.intent]
    if (!mayBecome(donation.state, to)) return refused('change_not_allowed')
    return work({ ...inside, ...decider }, donation, decision)
  })

type Ready = Result<{ readonly donation: Donation; readonly me: string }, DonationRefusal>

/** The donation, where the decision lacks nothing. */
async function ready(ctx: Ctx, decision: DonationDecision): Promise<Ready> {
  const { actor } = ctx
  if (actor.role !== 'admin') return refused('not_allowed')
  const { donation } = await donationWithHistory(ctx, decision.donation)
  if (!donation) return refused('not_found')
  const missing = missingFor(decision, donation.method)
  return missing ? refused(missing) : ok({ donation, me: actor.id })
}

const isAtProvider = ({ intent }: DonationDecision, { method }: Donation): boolean =>
  intent === 'give_back' && !isTransfer(method)

/** An administrator decides about one donation; decisions are serialised per donation. */
export async function decideDonation(ctx: Ctx, decision: DonationDecision): Promise<ActionResult> {
  const found = await ready(ctx, decision)
  if (!found.ok) return found
  const { donation, me } = found.value
  if (isAtProvider(decision, donation))
    return refundDonation(ctx, { donation: donation.id, by: me, reason: decision.reason })
  return decide(ctx, decision, { me, found: await whoSent(ctx, decision) })
}

export interface DonationPreview {
  readonly donation: Donation
  readonly isAtProvider: boolean
  readonly emails: readonly QueuedEmail[]
}

/** What a decision would do and write, or why it would be refused; nothing of it is done, and no provider is asked. */
export async function previewDonation(
  ctx: Ctx,
  decision: DonationDecision,
): Promise<Result<DonationPreview, DonationRefusal>> {
  const found = await ready(ctx, decision)
  if (!found.ok) return found
  const { donation, me } = found.value
  const asked = { donation: donation.id, by: me, reason: decision.reason }
  const atProvider = isAtProvider(decision, donation)
  const decider = { me, found: await whoSent(ctx, decision) }
  return rolledBack(ctx, async (inside): Promise<Result<DonationPreview, DonationRefusal>> => {
    const decided = await (atProvider
      ? refundAsIf(inside, asked)
      : decide(inside, decision, decider))
    if (!decided.ok) return decided
    return ok({ donation, isAtProvider: atProvider, emails: await emailsQueuedHere(inside) })
  })
}

const maxShown = 200

/** What awaits a decision first, then newest first; row security shows it to staff only. */
export const donationsForStaff = (ctx: Ctx, list: DonationList = 'all'): Promise<StaffDonation[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const donations = await newestDonations(tx, { limit: maxShown, list })
    const ids = donations.map(({ id }) => id)
    const moneyFor = await moneyOf(tx, ids)
    const historyFor = await historiesOf(tx, ids)
    return donations.map((donation) => ({
      ...donation,
      ...{ money: moneyFor(donation.id), history: historyFor(donation.id) },
    }))
  })

export const heldDonations = (ctx: Needs): Promise<Donation[]> =>
  inTransaction(ctx, ({ tx }) => newestDonations(tx, { limit: maxShown, list: 'held' }))

/** One donation, whether the page lists it or not. */
export const donationForStaff = (ctx: Ctx, id: string): Promise<StaffDonation | null> =>
  inTransaction(ctx, async ({ tx }) => {
    const donation = await donationAt(tx, { id })
    if (!donation) return null
    const history = (await historiesOf(tx, [id]))(id)
    return { ...donation, money: (await moneyOf(tx, [id]))(id), history }
  })

export const donationsWaiting = (ctx: Needs) => inTransaction(ctx, ({ tx }) => countWaiting(tx))

export const donationWithHistory = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async ({ tx }) => ({
    donation: await donationAt(tx, { id }),
    history: await donationHistory(tx, id),
  }))

/** Whose donation used a reference; null where it was none. */
export const donorUsing = (ctx: Needs, reference: string): Promise<string | null> =>
  inTransaction(ctx, async ({ tx }) => (await donorOfReference(tx, reference.trim()))?.name ?? null)
