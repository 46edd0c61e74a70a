import { expect, test } from 'vitest'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { runtime as en } from '../messages/runtime.en.ts'
import { runtime as es } from '../messages/runtime.es.ts'
import { inverterText } from './inverter-text.rules.ts'

const textOf = (sku: string) => {
  const product = seedProduct(sku)
  const { category, specs } = product as Parameters<typeof inverterText>[0]
  return [
    inverterText({ category, specs }, es.inverter, 'es'),
    inverterText({ category, specs }, en.inverter, 'en'),
  ]
}

test('an inverter starts what it runs only if its battery gives the amperes: no room to spare is promised', () => {
  const [spanish, english] = textOf('INV-2000-12')
  expect(spanish?.text).toMatch(/piden 2.109 W: él da 4.000, si la batería de 12 V puede dar \d+ A/)
  expect(english?.text).toMatch(/asks for 2,109 W: it gives 4,000, if the 12 V battery can give/)
  expect(spanish?.text).not.toContain('holgura')
})

test('where it gives 110 V alone an air conditioner of 220 V is excepted', () => {
  for (const sku of ['INV-3000-24H', 'INV-3500-48H'])
    expect(textOf(sku)[0]?.text).toContain('Da solo 110–120 V: si en la chapa del aire dice 220 V')
  for (const sku of ['INV-6000-48S', 'INV-1000-12'])
    expect(textOf(sku)[0]?.text).not.toContain('Da solo 110–120 V')
  expect(textOf('BAT-12V200')).toEqual([null, null])
})
