import { expect, test } from 'vitest'
import { checkSystem } from './checks/check-system.rules.ts'
import { offerOf } from './composer/shelf.fixture.ts'
import { shownNotices, shownUnknown } from './finding-text.rules.ts'
import { unknowns } from './messages/messages.ts'

const cuba = { lowC: 10, sunHours: 4.3, isUsa: false }
const battery = {
  ...offerOf('BAT-48V100').part,
  max_charge_a: null,
  bms_cont_a: null,
  max_discharge_a: null,
}

test('what a product does not state is said in one sentence, after what is serious and before advice', () => {
  const check = checkSystem(
    [
      { part: battery, quantity: 1 },
      { part: offerOf('INV-3500-48H').part, quantity: 1 },
      { part: offerOf('PAN-550M').part, quantity: 5 },
    ],
    cuba,
  )
  const notices = shownNotices('es', check, { nameOf: () => 'Batería de mi casa' })
  const [unknown] = notices.filter(({ severity }) => severity === 'unknown')
  expect(unknown?.message).toBe(
    'No se sabe de «Batería de mi casa»: con cuántos amperes se carga a lo sumo, cuántos amperes da sin parar. Míralo en su etiqueta o manual antes de conectar.',
  )
  const order = notices.map(({ severity }) => severity)
  expect(order.indexOf('unknown')).toBeGreaterThan(order.lastIndexOf('danger'))
  expect(order.indexOf('advice')).toBeGreaterThan(order.lastIndexOf('unknown'))
})

test('each product has its sentence, in both languages', () => {
  const unknown = [
    { rule: 'E12', sku: 'A', field: 'voc_v' },
    { rule: 'E13', sku: 'A', field: 'vmp_v' },
    { rule: 'E12', sku: 'B', field: 'pv_max_v' },
  ] as const
  const shown = shownUnknown('en', unknown, (sku) => `Product ${sku}`)
  expect(shown.map(({ message }) => message)).toEqual([
    'Not known of “Product A”: its open-circuit voltage (Voc), its voltage under load (Vmp). Read its label or manual before connecting it.',
    'Not known of “Product B”: how many volts of panels it stands. Read its label or manual before connecting it.',
  ])
  expect(Object.keys(unknowns.en).sort()).toEqual(Object.keys(unknowns.es).sort())
})
