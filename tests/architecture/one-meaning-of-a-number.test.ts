import { expect, test } from 'vitest'
import { parseMoney } from '#kernel/money-input.ts'
import { costWish } from '#shop/accounting/accounting.input.ts'
import { bulkChanged } from '#shop/catalogue/keeping/bulk.rules.ts'
import { readField } from '#shop/catalogue/keeping/fields.rules.ts'
import { parseListing } from '#shop/catalogue/listing.input.ts'
import { readSheet } from '#shop/catalogue/sheets/sheet-fields.rules.ts'
import { readCoupon } from '#shop/coupons/coupon-form.input.ts'
import { donationDecision, readGift } from '#shop/donations/donation.input.ts'
import { orderConfirmation } from '#shop/emails/order-confirmation.input.ts'
import { zelleDecision } from '#shop/payments/manual-transfer/proof.input.ts'
import { readMethod } from '#shop/payments/methods/method.input.ts'
import { readPercent } from '#shop/pricing/margin.input.ts'
import { readTariff } from '#shop/shipping/tariff.input.ts'
import { readForm } from '#shop/solar/calculation-form.input.ts'
import { calculationIn } from '#shop/solar/calculation-query.rules.ts'
import { energyRequest } from '#shop/solar/energy-request.input.ts'

const meanings: readonly (readonly [typed: string, means: number | null])[] = [
  ['1299', 1299],
  ['1,299', 1299],
  ['1,299.00', 1299],
  ['1.299,00', 1299],
  ['1 299', 1299],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['1.299', null],
  ['1,2,3', null],
  ['doce', null],
  ['1e3', null],
]

const id = '0b7c3d52-9f3e-4a55-8a51-3f3f0a7d9c11'
const centsOf = (sum: number | null | undefined) => (sum == null ? null : sum / 100)

const gift = {
  attempt: 'a'.repeat(16),
  cause: 'free',
  name: 'Ana',
  email: 'a@b.cu',
  method: 'zelle',
}
const giftOf = (amount: string) => {
  const read = readGift({ ...gift, amount })
  return read.ok ? centsOf(read.gift.amount) : null
}
const confirmation = (total: string) =>
  orderConfirmation.safeParse({
    orderNumber: '1',
    customerEmail: 'a@b.cu',
    orderTotal: total,
    cartItems: [{ name: 'x', quantity: 1, price: 1, total: 1 }],
    shippingAddress: {},
  })
const formOf = (kwh: string) => readForm(new URLSearchParams({ kwh }))

const places: Record<string, (typed: string) => number | null> = {
  'a refund, a proof and the tried rate of margins': (typed) => centsOf(parseMoney(typed)),
  'the form of a product': (typed) => {
    const read = readField('sell_price', typed)
    return read.ok ? Number(read.value) : null
  },
  'many products at once': (typed) => {
    const read = bulkChanged('sell_price', '0.00', 'add', typed)
    return read.ok ? Number(read.value) : null
  },
  'a file of products': (typed) => {
    const row = { line: 1, cells: ['sku', 'sell_price'] }
    const read = readSheet([row, { line: 2, cells: ['A-1', typed] }])?.rows[0]
    return read?.wrongs.length === 0 ? Number(read.fields.sell_price) : null
  },
  'a tariff': (typed) => {
    const read = readTariff({ libra: typed, agencia: '0', entrega: '0' })
    return read.ok ? centsOf(read.tariff.costPerPound) : null
  },
  'a coupon': (typed) => {
    const none = { from: '', until: '', mostUses: '' }
    const read = readCoupon({ code: 'SOL', kind: 'amount', value: typed, ...none })
    return read.ok ? centsOf(read.coupon.amount) : null
  },
  'the sum that Zelle brought': (typed) =>
    centsOf(zelleDecision.parse({ intent: 'approve', order: id, amount: typed }).amount),
  'a donation': giftOf,
  'the sum that a donation brought': (typed) =>
    centsOf(donationDecision.parse({ intent: 'confirm', donation: id, amount: typed }).amount),
  'the limits of a way to pay': (typed) => {
    const read = readMethod({ method: 'paypal', least: typed, most: '' })
    return read.ok ? centsOf(read.limits.least) : null
  },
  'the cost of an order': (typed) => {
    const read = costWish.safeParse({ kind: 'carrier', amount: typed, attempt: 'a'.repeat(16) })
    return read.success ? centsOf(read.data.amount) : null
  },
  'the confirmation of an order': (typed) => {
    const read = confirmation(typed)
    return read.success ? centsOf(read.data.orderTotal) : null
  },
  'the bill of the calculator': (typed) => {
    const { calculation, faults } = formOf(typed)
    return Object.keys(faults).length === 0 ? calculation.kwhAMonth : null
  },
  'an address of the calculator': (typed) =>
    calculationIn(new URLSearchParams({ kwh: typed })).kwhAMonth,
  'the power of an appliance': (typed) => {
    const appliance = { name: 'x', power: typed, hours: 1, quantity: 1 }
    const read = energyRequest.safeParse({ appliances: [appliance] })
    return read.success ? (read.data.loads[0]?.watts ?? null) : null
  },
}

test.each(Object.entries(places))('%s reads a number as every other place does', (_, read) => {
  expect(meanings.map(([typed]) => [typed, read(typed)])).toEqual(meanings)
})

test('the filter of prices means the same, to the dollar', () => {
  const read = (typed: string) => parseListing(new URLSearchParams({ min_price: typed })).minPrice
  const rounded = meanings.map(([typed, means]) => [typed, means && Math.round(means)])
  expect(meanings.map(([typed]) => [typed, read(typed)])).toEqual(rounded)
})

test('a margin means the same, as far as there are such margins', () => {
  const possible = meanings.filter(([, means]) => means === null || means < 100)
  const read = (typed: string) => centsOf(readPercent(`${typed} %`))
  expect(possible.map(([typed]) => [typed, read(typed)])).toEqual(possible)
})
