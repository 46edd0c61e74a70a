import { beforeEach, expect, test } from 'vitest'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { notice } from '#tests/fakes/paypal-state.ts'
import { actors } from '#tests/harness/database/actors.ts'
import { approvedDonation, donationStatus } from '#tests/harness/payments/donations.ts'
import { captureDonation, takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { decideDonation } from '../decisions.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const staff = (minute: number) => shop.at(minute, { actor: actors.admin })
const giveBack = (donation: string, minute: number) =>
  decideDonation(staff(minute), {
    ...{ intent: 'give_back', donation, reference: '', sender: '', amount: null },
    reason: 'se equivocó de suma',
  })

test('who gave a donation back through its provider, how much and why stays in the audit, once', async () => {
  const { id, memo, payPalId } = await approvedDonation(shop)
  await captureDonation(shop.at(), payPalId)
  const audited = async () =>
    (await readAudit(staff(9), { area: 'donation', subject: memo, below: null })).map(
      ({ byUser, action, after }) => [byUser, action, after],
    )
  shop.state.faults.refund.push({ kind: 'lost_after' })
  expect(await giveBack(id, 5)).toEqual({ ok: true, value: 'underway' })
  expect(await giveBack(id, 6)).toMatchObject({ ok: true })
  expect(await audited()).toEqual([
    [actors.admin.id, 'refunded', { amount_cents: 2_000, reason: 'se equivocó de suma' }],
  ])
})

test('of a part that PayPal itself gave back the donor reads how much, and what stays donated, once', async () => {
  const { id, payPalId } = await approvedDonation(shop)
  await captureDonation(shop.at(), payPalId)
  const known = shop.state.orders.get(payPalId)
  const capture = known?.captures[0]
  if (!known || !capture) throw new Error('nothing was captured')
  known.refunds.push({ id: 'R1', captureId: capture.id, status: 'COMPLETED', value: '5.00' })
  capture.status = 'PARTIALLY_REFUNDED'
  const related = { supplementary_data: { related_ids: { order_id: payPalId } } }
  for (const minute of [5, 6]) {
    const resource = { id: 'C', ...related }
    const sent = notice(shop.state, { event_type: 'PAYMENT.CAPTURE.REFUNDED', resource })
    await takeNotice(shop.at(minute), noticeOf(sent))
  }
  const { state, returned, emails } = await donationStatus(shop, id)
  expect([state, returned]).toEqual(['paid', 500])
  const written = emails.filter(({ email }) => email === 'donation_returned')
  expect(written).toHaveLength(1)
  expect(written[0]?.text).toContain('te devolvimos $5.00 por PayPal')
  expect(written[0]?.text).toContain('Quedan donados $15.00')
})
