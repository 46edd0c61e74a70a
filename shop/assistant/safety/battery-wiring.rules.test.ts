import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { emergencyIn, forbiddenIn } from './danger.rules.ts'

test.each([
  ['¿Puedo poner un fusible de carro ANL de 200 A en una batería de litio de 48 V?', 'weakFuse'],
  ['¿Sirve un fusible de carro para la batería de 48 V?', 'weakFuse'],
  ['Can I use a car fuse on the 48 V battery?', 'weakFuse'],
  ['¿El interruptor DC 63 A sirve como fusible de la batería?', 'weakFuse'],
  ['¿Puedo poner dos baterías con un solo fusible?', 'oneFuse'],
  ['Can I put two batteries on one fuse?', 'oneFuse'],
  ['¿Se puede alargar el cable de batería a 4 metros?', 'farBattery'],
  ['Can I extend the battery cable to 12 feet?', 'farBattery'],
  ['¿Puedo usar la estación de 1000 Wh en paralelo con otra para el aire?', 'sources'],
  ['¿Puedo poner dos varillas de tierra separadas, una para el inversor?', 'twoEarths'],
  ['¿Puedo usar cable de aluminio para la batería?', 'aluminum'],
  ['Can I use aluminum wire for the battery?', 'aluminum'],
  ['¿Puedo poner la batería en el techo, al sol?', 'sunnedBattery'],
  ['¿Es normal que el cable de batería esté caliente?', 'warmCable'],
  ['Is it normal that the battery cable is warm?', 'warmCable'],
])('«%s» is refused', (question, kind) => {
  const text = readable(question)
  expect(emergencyIn(text) ?? forbiddenIn(text)).toBe(kind)
})

test.each([
  '¿Qué fusible lleva la batería de 48 V?',
  '¿Puedo poner dos baterías de 48 V en paralelo?',
  '¿Sirve el fusible clase T de 200 A para la batería de 12 V?',
  '¿Puedo alargar el cable de los paneles a 20 metros?',
  '¿Puedo poner los paneles en el techo?',
  '¿Es normal que la estación se ponga tibia?',
  '¿Se pueden poner dos estaciones en la casa?',
  '¿Qué cable de batería necesito para 2 metros?',
])('«%s» is none', (question) => expect(forbiddenIn(readable(question))).toBeNull())
