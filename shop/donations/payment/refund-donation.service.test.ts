import { beforeEach, expect, test } from 'vitest'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { actors } from '#tests/harness/database/actors.ts'
import { approvedDonation } from '#tests/harness/payments/donations.ts'
import { captureDonation } from '#tests/harness/payments/payments.ts'
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
