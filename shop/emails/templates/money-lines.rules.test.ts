import { expect, test } from 'vitest'
import { formatUsd } from '#kernel/money.ts'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleOrder, exampleSettings } from '../order-email.fixture.ts'
import type { OrderFacts } from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'

const { sums } = exampleOrder('es')

/** What stands above the total of the letter, each with its amount. */
function moneyLines(changed: Partial<OrderFacts>): string[] {
  const order = { ...exampleOrder('es'), isPaid: true, payBy: null, ...changed }
  const { text } = writtenOrderEmail(
    { kind: 'payment_confirmed', order },
    shopFacts(exampleSettings, 'es'),
    'es',
  )
  const [, below = ''] = text.split(/^-{48}$/m)
  const lines = below.split(/\n\n/)[0] ?? ''
  return lines
    .trim()
    .split('\n')
    .map((line) => line.replace(/ {2,}/, ': '))
}

test('the money lines of a letter are those of the page, in its words and order', () => {
  const { subtotal, discount, installation, total } = sums
  expect(moneyLines({ sums: { ...sums, agencyFee: sums.tax, couponCode: 'GIRASOL1' } })).toEqual([
    `Productos puestos en Cuba: ${formatUsd(subtotal)}`,
    'Tarifa de agencia: $0.00',
    `Descuento (GIRASOL1): -${formatUsd(discount)}`,
    `Servicio de instalación: ${formatUsd(installation)}`,
    `Total: ${formatUsd(total)}`,
  ])
  expect(moneyLines({ destination: 'usa' }).map((line) => line.split(': ')[0])).toEqual([
    'Productos',
    'Envío en EE. UU.',
    'Impuesto (7 %)',
    'Tarifa de agencia',
    'Descuento',
    'Servicio de instalación',
    'Total',
  ])
})
