import { cents, formatUsd, zero } from '#kernel/money.ts'
import { ok, refused } from '#kernel/result.ts'
import { asSystem, asSystemWithin } from '#platform/database/transaction.ts'
import { screenParties } from '#shop/compliance/screening/screening.service.server.ts'
import type {
  NewEntry,
  Payable,
  PayableLedger,
  Paying,
  Settling,
} from '#shop/payments/engine/payable.service.server.ts'
import type { PaymentAttempt } from '#shop/payments/engine/payment.rules.ts'
import { type Donation, foundIn, isReleased, mayBecome } from '../donation.rules.ts'
import { moveDonation } from '../donation-state.service.server.ts'
import { donationAt, lockDonation } from '../donations.queries.server.ts'
import {
  balanceOfDonation,
  donationOfCapture,
  insertDonationEntry,
  reversedMark,
} from '../entries.queries.server.ts'
import { writeReceipt, writeReturn } from '../receipt.service.server.ts'
import { donationDetails, mayBePaid, outcomeNow } from './donation-payment.rules.ts'
import { takesDonationsBy } from './methods.service.server.ts'

async function locked({ tx }: Settling, id: string): Promise<Donation> {
  const donation = await lockDonation(tx, id)
  if (!donation) throw new Error('money is about a donation that is not there')
  return donation
}

/** A refund goes to the sender of the capture. */
const senderOf = async ({ tx }: Settling, { kind, payableId, payerName }: NewEntry) =>
  kind === 'capture' ? payerName.slice(0, 120) : (await balanceOfDonation(tx, payableId)).sender

const kinds = { capture: 'received', refund: 'returned' } as const

const ledger: PayableLedger = {
  add: async (inside, entry) =>
    insertDonationEntry(inside.tx, {
      donation_id: entry.payableId,
      provider: entry.provider,
      kind: kinds[entry.kind],
      bank_reference: entry.providerId,
      sender_name: await senderOf(inside, entry),
      amount_cents: entry.amount,
      fee_cents: entry.fee,
      noted_by: null,
      at: inside.now,
    }),
  payableOfCapture: donationOfCapture,
}

async function screenPayer(ctx: Paying, { payableId }: PaymentAttempt, name: string) {
  const donation = await asSystemWithin(ctx, 'who donates is screened', ({ tx }) =>
    donationAt(tx, { id: payableId }),
  )
  if (donation && isReleased(donation, name)) return null
  const acting = { ...ctx, ...asSystem(ctx.db, 'who donates is screened') }
  const found = foundIn(await screenParties(acting, [{ role: 'payer', name }]))
  if (found.length === 0) return null
  return async (inside: Settling) => {
    const now = await locked(inside, payableId)
    if (mayBePaid(now.state))
      await moveDonation(inside, now, 'held', `${now.methodName}: ${found[0]?.name ?? ''}`, found)
  }
}

/** A full refund returns the donation; after a partial one the rest stays donated. */
async function followReturn(
  inside: Settling,
  id: string,
  reason: (donation: Donation) => string,
): Promise<void> {
  const donation = await locked(inside, id)
  const { received, returned } = await balanceOfDonation(inside.tx, id)
  if (mayBecome(donation.state, 'returned') && returned >= received)
    await moveDonation(inside, donation, 'returned', reason(donation))
}

const onCaptured: Payable['onCaptured'] = async (inside, { payableId: id }, { isExact, added }) => {
  const donation = await locked(inside, id)
  const { memo, methodName, state } = donation
  if (!isExact) inside.log.error({ donation: memo }, 'another sum came than was to be given')
  if (added === zero) return
  if (!mayBePaid(state)) inside.log.error({ donation: memo, state }, 'a donation came twice')
  else {
    await moveDonation(inside, donation, 'paid', `${methodName}: ${formatUsd(added)}`)
    await writeReceipt(inside, donation, added)
  }
}

/** The rest of the capture counts as returned. */
const onReversed: Payable['onReversed'] = async (
  inside,
  { payableId: id, provider },
  captureId,
) => {
  const { received, returned } = await balanceOfDonation(inside.tx, id)
  const amount = cents(received - returned)
  if (amount <= zero) return
  const entry = { payableId: id, provider, kind: 'refund', amount, fee: zero } as const
  await ledger.add(inside, { ...entry, providerId: `${reversedMark}${captureId}`, payerName: '' })
  await followReturn(inside, id, ({ methodName }) => `${methodName}: cobro ${captureId} revertido`)
  await writeReturn(inside, await locked(inside, id), amount, 'donation_reversed')
}

/** A donation as a payable: the captured sum is what counts. */
export const donationPayable: Payable = {
  kind: 'donation',
  returnPath: '/donar',
  ledger,
  isOpen: (ctx, provider) => takesDonationsBy({ ...ctx, locale: 'es' }, provider),
  // without a lock: whoever takes the money locks the attempt first and the donation after it
  details: async ({ tx }, { payableId, provider }) => {
    const donation = await donationAt(tx, { id: payableId })
    if (!donation) return refused('order_not_found')
    const { method, state } = donation
    if (method !== provider) return refused('not_payable')
    if (state === 'held') return refused('order_held')
    return mayBePaid(state) ? ok(donationDetails(donation)) : refused('not_payable')
  },
  isAwaited: async ({ tx }, id) => {
    const donation = await donationAt(tx, { id })
    return donation !== null && mayBePaid(donation.state)
  },
  outcomeNow: async (inside, attempt) =>
    outcomeNow((await locked(inside, attempt.payableId)).state, attempt.state),
  onCapturing: async (inside, attempt) => {
    const { state } = await locked(inside, attempt.payableId)
    return mayBePaid(state) ? null : outcomeNow(state, attempt.state)
  },
  screenPayer,
  // a donation has no state `capturing` to leave
  onNotCaptured: async () => {},
  onAssessed: async () => {},
  onCaptured,
  onAbandoned: async (inside, { payableId: id }, issue) => {
    const donation = await locked(inside, id)
    if (donation.state === 'awaiting')
      await moveDonation(inside, donation, 'closed', `${donation.methodName}: ${issue}`)
  },
  onRefunded: async (inside, { payableId: id }, { amount, asked: requested }) => {
    await followReturn(inside, id, ({ methodName }) => requested ?? `${methodName}: reembolso`)
    await writeReturn(inside, await locked(inside, id), amount)
  },
  onDisputed: async (inside, { payableId: id }, { isSaved, reference, outcome }) => {
    const donation = await locked(inside, id)
    const [from, to] = isSaved ? (['disputed', 'paid'] as const) : (['paid', 'disputed'] as const)
    if (donation.state !== from) return
    const reason = `${donation.methodName}: disputa ${reference} ${outcome}`.trim()
    await moveDonation(inside, donation, to, reason)
    if (!isSaved) inside.log.error({ donation: donation.memo }, 'a donation is disputed')
  },
  onReversed,
}
