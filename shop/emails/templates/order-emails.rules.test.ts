import { describe, expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import { type ShopFacts, shopFacts } from '#shop/settings/settings.rules.ts'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import {
  exampleEmail,
  exampleOrder,
  exampleSettings,
  hostileOrder,
  orderEmailKinds,
} from '../order-email.fixture.ts'
import {
  buyerEmails,
  type OrderEmailKind,
  type OrderFacts,
  recipientEmails,
} from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'
import { recipientKindOf } from './order-email-context.rules.ts'

function write(
  kind: OrderEmailKind,
  changed: Partial<OrderFacts> = {},
  locale: Locale = 'es',
  own: Partial<ShopFacts> = {},
) {
  const email = exampleEmail(kind, locale)
  const order = { ...email.order, ...changed }
  const written = writtenOrderEmail(
    { kind, order },
    { ...shopFacts(exampleSettings, locale), ...own },
    locale,
  )
  const shown = written.html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
  return { ...written, shown, order, bytes: Buffer.byteLength(written.html + written.text) }
}

const kinds = orderEmailKinds.map((kind) => [kind])

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  test.each(kinds)('%s names the order, links to it and names the sender', (kind) => {
    const { subject, html, text, shown, order } = write(kind, {}, locale)
    expect(subject).toMatch(/^[^\p{Cc}{}]{10,80}$/u)
    expect(subject).toContain(order.number)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(`href="${order.link.replaceAll('&', '&amp;')}"`)
    expect(text.split('\n')).toContain(order.link)
    for (const part of [shown, text]) {
      expect(part).not.toMatch(/[{}]/)
      for (const text of [order.number, 'ayuda@sol.example', '0142', '0143', 'wa.me/13055550144'])
        expect(part).toContain(text)
      expect(part).toContain('Sol y Luz LLC · Calle Luz 1')
    }
  })

  test.each(kinds)('%s loads nothing, stays small and has a dark mode', (kind) => {
    const { html, bytes } = write(kind, {}, locale)
    expect(html).not.toMatch(/<(img|script|link|iframe|object|video)\b|url\(|@import|\bsrc=/i)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(bytes).toBeLessThan(recipientKindOf(kind) === 'recipient' ? 8_000 : 16_000)
  })

  test.each(kinds)('%s mentions no list, sanction or match', (kind) => {
    const { subject, shown, text } = write(kind, {}, locale)
    expect(`${subject} ${shown} ${text}`).not.toMatch(
      /sanci|sanction|ofac|sdn\b|coinciden(cia)?s? con|match|screen(ed|ing)|restring|restrict|embargo|terror|bloque|blocked/i,
    )
  })

  test.each(recipientEmails.map((kind) => [kind]))('%s has no price', (kind) => {
    const { subject, html, text } = write(kind, {}, locale)
    expect(`${subject} ${html} ${text}`).not.toMatch(/\$|USD|1,?964|1,?700|149[.,]99|299[.,]98/)
  })
})

test('the e-mail about a held order has the neutral sentence and no reason', () => {
  const { text, shown } = write('order_held', { note: 'José Martí Núñez: 0.93' })
  const sentence =
    'Tu pedido está en una verificación obligatoria. Te escribiremos en 1–2 días hábiles.'
  for (const part of [text, shown]) {
    expect(part).toContain(sentence)
    expect(part).not.toContain('0.93')
  }
  expect(write('order_refused', { note: 'José Martí Núñez: 0.93' }).text).not.toContain('0.93')
})

test('the release of an order by transfer says how to pay it, which nobody was told before', () => {
  expect(write('order_held').text).not.toMatch(/paga con zelle|monto/i)
  expect(write('order_released').text).toContain('PAGA CON ZELLE')
})

test('lines and sums are shown as stored, even where they do not add up (S-244)', () => {
  const lines = [{ name: 'Panel', quantity: 2, price: cents(14_999), total: cents(29_999) }]
  const sums = {
    subtotal: cents(1),
    discount: cents(2),
    deliverySaving: cents(7),
    shipping: cents(3),
    tax: cents(4),
    agencyFee: cents(5),
    installation: cents(6),
    total: cents(123_456_789),
  }
  const { text, shown } = write('payment_confirmed', { lines, sums })
  const amounts = [
    '2 × $149.99',
    '$299.99',
    '$0.01',
    '-$0.02',
    '-$0.07',
    '$0.03',
    '$0.04',
    '$0.05',
    '$0.06',
  ]
  for (const part of [text, shown])
    for (const amount of [...amounts, '$1,234,567.89']) expect(part).toContain(amount)
  const rows = text.split('\n').filter((row) => /\$[\d,.]+$/.test(row))
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([48]))
})

