import { beforeEach, describe, expect, test } from 'vitest'
import { notice, takenFor } from '#tests/fakes/paypal-state.ts'
import { actors } from '#tests/harness/database/actors.ts'
import {
  approvedDonation,
  donationStatus,
  startedDonation,
  startsDonation,
} from '#tests/harness/payments/donations.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import {
  captureDonation,
  checkNext,
  startDonation,
  takeNotice,
} from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { decideDonation, donationWithHistory } from '../decisions.service.server.ts'
import { donationProgress } from '../donations.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const statusOf = (id: string) => donationStatus(shop, id)
const lookAgain = async (from: number, till: number, step = 1) => {
  for (let minute = from; minute <= till; minute += step)
    while (await checkNext(shop.at(minute))) {}
}
const decide = (
  donation: string,
  intent: 'release' | 'give_back' | 'confirm' | 'close',
  minute = 5,
) =>
  decideDonation(shop.at(minute, { actor: actors.admin }), {
    ...{ intent, donation, reference: 'R1', sender: 'Ana', amount: null, reason: 'porque sí' },
  })

describe('beginning', () => {
  test('a gift is created in USD under its own code and key, as a donation that is sent nowhere', async () => {
    const donation = await startedDonation(shop)
    const body = JSON.parse(shop.state.calls.find(({ path }) => path.endsWith('orders'))?.raw ?? '')
    expect(body.purchase_units[0]).toMatchObject({
      invoice_id: donation.memo,
      custom_id: donation.id,
      amount: { currency_code: 'USD', value: '20.00' },
      items: [{ name: 'Lámpara solar', category: 'DONATION' }],
    })
    const { experience_context: responseBody } = body.payment_source.paypal
    expect(responseBody.shipping_preference).toBe('NO_SHIPPING')
    expect(donation.link).toContain(`token=${donation.payPalId}`)
    expect((await statusOf(donation.id)).emails).toEqual([])
  })

  test('begun twice at once, again later, or after a lost answer it is one payment at PayPal', async () => {
    const { id } = await startsDonation(shop)
    shop.state.faults.create.push({ kind: 'lost_after' })
    expect(await startDonation(shop.at(), id)).toEqual({ ok: false, code: 'provider_unavailable' })
    const both = await Promise.all([startDonation(shop.at(), id), startDonation(shop.at(), id)])
    expect(both[0]).toEqual(both[1])
    expect(await startDonation(shop.at(5), id)).toEqual(both[0])
    expect(shop.state.orders.size).toBe(1)
  })

  test('a gift by Zelle, a held one and a shop without PayPal begin nothing there', async () => {
    const code = async (id: string, off = {}) => {
      const started = await startDonation(shop.at(0, off), id)
      return started.ok ? null : started.code
    }
    expect(await code((await startsDonation(shop, { method: zelle })).id)).toBe('not_payable')
    const listed = await startsDonation(shop, { name: 'Miguel Díaz-Canel Bermúdez' })
    expect(await code(listed.id)).toBe('order_held')
    const { id } = await startsDonation(shop)
    const config = { ...shop.at().config, PAYPAL_CLIENT_ID: '' }
    expect(await code(id, { config })).toBe('not_configured')
    expect(shop.state.orders.size).toBe(0)
  })
})

