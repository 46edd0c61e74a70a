import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { emergencyIn } from './danger.rules.ts'

const emergency = (question: string) => emergencyIn(readable(question))

test.each([
  'este panel está que arde de barato',
  'están en candela los precios de las baterías',
  'the kids exploded with joy when the battery came',
  'los precios del kit me dejaron electrocutado',
  'una noche de calor que me ahogo, qué estación compro',
  'el inversor aguanta el chispazo del arranque?',
  'el humo de la cocina de carbón le hace daño a los paneles?',
  'la estación echa humo o hace bulla como una planta?',
])('nothing is happening in “%s”', (question) => {
  expect(emergency(question)).toBeNull()
})

test.each([
  ['la bateria chifla y suelta un humito', 'fire'],
  ['the station got wet and now it is hissing', 'fire'],
  ['el agua ya le llega al inversor', 'flooded'],
  ['los precios están en candela, y mi batería está echando humo', 'fire'],
  ['la planta está en el baño cerrado y estamos mareados', 'generator'],
])('something is happening in “%s”', (question, kind) => {
  expect(emergency(question)).toBe(kind)
})
