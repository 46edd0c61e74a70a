import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import { everyEmail } from './email.fixture.ts'
import { orderConfirmation } from './order-confirmation.input.ts'
import { exampleConfirmation, exampleOrder } from './order-email.fixture.ts'

const sumOf = (lines: readonly { readonly total: Usd }[]) =>
  lines.reduce((sum, { total }) => sum + total, 0)

test.for(locales)(
  'the lines of each sample add up to its total, and its link is its own (%s)',
  (locale) => {
    const { input, link } = exampleConfirmation(locale)
    const confirmation = orderConfirmation.parse(input)
    expect(sumOf(confirmation.cartItems)).toBe(confirmation.orderTotal)
    for (const { price, quantity, total } of confirmation.cartItems)
      expect(price * quantity).toBe(total)
    expect(link).toContain(confirmation.orderNumber)
    const order = exampleOrder(locale)
    const { subtotal, discount, deliverySaving, shipping, tax, agencyFee, installation, total } =
      order.sums
    expect(sumOf(order.lines)).toBe(subtotal)
    expect(subtotal - discount - deliverySaving + shipping + tax + agencyFee + installation).toBe(
      total,
    )
    expect(order.link).toContain(order.number)
  },
)

test('what is about one part is about the same order: what came and what is missing are its total', () => {
  const { number, sums } = exampleOrder('es')
  const parts = everyEmail.filter(({ kind }) => /^parts?_/.test(kind))
  expect(parts.map((email) => 'number' in email && email.number)).toEqual(parts.map(() => number))
  const paid = everyEmail.find((email) => email.kind === 'part_paid')
  const cents = (text = '') => Number(text.replace(/\D/g, ''))
  const receipt = everyEmail.find((email) => email.kind === 'part_receipt')
  for (const email of [paid, receipt])
    expect(cents(email?.amount) + cents(email?.missing)).toBe(sums.total)
})
