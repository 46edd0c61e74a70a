import { expect, test } from 'vitest'
import { seedProduct, seedProducts } from '#tests/harness/seed-parts.ts'
import { sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { switchingOff, switchingSteps } from './checklist.rules.ts'
import { isolatorOf, needsPrecharge, notIncluded } from './not-included.rules.ts'

const kit = (sku: string) =>
  sheetOf(Object.fromEntries(seedProduct(sku).components.map((one) => [one.sku, one.qty])))
const kits = seedProducts
  .filter(({ category, sku }) => category === 'kit' && !sku.startsWith('KIT-PORT'))
  .map(({ sku }) => sku)

test.each(kits)('%s is taken off by a switch that it has or that the sheet lists', (sku) => {
  const sheet = kit(sku)
  const steps = switchingSteps(sheet)
  const lists = [notIncluded(sheet, es, 'es').join('; '), notIncluded(sheet, en, 'en').join('; ')]
  const isBought = isolatorOf(sheet) !== null
  expect(lists[0]?.includes('un interruptor de corriente directa que corte la batería')).toBe(
    isBought,
  )
  expect(lists[1]?.includes('a direct current switch that takes the battery off')).toBe(isBought)
  expect(['bankFuse', 'bankPrecharge'].includes(steps[0] ?? '')).toBe(isBought)
  const off = es.order.offSteps[switchingOff(steps).at(-1)!]
  expect(off).toContain(isBought ? 'corte de la batería' : 'interruptor de la batería')
})

test('the battery of the business kit and the rack battery have a switch of their own', () => {
  expect(kits.filter((sku) => isolatorOf(kit(sku)))).toEqual([
    ...['KIT-LUZ-640', 'KIT-APAGON-2560', 'KIT-NEVERA-400', 'KIT-CASA-1100', 'KIT-TOTAL-4640'],
  ])
  expect(isolatorOf(kit('KIT-TOTAL-4640'))).toMatchObject({ amps: 250, volts: 59 })
})

test('the same inrush asks for the same precharge, whatever closes the battery in', () => {
  const large = { 'INV-6000-48S': 1, 'BAT-48V100W': 2, 'ACC-BATC-20': 2 }
  for (const fuse of ['ACC-BRK-125', 'ACC-FUS-T200']) {
    const sheet = sheetOf({ ...large, [fuse]: 2 })
    expect(needsPrecharge(sheet), fuse).toBe(true)
    expect(es.order.steps[switchingSteps(sheet)[0]!], fuse).toContain('resistencia de precarga')
  }
  expect(kits.filter((sku) => needsPrecharge(kit(sku)))).toEqual([
    ...['KIT-CASA-1650', 'KIT-FAMILIA-2200', 'KIT-HOGAR-3300'],
    ...['KIT-TOTAL-4640', 'KIT-NEGOCIO-7200'],
  ])
})
