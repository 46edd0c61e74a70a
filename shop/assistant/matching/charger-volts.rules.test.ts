import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { chargerVoltsIn } from './charger-volts.rules.ts'

test.each([
  ['con un cargador de 20 amps de 12v puedo cargar la bateria de 48?', 12, 48],
  ['le sirve a mi batería de 24V el cargador LiFePO4 de 12 V?', 12, 24],
  ['can I charge a 48 volt battery with a 12v charger', 12, 48],
  ['tengo un cargador de 48 v, lo puedo usar con la bateria de 12?', 48, 12],
] as const)('%s: a charger of %i V beside a battery of %i V', (question, charger, battery) => {
  expect(chargerVoltsIn(readable(question))).toEqual({ kind: 'chargerVolts', charger, battery })
})

test.each([
  'un cargador de 48v para la bateria de 48v',
  'cuanto demora el cargador de 20 amps en llenar la bateria de 12v 100ah',
  'que cargador lleva la bateria de 24v',
])('%s: nothing that does not agree', (question) => {
  expect(chargerVoltsIn(readable(question))).toBeNull()
})
