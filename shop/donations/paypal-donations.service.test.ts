import { beforeEach, describe, expect, test } from 'vitest'
import { actors } from '#tests/harness/actors.ts'
import { agreedGift, begunGift, standingOfGift, wantsToGive } from '#tests/harness/gifts.ts'
import { captureDonation, checkNext, startDonation, takeNotice } from '#tests/harness/payments.ts'
import { noticeOf } from '#tests/harness/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/paypal-shop.ts'
import { notice, takenFor } from '#tests/twins/paypal-books.ts'
import { decideDonation, donationWithHistory } from './decisions.service.server.ts'
import { donationProgress } from './donations.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const standing = (id: string) => standingOfGift(shop, id)
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
    const gift = await begunGift(shop)
    const body = JSON.parse(shop.books.calls.find(({ path }) => path.endsWith('orders'))?.raw ?? '')
    expect(body.purchase_units[0]).toMatchObject({
      invoice_id: gift.memo,
      custom_id: gift.id,
      amount: { currency_code: 'USD', value: '20.00' },
      items: [{ name: 'Lámpara solar', category: 'DONATION' }],
    })
    const { experience_context: said } = body.payment_source.paypal
    expect(said.shipping_preference).toBe('NO_SHIPPING')
    expect(gift.link).toContain(`token=${gift.payPalId}`)
    expect((await standing(gift.id)).letters).toEqual([])
  })

  test('begun twice at once, again later, or after a lost answer it is one payment at PayPal', async () => {
    const { id } = await wantsToGive(shop)
    shop.books.faults.create.push({ kind: 'lost_after' })
    expect(await startDonation(shop.at(), id)).toEqual({ ok: false, code: 'paypal_away' })
    const both = await Promise.all([startDonation(shop.at(), id), startDonation(shop.at(), id)])
    expect(both[0]).toEqual(both[1])
    expect(await startDonation(shop.at(5), id)).toEqual(both[0])
    expect(shop.books.orders.size).toBe(1)
  })

  test('a gift by Zelle, a held one and a shop without PayPal begin nothing there', async () => {
    const code = async (id: string, off = {}) => {
      const started = await startDonation(shop.at(0, off), id)
      return started.ok ? null : started.code
    }
    expect(await code((await wantsToGive(shop, { method: 'zelle' })).id)).toBe('not_payable')
    const listed = await wantsToGive(shop, { name: 'Miguel Díaz-Canel Bermúdez' })
    expect(await code(listed.id)).toBe('order_held')
    const { id } = await wantsToGive(shop)
    const config = { ...shop.at().config, PAYPAL_CLIENT_ID: '' }
    expect(await code(id, { config })).toBe('not_configured')
    expect(shop.books.orders.size).toBe(0)
  })
})

