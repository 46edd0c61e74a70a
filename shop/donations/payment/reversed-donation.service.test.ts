import { expect, test } from 'vitest'
import { notice } from '#tests/fakes/paypal-state.ts'
import { approvedDonation, donationStatus } from '#tests/harness/payments/donations.ts'
import { captureDonation, takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'

test('a payment that PayPal takes back ends the donation, and the donor reads once that the receipt is void', async () => {
  const shop = await payPalShop()
  const donation = await approvedDonation(shop)
  await captureDonation(shop.at(), donation.payPalId)
  const id = shop.state.orders.get(donation.payPalId)?.captures[0]?.id ?? ''
  const reversed = { event_type: 'PAYMENT.CAPTURE.REVERSED', resource: { id } }
  for (const minute of [12, 13])
    await takeNotice(shop.at(minute), noticeOf(notice(shop.state, reversed)))
  const { emails, ...status } = await donationStatus(shop, donation.id)
  expect(status).toMatchObject({ state: 'returned', returned: 2_000 })
  expect(emails.map(({ email }) => email)).toEqual(['donation_received', 'donation_reversed'])
  expect(emails[1]?.text).toContain('PayPal nos retiró $20.00')
  expect(emails[1]?.text).toContain('el recibo que te enviamos ya no vale')
})
