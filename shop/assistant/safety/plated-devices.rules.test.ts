import { expect, test } from 'vitest'
import { usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import { devicesIn } from '../understanding/devices.rules.ts'
import { readable } from '../understanding/folding.rules.ts'
import { unplatedIn, withPlate } from './plated-devices.rules.ts'

const named = [
  ...['ventilador artificial', 'ventilador pulmonar', 'ventilador de uci', 'respirador'],
  ...['máquina de diálisis', 'cicladora', 'incubadora', 'bomba de morfina', 'monitor cardíaco'],
  ...['aspirador de flemas', 'máquina para respirar', 'asistente de tos', 'VPAP', 'BiPAP'],
  ...['mechanical ventilator', 'breathing machine', 'dialysis machine', 'feeding pump'],
  ...['suction machine', 'heart monitor', 'equipo de alto flujo', 'desfibrilador'],
]

test.each(named)(
  '%s is asked for its plate, and with its watts is medical in the sizing',
  (name) => {
    expect(unplatedIn(readable(`¿qué kit para un ${name}?`))).not.toBeNull()
    expect(devicesIn(readable(`¿qué kit para un ${name}?`)).items).toEqual([])
    const counted = readable(`¿qué kit para un ${name} de 120 W?`)
    expect(unplatedIn(counted)).toBeNull()
    const [item = usualItem('vp')] = devicesIn(counted).items
    expect(item.watts).toBe(120)
    expect(isMedicalDevice(item)).toBe(true)
  },
)

test.each([
  'un ventilador y dos luces',
  'mi mamá tiene un ventilador de pie',
  'el inversor está conectado a un ventilador',
  'incubadora de pollos',
  'una bomba de agua',
  'my son sleeps with a fan',
])('«%s» is no medical device', (text) => expect(unplatedIn(readable(text))).toBeNull())

test('watts said later are those of the device, not those of a panel', () => {
  expect(withPlate(' dice 60 w ', 'respirador')).toContain('respirador de 60 w')
  expect(withPlate(' con 2 paneles de 550 w paneles ', 'respirador')).not.toContain('respirador')
  expect(withPlate(' dice 60 w ', null)).toBe(' dice 60 w ')
})