describe('taking', () => {
  test('a double click, a return and a retry make one capture, one row and one receipt', async () => {
    const before = (await donationProgress(shop.at())).total
    const gift = await agreedGift(shop)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => captureDonation(shop.at(), gift.payPalId)),
    )
    expect(outcomes).toContain('paid')
    expect(await captureDonation(shop.at(1), gift.payPalId)).toBe('paid')
    const { state, entries, letters } = await standing(gift.id)
    expect(state).toBe('paid')
    expect(entries).toMatchObject([
      { kind: 'received', provider: 'paypal', amount_cents: 2_000, fee_cents: 123 },
    ])
    expect(entries[0]?.sender_name).toBe('Marta Pérez')
    expect(letters.map(({ letter }) => letter)).toEqual(['donation_received'])
    expect(letters[0]?.text).toContain('No deducible de impuestos')
    expect(letters[0]?.text).toContain('PayPal')
    expect((await donationProgress(shop.at())).total).toBe(before + 2_000)
  })

  test('the receipt speaks the language in which one gave', async () => {
    const gift = await wantsToGive(shop, {}, { locale: 'en' })
    const started = await startDonation(shop.at(), gift.id)
    const id = started.ok ? started.value.providerPaymentId : ''
    shop.books.orders.get(id)!.status = 'APPROVED'
    expect(await captureDonation(shop.at(), id)).toBe('paid')
    expect((await standing(gift.id)).letters[0]?.text).toContain('Not tax-deductible')
  })

  test('a time-out after PayPal took it, and a tab that was closed, are repaired by asking', async () => {
    const [lost, left] = [await agreedGift(shop), await agreedGift(shop)]
    shop.books.faults.capture.push({ kind: 'lost_after' })
    expect(await captureDonation(shop.at(), lost.payPalId)).toBe('in_progress')
    expect((await standing(lost.id)).state).toBe('awaiting')
    await lookAgain(1, 3)
    for (const { id } of [lost, left]) {
      expect(await standing(id)).toMatchObject({ state: 'paid', received: 2_000 })
      expect(takenFor(shop.books, id)).toBe(2_000)
    }
  })

  test('what came is what counts, also when it is another sum than was to be given', async () => {
    const gift = await agreedGift(shop)
    shop.books.faults.capture.push({ kind: 'amount', value: '1.00' })
    await captureDonation(shop.at(), gift.payPalId)
    const { state, received, letters } = await standing(gift.id)
    expect([state, received]).toEqual(['paid', 100])
    expect(letters[0]?.text).toContain('$1.00')
  })

  test('an approval of another sum or another gift is never captured', async () => {
    for (const change of [{ value: '20.01' }, { customId: 'another' }]) {
      const gift = await agreedGift(shop)
      Object.assign(shop.books.orders.get(gift.payPalId) ?? {}, change)
      expect(await captureDonation(shop.at(), gift.payPalId)).toBe('use_another_method')
      expect((await standing(gift.id)).received).toBe(0)
      expect(shop.books.orders.get(gift.payPalId)?.captures).toEqual([])
    }
  })

  test('what PayPal reviews waits, and ends as PayPal ends it', async () => {
    const [good, bad] = [await agreedGift(shop), await agreedGift(shop)]
    for (const { payPalId } of [good, bad]) {
      const fault = { kind: 'capture_status', status: 'PENDING', reason: 'ECHECK' } as const
      shop.books.faults.capture.push(fault)
      expect(await captureDonation(shop.at(), payPalId)).toBe('in_review')
    }
    shop.books.orders.get(good.payPalId)!.captures[0]!.status = 'COMPLETED'
    shop.books.orders.get(bad.payPalId)!.captures[0]!.status = 'DECLINED'
    await lookAgain(5, 10)
    expect(await standing(good.id)).toMatchObject({ state: 'paid', received: 2_000 })
    expect(await standing(bad.id)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await startDonation(shop.at(11), bad.id)).toMatchObject({ ok: true })
  })

  test('a listed payer holds the gift before anything is taken, and a release lets it go on', async () => {
    const gift = await agreedGift(shop, {}, ['Raúl', 'Castro Ruz'])
    expect(await captureDonation(shop.at(), gift.payPalId)).toBe('held')
    await lookAgain(1, 3)
    expect(await standing(gift.id)).toMatchObject({ state: 'held', received: 0 })
    expect(takenFor(shop.books, gift.id)).toBe(0)
    expect(await decide(gift.id, 'release')).toEqual({ ok: true, value: 'awaiting' })
    await lookAgain(6, 9)
    expect(await standing(gift.id)).toMatchObject({ state: 'paid', received: 2_000 })
  })

  test('what nobody agreed to is closed after half a day, and its donor may begin again', async () => {
    const gift = await begunGift(shop)
    await lookAgain(2, 900, 30)
    expect((await standing(gift.id)).state).toBe('closed')
    const again = await startDonation(shop.at(901), gift.id)
    const id = again.ok ? again.value.providerPaymentId : ''
    expect(id).not.toBe(gift.payPalId)
    shop.books.orders.get(id)!.status = 'APPROVED'
    expect(await captureDonation(shop.at(902), id)).toBe('paid')
    expect((await standing(gift.id)).received).toBe(2_000)
  })
})

