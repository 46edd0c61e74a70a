import { expect, test } from 'vitest'
import { parseMoney } from '#kernel/money-input.ts'
import { costInput } from '#shop/accounting/accounting.input.ts'
import { readSheet } from '#shop/catalogue/files/sheet-fields.rules.ts'
import { readField } from '#shop/catalogue/management/fields.rules.ts'
import { bulkChanged } from '#shop/catalogue/management/table/bulk.rules.ts'
import { parseListing } from '#shop/catalogue/search/listing.input.ts'
import { readCoupon } from '#shop/coupons/coupon-form.input.ts'
import { donationDecision, readDonation } from '#shop/donations/donation.input.ts'
import { orderConfirmation } from '#shop/emails/order-confirmation.input.ts'
import { zelleDecision } from '#shop/payments/manual-transfer/proof.input.ts'
import { readMethod } from '#shop/payments/methods/method.input.ts'
import { readPercent } from '#shop/pricing/margin.input.ts'
import { readTariff } from '#shop/shipping/tariff.input.ts'
import { readForm } from '#shop/solar/calculator/calculation-form.input.ts'
import { calculationIn } from '#shop/solar/calculator/calculation-query.rules.ts'
import { energyRequest } from '#shop/solar/calculator/energy-request.input.ts'
import { zelle } from '#tests/harness/payments/methods.ts'

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

const donation = {
  attempt: 'a'.repeat(16),
  cause: 'free',
  name: 'Ana',
  email: 'a@b.cu',
  method: 'zelle',
}
const donationOf = (amount: string) => {
  const read = readDonation({ ...donation, amount }, [zelle])
  return read.ok ? centsOf(read.donation.amount) : null
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

const places: Record<string, (input: string) => number | null> = {
  'a refund, a proof and the tried rate of margins': (input) => centsOf(parseMoney(input)),
  'the form of a product': (input) => {
    const read = readField('sell_price', input)
    return read.ok ? Number(read.value) : null
  },
  'many products at once': (input) => {
    const read = bulkChanged('sell_price', '0.00', 'add', input)
    return read.ok ? Number(read.value) : null
  },
  'a file of products': (input) => {
    const row = { line: 1, cells: ['sku', 'sell_price'] }
    const read = readSheet([row, { line: 2, cells: ['A-1', input] }])?.rows[0]
    return read?.errors.length === 0 ? Number(read.fields.sell_price) : null
  },
  'a tariff': (input) => {
    const read = readTariff({ libra: input, agencia: '0', entrega: '0' })
    return read.ok ? centsOf(read.tariff.costPerPound) : null
  },
  'a coupon': (input) => {
    const none = { from: '', until: '', maxUses: '' }
    const read = readCoupon({ code: 'SOL', kind: 'amount', value: input, ...none })
    return read.ok ? centsOf(read.coupon.amount) : null
  },
  'the sum that Zelle brought': (input) =>
    centsOf(zelleDecision.parse({ intent: 'approve', order: id, amount: input }).amount),
  'a donation': donationOf,
  'the sum that a donation brought': (input) =>
    centsOf(donationDecision.parse({ intent: 'confirm', donation: id, amount: input }).amount),
  'the limits of a way to pay': (input) => {
    const read = readMethod({ method: 'paypal', min: input, max: '' }, ['paypal'])
    return read.ok ? centsOf(read.limits.min) : null
  },
  'the cost of an order': (input) => {
    const read = costInput.safeParse({ kind: 'carrier', amount: input, attempt: 'a'.repeat(16) })
    return read.success ? centsOf(read.data.amount) : null
  },
  'the confirmation of an order': (input) => {
    const read = confirmation(input)
    return read.success ? centsOf(read.data.orderTotal) : null
  },
  'the bill of the calculator': (input) => {
    const { calculation, faults } = formOf(input)
    return Object.keys(faults).length === 0 ? calculation.kwhAMonth : null
  },
  'an address of the calculator': (input) =>
    calculationIn(new URLSearchParams({ kwh: input })).kwhAMonth,
  'the power of an appliance': (input) => {
    const appliance = { name: 'x', power: input, hours: 1, quantity: 1 }
    const read = energyRequest.safeParse({ appliances: [appliance] })
    return read.success ? (read.data.loads[0]?.watts ?? null) : null
  },
}

test.each(Object.entries(places))('%s reads a number as every other place does', (_, read) => {
  expect(meanings.map(([input]) => [input, read(input)])).toEqual(meanings)
})

test('the filter of prices means the same, to the dollar', () => {
  const read = (input: string) => parseListing(new URLSearchParams({ min_price: input })).minPrice
  const rounded = meanings.map(([input, means]) => [input, means && Math.round(means)])
  expect(meanings.map(([input]) => [input, read(input)])).toEqual(rounded)
})

test('a margin means the same, as far as there are such margins', () => {
  const possible = meanings.filter(([, means]) => means === null || means < 100)
  const read = (input: string) => centsOf(readPercent(`${input} %`))
  expect(possible.map(([input]) => [input, read(input)])).toEqual(possible)
})