test('an order to the USA shows tax and shipping, and nothing about Cuba', () => {
  const { text } = write('payment_confirmed', { destination: 'usa' })
  expect(text).toMatch(/^Envío en EE\. UU\. +\$0\.00$/m)
  expect(text).toMatch(/^Impuesto \(7 %\) +\$0\.00$/m)
  expect(text).not.toMatch(/25 días|carné|exportación/)
})

test('an order to Cuba shows the days, the identity card, the rules and the address in its order (S-245)', () => {
  const { text, shown } = write('payment_confirmed')
  const address =
    'José Martí Núñez\nCalle 23 #456 apto 3 e/ J y K\nVedado\nPlaza de la Revolución\nLa Habana\nTel. +53 5 555 0142'
  expect(text).toContain(address)
  for (const part of [text, shown]) {
    expect(part).toContain('Llega a La Habana entre el 5 y el 19 de diciembre.')
    expect(part).toContain('carné de identidad')
    expect(part).toContain('reglas de exportación de Estados Unidos')
  }
  expect(text).toContain('http://shop.test/politica-de-cumplimiento?lng=es')
  expect(text).toContain('http://shop.test/affidavit-certificacion?lng=es')
})

test('the Zelle instructions have amount, memo and deadline, and leave the account to the order’s page', () => {
  const { text, shown } = write('order_received')
  for (const part of [text, shown]) {
    expect(part).toContain('está solo en la página de tu pedido')
    expect(part).toContain('24 nov 2026, 12:00 p.m. (hora de Cuba)')
    expect(part).toContain('Un comprobante no es un pago')
  }
  expect(text).toMatch(/^Monto exacto: \$1,964\.99$/m)
  expect(text).toMatch(/^Nota \(memo\): +GS-7K4Q-M2XB-9TRE$/m)
})

test('an order that awaits payment says so with the deadline; a paid or closed one does not', () => {
  const left =
    'Falta el pago con PayPal. Tu pedido explica cómo hacerlo; el plazo termina el 24 nov'
  const text = (changed: Partial<OrderFacts>) =>
    write('order_released', { method: 'paypal', methodName: 'PayPal', ...changed }).text
  expect(text({})).toContain(left)
  expect(text({ isPaid: true })).not.toContain('Falta el pago')
  expect(text({ payBy: null })).not.toContain('Falta el pago')
  expect(write('order_received', { isPaid: true }).text).not.toContain('PAGA CON ZELLE')
})

test('the first e-mail of an order paid at a provider is right whether it is paid by then or not', () => {
  const changed = { method: 'paypal', methodName: 'PayPal' } as const
  const { text } = write('order_received', changed)
  expect(text).toContain('Si ya pagaste con PayPal, no tienes que hacer nada más')
  expect(text).toContain('abre tu pedido y termina ahí')
  expect(text).not.toMatch(/Falta el pago|pendiente/)
  const confirmed = write('payment_confirmed', { ...changed, isPaid: true }).text
  expect(confirmed).toContain('Recibimos tu pago.')
  expect(confirmed).toContain('PayPal, pagado')
  expect(confirmed).not.toContain('Si ya pagaste')
})

test('the letter of a cancelled order says what becomes of the money, also of paid parts', () => {
  const text = (changed: Partial<OrderFacts> = {}) =>
    write('order_cancelled', changed).text.replace(/\s+/g, ' ')
  expect(text({ isPaid: false })).toContain('No tienes nada que pagar.')
  const divided = text({ isPaid: false, isDivided: true })
  expect(divided).toContain('vuelve a quien la pagó')
  expect(divided).not.toContain('No tienes nada que pagar')
  const parts = text({ isPaid: true, isDivided: true, held: cents(10_324) })
  expect(parts).toContain('Lo que llegó, $103.24, vuelve a quien lo pagó')
  expect(parts).not.toContain('lo que pagaste')
  const refunded = write('order_refunded', { isPaid: true, isDivided: true }).text
  expect(refunded).not.toContain('Te devolvimos')
})

test('days are Cuban days', () => {
  const placedAt = new Date('2026-11-22T03:00:00Z')
  expect(write('payment_confirmed', { placedAt }).text).toContain('21 nov 2026')
  expect(write('payment_confirmed', { placedAt }, 'en').text).toContain('Nov 21, 2026')
})

