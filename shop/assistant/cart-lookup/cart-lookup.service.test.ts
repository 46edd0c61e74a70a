import { expect, test } from 'vitest'
import type { Destination } from '#kernel/destination.ts'
import { formatUsd } from '#kernel/money.ts'
import { servedCart } from '#shop/cart/served-cart.service.server.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { productsBySkus } from '#shop/catalogue/catalogue.service.server.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { answerQuestion } from '../replies/answer.service.server.ts'

const question = '¿cuánto llevo en el carrito?'
const user = (content: string) => ({ role: 'user' as const, content })

async function cartWith(counts: Readonly<Record<string, number>>) {
  const found = await productsBySkus(await asVisitor(), Object.keys(counts))
  return found.map(({ id, sku }) => `${id}:${counts[sku]}`).join('.')
}

async function asked(
  cart: string,
  options: { question?: string; before?: string[]; to?: Destination } = {},
) {
  const ctx = await asVisitor({ destination: options.to ?? 'usa' })
  const earlier = (options.before ?? []).map(user)
  const answer = await answerQuestion(ctx, {
    ...{ question: options.question ?? question, earlier },
    cart: { cart, coupon: '' },
  })
  return { answer, text: textOf(answer) }
}

async function pageTotal(cart: string, destination: Destination, installation = false) {
  const ctx = await asVisitor({ destination })
  const { totals } = await servedCart(ctx, { ...parseCompact(cart), installation })
  return formatUsd(totals.total)
}

test('the cart is added up as its page does it, for both destinations and with installation', async () => {
  const cart = await cartWith({ 'KIT-LUZ-640': 2, 'PAN-550M': 1 })
  for (const to of ['usa', 'cuba'] as const) {
    const { answer, text } = await asked(cart, { to })
    expect(text).toContain('En tu carrito hay 3 artículos: en total')
    expect(text).toContain(await pageTotal(cart, to))
    expect(text).toMatch(/2 × Kit Luz.*: \$[\d,.]+/)
    expect(text).toContain('Con ella serían $50.00 más')
    expect(answer.parts).toContainEqual({ kind: 'link', label: 'Ver el carrito', href: '/carrito' })
  }
  const installed = await asked(cart, { question: '¿y con instalación?', before: [question] })
  expect(installed.text).toContain(await pageTotal(cart, 'usa', true))
  expect(installed.text).toContain('Servicio de instalación: $50.00')
  const cuba = await asked(cart, { question: '¿y puesto en Cuba?', before: [question] })
  expect(cuba.text).toContain(await pageTotal(cart, 'cuba'))
  expect(cuba.text).toContain('puestos en Cuba')
  expect(cuba.text).toContain('arriba se cambia a Cuba')
})

test('in English it is answered in English', async () => {
  const { text } = await asked(await cartWith({ 'KIT-LUZ-640': 1 }), {
    question: 'how much is my cart?',
  })
  expect(text).toContain('Your cart holds 1 item')
  expect(text).toContain('delivered in the USA, tax included')
})

test('without a cart it is said to be empty, and so is one of nonsense', async () => {
  expect((await asked('')).text).toContain('Tu carrito está vacío.')
  const odd = await asked('x:99.11111111-1111-4111-8111-111111111111:3')
  expect(odd.text).toContain('Tu carrito está vacío.')
  expect(odd.text).not.toContain('$')
})

test('a station is only plugged in: nobody is paid to install it', async () => {
  const station = await cartWith({ 'EST-1000': 1 })
  const { text } = await asked(station, { question: '¿cuánto sería el carrito con instalación?' })
  expect(text).toContain('no hace falta instalador')
  expect(text).toContain(await pageTotal(station, 'usa'))
})

test('an emergency beside it goes first', async () => {
  const cart = await cartWith({ 'KIT-LUZ-640': 1 })
  const { answer } = await asked(cart, {
    question: 'hay humo en la batería, cuánto llevo en el carrito',
  })
  expect(answer.intent).toBe('emergency')
})