describe('taking', () => {
  test('a double click, a return and a retry make one capture, one row and one receipt', async () => {
    const before = (await donationProgress(shop.at())).total
    const donation = await approvedDonation(shop)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => captureDonation(shop.at(), donation.payPalId)),
    )
    expect(outcomes).toContain('paid')
    expect(await captureDonation(shop.at(1), donation.payPalId)).toBe('paid')
    const { state, entries, emails } = await statusOf(donation.id)
    expect(state).toBe('paid')
    expect(entries).toMatchObject([
      { kind: 'received', provider: 'paypal', amount_cents: 2_000, fee_cents: 123 },
    ])
    expect(entries[0]?.sender_name).toBe('Marta Pérez')
    expect(emails.map(({ email }) => email)).toEqual(['donation_received'])
    expect(emails[0]?.text).toContain('No deducible de impuestos')
    expect(emails[0]?.text).toContain('PayPal')
    expect((await donationProgress(shop.at())).total).toBe(before + 2_000)
  })

  test('the receipt speaks the language in which one gave', async () => {
    const donation = await startsDonation(shop, {}, { locale: 'en' })
    const started = await startDonation(shop.at(), donation.id)
    const id = started.ok ? started.value.providerPaymentId : ''
    shop.state.orders.get(id)!.status = 'APPROVED'
    expect(await captureDonation(shop.at(), id)).toBe('paid')
    expect((await statusOf(donation.id)).emails[0]?.text).toContain('Not tax-deductible')
  })

  test('a time-out after PayPal took it, and a tab that was closed, are repaired by asking', async () => {
    const [lost, left] = [await approvedDonation(shop), await approvedDonation(shop)]
    shop.state.faults.capture.push({ kind: 'lost_after' })
    expect(await captureDonation(shop.at(), lost.payPalId)).toBe('in_progress')
    expect((await statusOf(lost.id)).state).toBe('awaiting')
    await lookAgain(1, 3)
    for (const { id } of [lost, left]) {
      expect(await statusOf(id)).toMatchObject({ state: 'paid', received: 2_000 })
      expect(takenFor(shop.state, id)).toBe(2_000)
    }
  })

  test('what came is what counts, also when it is another sum than was to be given', async () => {
    const donation = await approvedDonation(shop)
    shop.state.faults.capture.push({ kind: 'amount', value: '1.00' })
    await captureDonation(shop.at(), donation.payPalId)
    const { state, received, emails } = await statusOf(donation.id)
    expect([state, received]).toEqual(['paid', 100])
    expect(emails[0]?.text).toContain('$1.00')
  })

  test('an approval of another sum or another gift is never captured', async () => {
    for (const change of [{ value: '20.01' }, { customId: 'another' }]) {
      const donation = await approvedDonation(shop)
      Object.assign(shop.state.orders.get(donation.payPalId) ?? {}, change)
      expect(await captureDonation(shop.at(), donation.payPalId)).toBe('use_another_method')
      expect((await statusOf(donation.id)).received).toBe(0)
      expect(shop.state.orders.get(donation.payPalId)?.captures).toEqual([])
    }
  })

  test('what PayPal reviews waits, and ends as PayPal ends it', async () => {
    const [good, bad] = [await approvedDonation(shop), await approvedDonation(shop)]
    for (const { payPalId } of [good, bad]) {
      const fault = { kind: 'capture_status', status: 'PENDING', reason: 'ECHECK' } as const
      shop.state.faults.capture.push(fault)
      expect(await captureDonation(shop.at(), payPalId)).toBe('in_review')
    }
    shop.state.orders.get(good.payPalId)!.captures[0]!.status = 'COMPLETED'
    shop.state.orders.get(bad.payPalId)!.captures[0]!.status = 'DECLINED'
    await lookAgain(5, 10)
    expect(await statusOf(good.id)).toMatchObject({ state: 'paid', received: 2_000 })
    expect(await statusOf(bad.id)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await startDonation(shop.at(11), bad.id)).toMatchObject({ ok: true })
  })

  test('a listed payer holds the gift before anything is taken, and a release lets it go on', async () => {
    const donation = await approvedDonation(shop, {}, ['Raúl', 'Castro Ruz'])
    expect(await captureDonation(shop.at(), donation.payPalId)).toBe('held')
    await lookAgain(1, 3)
    expect(await statusOf(donation.id)).toMatchObject({ state: 'held', received: 0 })
    expect(takenFor(shop.state, donation.id)).toBe(0)
    expect(await decide(donation.id, 'release')).toEqual({ ok: true, value: 'awaiting' })
    await lookAgain(6, 9)
    expect(await statusOf(donation.id)).toMatchObject({ state: 'paid', received: 2_000 })
  })

  test('what nobody agreed to is closed after half a day, and its donor may begin again', async () => {
    const donation = await startedDonation(shop)
    await lookAgain(2, 900, 30)
    expect((await statusOf(donation.id)).state).toBe('closed')
    const again = await startDonation(shop.at(901), donation.id)
    const id = again.ok ? again.value.providerPaymentId : ''
    expect(id).not.toBe(donation.payPalId)
    shop.state.orders.get(id)!.status = 'APPROVED'
    expect(await captureDonation(shop.at(902), id)).toBe('paid')
    expect((await statusOf(donation.id)).received).toBe(2_000)
  })
})