test('a delay offers to wait or to cancel with a full refund, and says what no answer means', () => {
  const choices = { accept: 'http://shop.test/a', cancel: 'http://shop.test/c' }
  const text = (changed: Partial<OrderFacts>) => write('order_delayed', changed, 'en').text
  const both = text({ choices })
  expect(both.split('\n')).toEqual(expect.arrayContaining([choices.accept, choices.cancel]))
  expect(both).toContain('cancelling is free and we refund everything you paid')
  expect(both).toContain('between December 5, 2026 and December 19, 2026')
  expect(both).toContain('If this is the first notice and the new date adds 30 days or less')
  expect(text({ choices: { ...choices, silence: 'accepts' } })).toContain(
    'If you do not answer, we assume that you agree to wait.',
  )
  const unknown = text({ choices, window: null })
  expect(unknown).toContain('We do not know the new date yet.')
  expect(unknown).toContain('If you do not answer, we cancel the order and refund everything you')
})

test('a name that contains a URL is not greeted and becomes no link', () => {
  const baits = { buyerName: 'Gana en evil.com', recipientName: 'https://evil.example/x' }
  for (const kind of orderEmailKinds) {
    const street = 'www.evil.com o eva@evil.com'
    const { text, subject } = write(kind, {
      ...baits,
      address: { ...exampleOrder('es').address, street },
    })
    expect(`${subject}\n${text}`).not.toMatch(/evil\.\S|@evil|https:\/\/evil/)
  }
  expect(write('recipient_order_coming', baits).text).toContain('de parte de un familiar o amigo')
})

test.each(hostileTexts)('%s stays text anywhere in an order', (hostile) => {
  const tags = (html: string) => html.match(/<\/?[a-z][a-z0-9]*/gi)
  for (const kind of ['payment_confirmed', 'recipient_order_coming', 'order_incident'] as const) {
    const tame = write(kind, { ...hostileOrder('x'), buyerName: '1111', recipientName: '1111' })
    expect(tags(write(kind, hostileOrder(hostile)).html)).toEqual(tags(tame.html))
  }
})

test('an order of a hundred long lines fits, and the rest is counted', () => {
  const line = { name: '"&<'.repeat(60), quantity: 1, price: cents(1), total: cents(1) }
  for (const kind of orderEmailKinds) {
    const { bytes, text } = write(kind, {
      ...hostileOrder('"'.repeat(5_000)),
      lines: Array(100).fill(line),
    })
    expect(bytes).toBeLessThan(recipientKindOf(kind) === 'recipient' ? 15_000 : 30_000)
    if (text.includes('"&<')) expect(text).toMatch(/y \d+ productos más, que verás en el pedido/)
  }
})

test('every buyer e-mail has an example that differs from all others', () => {
  expect(new Set(buyerEmails.map((kind) => write(kind).text)).size).toBe(buyerEmails.length)
})

test.each([
  ['order_received'],
  ['payment_confirmed'],
  ['order_delivered'],
  ['recipient_delivered'],
] as const)('%s links to how each item is installed', (kind) => {
  const { html, order } = write(kind)
  const [first] = order.lines
  expect(first?.installation).toContain('/instalacion')
  expect(html).toContain(`href="${first?.installation}"`)
  expect(html).toContain(`Cómo se instala: ${first?.name}`)
  expect(html).toContain('Hoja de instalación del conjunto')
})

test.each(['order_divided', 'order_received', 'order_released'] as const)(
  'nobody who divided an order is asked for the whole: %s names no account, memo or exact sum',
  (kind) => {
    const { text, shown } = write(kind, { isDivided: true })
    for (const part of [text, shown]) {
      expect(part).not.toMatch(/Monto exacto|memo|Paga con|Falta el pago con Zelle/)
      expect(part).toContain('qué partes están pagadas y cuánto falta')
      expect(part).toContain('Guardamos los equipos hasta el 24 nov 2026')
    }
  },
)

test('what several people paid names no single method', () => {
  const { text } = write('payment_confirmed', { isDivided: true })
  expect(text).toContain('Pago:  Entre varios, pagado')
  expect(text).not.toContain('Zelle, pagado')
})

test('above the sum a demonstration says that no real money is to be paid, and no other shop does', () => {
  const sentence = 'no pagues con dinero de verdad'
  const { text } = write('order_received')
  expect(text.indexOf(sentence)).toBeGreaterThan(0)
  expect(text.indexOf(sentence)).toBeLessThan(text.indexOf('Monto exacto'))
  expect(write('order_received', {}, 'es', { isDemonstration: false }).text).not.toContain(sentence)
})

test('the other person who may receive it is named to buyer and recipient', () => {
  const named = { authorisedName: 'Rosa Díaz' }
  for (const kind of ['payment_confirmed', 'recipient_order_coming'] as const) {
    expect(write(kind, named).text).toContain('También puede recibirlo: Rosa Díaz')
    expect(write(kind).text).not.toContain('También puede recibirlo')
  }
})