describe('giving back', () => {
  const paid = async () => {
    const gift = await agreedGift(shop)
    await captureDonation(shop.at(), gift.payPalId)
    return gift
  }

  test('an administrator gives it back at PayPal, once, and it counts no longer', async () => {
    const before = (await donationProgress(shop.at())).total
    const gift = await paid()
    expect(await decide(gift.id, 'confirm')).toEqual({ ok: false, code: 'change_not_allowed' })
    const both = await Promise.all([decide(gift.id, 'give_back'), decide(gift.id, 'give_back')])
    expect(both).toContainEqual({ ok: true, value: 'returned' })
    expect(await standing(gift.id)).toMatchObject({ state: 'returned', returned: 2_000 })
    expect(shop.books.orders.get(gift.payPalId)?.refunds).toHaveLength(1)
    expect((await donationProgress(shop.at())).total).toBe(before)
    expect(await decide(gift.id, 'give_back')).toEqual({ ok: false, code: 'change_not_allowed' })
  })

  test('an answer that got lost is asked for again under the same key; a refusal may be tried anew', async () => {
    const [lost, no] = [await paid(), await paid()]
    shop.books.faults.refund.push({ kind: 'lost_after' })
    expect(await decide(lost.id, 'give_back')).toEqual({ ok: true, value: 'underway' })
    await lookAgain(7, 9)
    expect(await standing(lost.id)).toMatchObject({ state: 'returned', returned: 2_000 })
    expect(shop.books.orders.get(lost.payPalId)?.refunds).toHaveLength(1)
    shop.books.faults.refund.push({ kind: 'issue', issue: 'REFUND_NOT_ALLOWED' })
    expect(await decide(no.id, 'give_back', 10)).toEqual({ ok: true, value: 'refund_failed' })
    expect((await standing(no.id)).state).toBe('paid')
    expect(await decide(no.id, 'give_back', 11)).toEqual({ ok: true, value: 'returned' })
  })

  test('what PayPal sends back later is noted when it has gone', async () => {
    const gift = await paid()
    shop.books.faults.refund.push({ kind: 'capture_status', status: 'PENDING' })
    expect(await decide(gift.id, 'give_back')).toEqual({ ok: true, value: 'underway' })
    expect((await standing(gift.id)).returned).toBe(0)
    shop.books.orders.get(gift.payPalId)!.refunds[0]!.status = 'COMPLETED'
    await lookAgain(10, 20)
    expect(await standing(gift.id)).toMatchObject({ state: 'returned', returned: 2_000 })
  })
})

describe('a dispute at PayPal', () => {
  const tell = (type: string, resource: object, minute = 5) =>
    takeNotice(shop.at(minute), noticeOf(notice(shop.books, { event_type: type, resource })))
  async function disputed() {
    const gift = await agreedGift(shop)
    await captureDonation(shop.at(), gift.payPalId)
    const captureId = shop.books.orders.get(gift.payPalId)?.captures[0]?.id ?? ''
    const about = {
      id: 'PP-D-7',
      disputed_transactions: [{ seller_transaction_id: captureId }],
    }
    const told = await tell('CUSTOMER.DISPUTE.CREATED', about)
    expect([told.ok, (await standing(gift.id)).state]).toEqual([true, 'disputed'])
    const resolved = (outcome_code: string) =>
      tell('CUSTOMER.DISPUTE.RESOLVED', { ...about, dispute_outcome: { outcome_code } }, 9)
    return { ...gift, captureId, resolved, again: () => tell('CUSTOMER.DISPUTE.UPDATED', about) }
  }

  test('stops the gift: it cannot be given back meanwhile, and told twice it is one dispute', async () => {
    const gift = await disputed()
    await gift.again()
    expect(await decide(gift.id, 'give_back')).toEqual({ ok: false, code: 'change_not_allowed' })
    const { history } = await donationWithHistory(shop.at(5, { actor: actors.admin }), gift.id)
    expect(history.filter(({ to_state }) => to_state === 'disputed')).toMatchObject([
      { from_state: 'paid', reason: 'PayPal: disputa PP-D-7' },
    ])
  })

  test('won by the shop it is a gift again, and counts as it did', async () => {
    const gift = await disputed()
    await gift.resolved('RESOLVED_SELLER_FAVOUR')
    expect(await standing(gift.id)).toMatchObject({ state: 'paid', received: 2_000, returned: 0 })
  })

  test('lost, it is returned once the money has gone back, and not before', async () => {
    const gift = await disputed()
    await gift.resolved('RESOLVED_BUYER_FAVOUR')
    expect(await standing(gift.id)).toMatchObject({ state: 'disputed', returned: 0 })
    await tell('PAYMENT.CAPTURE.REVERSED', { id: gift.captureId }, 12)
    expect(await standing(gift.id)).toMatchObject({ state: 'returned', returned: 2_000 })
  })

  test('about something else changes no gift', async () => {
    const gift = await agreedGift(shop)
    await captureDonation(shop.at(), gift.payPalId)
    const other = [{ seller_transaction_id: '' }, { seller_transaction_id: 'ANOTHER' }]
    await tell('CUSTOMER.DISPUTE.CREATED', { id: 'PP-D-8', disputed_transactions: other })
    expect((await standing(gift.id)).state).toBe('paid')
  })
})
