import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, cents, centsFromDecimal, times } from '#kernel/money.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderDetails } from '../orders/order-request.rules.ts'
import { assess } from './payment-outcome.rules.ts'
import { stepAfter } from './paypal-issue.rules.ts'
import { payPalOrder } from './paypal-order.rules.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 1, max: 1_000_000 }),
})
const sum = fc.integer({ min: 0, max: 500_000 })
const sums = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  shipping: sum,
  agencyFee: sum,
  tax: sum,
  installation: fc.constantFrom(0, 5_000),
  share: fc.integer({ min: 0, max: 50 }),
  saved: fc.integer({ min: 0, max: 50 }),
})

function orderOf(overrides: typeof sums extends fc.Arbitrary<infer Sums> ? Sums : never) {
  const lines = overrides.lines.map(({ quantity, price }, index) => ({
    sku: `SKU-${index}`,
    nameEs: 'Batería ñ '.repeat(20),
    nameEn: 'Battery',
    quantity,
    unitPrice: cents(price),
    amount: times(cents(price), quantity),
  }))
  const [shipping, agencyFee] = [cents(overrides.shipping), cents(overrides.agencyFee)]
  const [tax, installation] = [cents(overrides.tax), cents(overrides.installation)]
  const subtotal = add(...lines.map(({ amount }) => amount))
  const whole = add(subtotal, shipping, agencyFee, tax, installation)
  const shareOf = (percent: number) => cents(Math.floor((subtotal * percent) / 100))
  const [discount, deliverySaving] = [shareOf(overrides.share), shareOf(overrides.saved)]
  return {
    ...{ id: 'an-id', number: 'GS-0000-0000-0001', locale: 'es', lines, subtotal, shipping },
    ...{ agencyFee, tax, installation, discount, deliverySaving },
    total: cents(whole - discount - deliverySaving),
  } as unknown as OrderWithLines
}

const requestOf = (order: OrderWithLines) => ({
  ...orderDetails(order),
  ...{ attemptId: 'an-attempt', shopName: 'Girasol' },
  ...{ returnUrl: 'http://a/vuelta', cancelUrl: 'http://a/no' },
})

test('for every order the value is what its parts and its items add up to, to the cent', () => {
  fc.assert(
    fc.property(sums, (overrides) => {
      const order = orderOf(overrides)
      const [unit] = payPalOrder(requestOf(order)).purchase_units
      if (!unit) throw new Error('no unit')
      const { breakdown, value } = unit.amount
      const read = (part: { value: string }) => centsFromDecimal(part.value)
      const parts = [
        breakdown.item_total,
        breakdown.shipping,
        breakdown.handling,
        breakdown.tax_total,
      ]
      expect(centsFromDecimal(value)).toBe(add(...parts.map(read)) - read(breakdown.discount))
      expect(centsFromDecimal(value)).toBe(order.total)
      const ofItems = unit.items.map(({ quantity, unit_amount }) =>
        times(read(unit_amount), Number(quantity)),
      )
      expect(add(...ofItems)).toBe(read(breakdown.item_total))
    }),
    { numRuns: 2_000 },
  )
})

test('PayPal takes no address, and texts fit', () => {
  const body = payPalOrder(
    requestOf(
      orderOf({
        ...{ lines: [{ quantity: 2, price: 30_970 }], shipping: 0, agencyFee: 0, tax: 0 },
        ...{ installation: 5_000, share: 5, saved: 3 },
      }),
    ),
  )
  const { experience_context: context } = body.payment_source.paypal
  expect(context).toMatchObject({ shipping_preference: 'NO_SHIPPING', locale: 'es-US' })
  expect(body.purchase_units[0]?.amount.breakdown.handling.value).toBe('50.00')
  expect(body.purchase_units[0]?.items[0]?.name.length).toBeLessThanOrEqual(127)
})

const ours = { payableId: 'an-id', amount: cents(30_970) }
const capture = { id: 'C', status: 'COMPLETED', reason: '', currency: 'USD', cents: ours.amount }
const truth = {
  status: 'COMPLETED',
  customId: 'an-id',
  amount: { currency: 'USD', cents: ours.amount },
  captures: [capture],
}

test('only the whole sum, in dollars, of our own order is exact', () => {
  const isExact = (overrides: Partial<typeof truth>) => assess({ ...truth, ...overrides }, ours)
  expect(isExact({})).toEqual({ kind: 'captured', isExact: true })
  for (const invalid of [
    { captures: [{ ...capture, cents: cents(30_969) }] },
    { captures: [{ ...capture, currency: 'MXN' }] },
    { captures: [capture, { ...capture, id: 'D' }] },
    { customId: 'another' },
  ])
    expect(isExact(invalid)).toEqual({ kind: 'captured', isExact: false })
})

test('nothing is taken for what is not approved, void, or not ours', () => {
  const waiting = { ...truth, captures: [] as (typeof capture)[] }
  const kind = (overrides: Partial<typeof truth>) => assess({ ...waiting, ...overrides }, ours).kind
  expect(kind({ status: 'APPROVED' })).toBe('approved')
  expect(kind({ status: 'APPROVED', customId: 'another' })).toBe('foreign')
  expect(kind({ status: 'APPROVED', amount: { currency: 'EUR', cents: ours.amount } })).toBe(
    'foreign',
  )
  for (const status of ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'SOMETHING_NEW'])
    expect(kind({ status })).toBe('not_approved')
  expect(kind({ status: 'VOIDED' })).toBe('gone')
  const captured = (status: string) => kind({ captures: [{ ...capture, status }] })
  expect(captured('PENDING')).toBe('pending')
  expect(captured('DECLINED')).toBe('declined')
  expect(captured('FAILED')).toBe('declined')
  expect(captured('REFUNDED')).toBe('captured')
})

test('each refusal of PayPal leads somewhere, and an unknown one stops', () => {
  expect(stepAfter('INSTRUMENT_DECLINED')).toBe('choose_again')
  expect(stepAfter('ORDER_NOT_APPROVED')).toBe('send_back')
  expect(stepAfter('ORDER_ALREADY_CAPTURED')).toBe('look')
  expect(stepAfter('INVALID_RESOURCE_ID')).toBe('gone')
  for (const issue of ['COMPLIANCE_VIOLATION', 'PAYEE_BLOCKED_TRANSACTION', 'NEW', 'constructor'])
    expect(stepAfter(issue)).toBe('stop')
})