describe('giving back', () => {
  const paid = async () => {
    const donation = await approvedDonation(shop)
    await captureDonation(shop.at(), donation.payPalId)
    return donation
  }

  test('an administrator gives it back at PayPal, once, and it counts no longer', async () => {
    const before = (await donationProgress(shop.at())).total
    const donation = await paid()
    expect(await decide(donation.id, 'confirm')).toEqual({ ok: false, code: 'change_not_allowed' })
    const both = await Promise.all([
      decide(donation.id, 'give_back'),
      decide(donation.id, 'give_back'),
    ])
    expect(both).toContainEqual({ ok: true, value: 'returned' })
    const { emails, ...after } = await statusOf(donation.id)
    expect(after).toMatchObject({ state: 'returned', returned: 2_000 })
    const written = emails.filter(({ email }) => email === 'donation_returned')
    expect(written.map(({ text }) => text?.includes('te devolvimos $20.00 por PayPal'))).toEqual([
      true,
    ])
    expect(shop.state.orders.get(donation.payPalId)?.refunds).toHaveLength(1)
    expect((await donationProgress(shop.at())).total).toBe(before)
    expect(await decide(donation.id, 'give_back')).toEqual({
      ok: false,
      code: 'change_not_allowed',
    })
  })

  test('an answer that got lost is asked for again under the same key; a refusal may be tried anew', async () => {
    const [lost, no] = [await paid(), await paid()]
    shop.state.faults.refund.push({ kind: 'lost_after' })
    expect(await decide(lost.id, 'give_back')).toEqual({ ok: true, value: 'underway' })
    await lookAgain(7, 9)
    expect(await statusOf(lost.id)).toMatchObject({ state: 'returned', returned: 2_000 })
    expect(shop.state.orders.get(lost.payPalId)?.refunds).toHaveLength(1)
    shop.state.faults.refund.push({ kind: 'issue', issue: 'REFUND_NOT_ALLOWED' })
    expect(await decide(no.id, 'give_back', 10)).toEqual({ ok: true, value: 'refund_failed' })
    expect((await statusOf(no.id)).state).toBe('paid')
    expect(await decide(no.id, 'give_back', 11)).toEqual({ ok: true, value: 'returned' })
  })

  test('what PayPal sends back later is noted when it has gone', async () => {
    const donation = await paid()
    shop.state.faults.refund.push({ kind: 'capture_status', status: 'PENDING' })
    expect(await decide(donation.id, 'give_back')).toEqual({ ok: true, value: 'underway' })
    const underway = await statusOf(donation.id)
    expect(underway.returned).toBe(0)
    expect(underway.emails.map(({ email }) => email)).not.toContain('donation_returned')
    shop.state.orders.get(donation.payPalId)!.refunds[0]!.status = 'COMPLETED'
    await lookAgain(10, 20)
    expect(await statusOf(donation.id)).toMatchObject({ state: 'returned', returned: 2_000 })
  })
})

describe('a dispute at PayPal', () => {
  const sendWebhook = (type: string, resource: object, minute = 5) =>
    takeNotice(shop.at(minute), noticeOf(notice(shop.state, { event_type: type, resource })))
  async function disputed() {
    const donation = await approvedDonation(shop)
    await captureDonation(shop.at(), donation.payPalId)
    const captureId = shop.state.orders.get(donation.payPalId)?.captures[0]?.id ?? ''
    const about = {
      id: 'PP-D-7',
      disputed_transactions: [{ seller_transaction_id: captureId }],
    }
    const response = await sendWebhook('CUSTOMER.DISPUTE.CREATED', about)
    expect([response.ok, (await statusOf(donation.id)).state]).toEqual([true, 'disputed'])
    const resolved = (outcome_code: string) =>
      sendWebhook('CUSTOMER.DISPUTE.RESOLVED', { ...about, dispute_outcome: { outcome_code } }, 9)
    return {
      ...donation,
      captureId,
      resolved,
      again: () => sendWebhook('CUSTOMER.DISPUTE.UPDATED', about),
    }
  }

  test('stops the gift: it cannot be given back meanwhile, and told twice it is one dispute', async () => {
    const donation = await disputed()
    await donation.again()
    expect(await decide(donation.id, 'give_back')).toEqual({
      ok: false,
      code: 'change_not_allowed',
    })
    const { history } = await donationWithHistory(shop.at(5, { actor: actors.admin }), donation.id)
    expect(history.filter(({ to_state }) => to_state === 'disputed')).toMatchObject([
      { from_state: 'paid', reason: 'PayPal: disputa PP-D-7' },
    ])
  })

  test('won by the shop it is a gift again, and counts as it did', async () => {
    const donation = await disputed()
    await donation.resolved('RESOLVED_SELLER_FAVOUR')
    expect(await statusOf(donation.id)).toMatchObject({
      state: 'paid',
      received: 2_000,
      returned: 0,
    })
  })

  test('lost, it is returned once the money has gone back, and not before', async () => {
    const donation = await disputed()
    await donation.resolved('RESOLVED_BUYER_FAVOUR')
    expect(await statusOf(donation.id)).toMatchObject({ state: 'disputed', returned: 0 })
    await sendWebhook('PAYMENT.CAPTURE.REVERSED', { id: donation.captureId }, 12)
    expect(await statusOf(donation.id)).toMatchObject({ state: 'returned', returned: 2_000 })
  })

  test('about something else changes no gift', async () => {
    const donation = await approvedDonation(shop)
    await captureDonation(shop.at(), donation.payPalId)
    const other = [{ seller_transaction_id: '' }, { seller_transaction_id: 'ANOTHER' }]
    await sendWebhook('CUSTOMER.DISPUTE.CREATED', { id: 'PP-D-8', disputed_transactions: other })
    expect((await statusOf(donation.id)).state).toBe('paid')
  })
})
