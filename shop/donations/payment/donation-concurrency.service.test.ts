import { expect, test } from 'vitest'
import { notice, takenFor } from '#tests/fakes/paypal-state.ts'
import { approvedDonation, donationStatus } from '#tests/harness/payments/donations.ts'
import {
  captureDonation,
  checkNext,
  startDonation,
  takeNotice,
} from '#tests/harness/payments/payments.ts'
import { addFault, captureFaults, getFaults } from '#tests/harness/payments/paypal-concurrency.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { type Chances, chances, rounds } from '#tests/harness/stress.ts'

interface Agreed {
  readonly id: string
  readonly payPalId: string
}

const sendWebhook = (shop: PayPalShop, minute: number, type: string, id: string) => {
  const isOrder = type.startsWith('CHECKOUT.ORDER.')
  const related = { supplementary_data: { related_ids: { order_id: id } } }
  const resource = isOrder ? { id } : { id: 'C', ...related }
  const sent = noticeOf(notice(shop.state, { event_type: type, resource }))
  return takeNotice(shop.at(minute), sent)
}

const happenings: Record<
  string,
  (shop: PayPalShop, donation: Agreed, minute: number) => Promise<unknown>
> = {
  comesBack: (shop, { payPalId }, minute) => captureDonation(shop.at(minute), payPalId),
  clicksTwice: (shop, { payPalId }, minute) =>
    Promise.all([0, 1].map(() => captureDonation(shop.at(minute), payPalId))),
  approvalArrives: (shop, { payPalId }, minute) =>
    sendWebhook(shop, minute, 'CHECKOUT.ORDER.APPROVED', payPalId),
  captureArrives: (shop, { payPalId }, minute) =>
    sendWebhook(shop, minute, 'PAYMENT.CAPTURE.COMPLETED', payPalId),
  beginsAgain: (shop, { id }, minute) => startDonation(shop.at(minute), id),
  jobRuns: (shop, _, minute) => checkNext(shop.at(minute)),
}

function decide(shop: PayPalShop, payPalId: string, luck: Chances): void {
  for (const capture of shop.state.orders.get(payPalId)?.captures ?? [])
    if (capture.status === 'PENDING') capture.status = luck.oneOf(['COMPLETED', 'DECLINED'])
}

async function concurrentDonationCalls(shop: PayPalShop, luck: Chances): Promise<string> {
  const donation = await approvedDonation(shop)
  const names = Object.keys(happenings)
  for (let minute = 1; minute <= 4; minute += 1) {
    addFault(shop, 'capture', luck.oneOf(captureFaults))
    addFault(shop, 'get', luck.oneOf(getFaults))
    const two = [luck.oneOf(names), luck.oneOf(names)]
    await Promise.all(two.map((name) => happenings[name]?.(shop, donation, minute)))
  }
  addFault(shop, 'capture', null)
  addFault(shop, 'get', null)
  decide(shop, donation.payPalId, luck)
  for (let minute = 10; minute <= 900; minute += 70) while (await checkNext(shop.at(minute))) {}
  return donation.id
}

test('whatever fails and in whatever sequence, the money that PayPal took is in the ledger of gifts once', async () => {
  const shop = await payPalShop()
  const ends = new Map<string, number>()
  for (let seed = 1; seed <= rounds(30, 1_000); seed += 1) {
    const id = await concurrentDonationCalls(shop, chances(seed))
    const { state, received, entries, emails } = await donationStatus(shop, id)
    ends.set(state, (ends.get(state) ?? 0) + 1)
    const taken = takenFor(shop.state, id)
    expect([seed, received, entries.length <= 1]).toEqual([seed, taken, true])
    expect([seed, state, state === 'paid']).toEqual([seed, state, taken > 0])
    const receipts = emails.filter(({ email }) => email === 'donation_received')
    expect([seed, receipts.length]).toEqual([seed, taken > 0 ? 1 : 0])
  }
  // a storm that never pays, or always does, would prove nothing
  for (const state of ['paid', 'closed']) expect([state, ends.has(state)]).toEqual([state, true])
}, 1_800_000)
