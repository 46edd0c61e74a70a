import { expect, test } from 'vitest'
import { readable } from '../../understanding/folding.rules.ts'
import { emergencyIn, forbiddenIn } from '../danger.rules.ts'

test.each([
  ['¿Sirve un inversor de onda modificada para un concentrador de oxígeno?', 'modifiedSine'],
  ['tengo un inversor chino de onda modificada, ¿sirve para el CPAP?', 'modifiedSine'],
  ['¿le pongo onda cuadrada al refri?', 'modifiedSine'],
  ['can I run my fridge on a modified sine wave inverter', 'modifiedSine'],
  ['would a square wave inverter run a water pump', 'modifiedSine'],
  ['¿Puedo conectar una batería LiFePO4 al alternador del carro?', 'alternator'],
  ['quiero cargar la bateria de litio con el alternador', 'alternator'],
  ["can I charge a lithium battery straight from my truck's alternator?", 'alternator'],
  ['¿Puedo usar un cargador de plomo para una batería de litio?', 'leadCharger'],
  ['tengo un cargador de bateria de carro, sirve para la de litio', 'leadCharger'],
  ['is a lead acid charger ok for a lifepo4 battery', 'leadCharger'],
  ['¿hay que unir neutro y tierra en el inversor de 12 V?', 'neutral'],
  ['should I bond neutral and ground on the inverter', 'neutral'],
  ['¿Puedo usar alambre calibre 12 para la batería?', 'thinWire'],
  ['¿Sirve el alambre de la casa para la batería y el inversor?', 'thinWire'],
  ['can I use 12 gauge wire for the battery', 'thinWire'],
  ['is 10 awg wire enough between the battery and the inverter', 'thinWire'],
])('a part that is wrong for its work: «%s»', (question, plan) => {
  expect(forbiddenIn(readable(question))).toBe(plan)
})

test.each([
  'que diferencia hay entre onda pura y onda modificada',
  'is pure sine better than modified sine',
  '¿los inversores de ustedes son de onda modificada?',
  'venden un cargador DC-DC para el alternador y la bateria de litio',
  'el cargador sirve para plomo y litio',
  'que cable lleva la bateria de 12 V',
  'cable calibre 10 para los paneles',
  'que es el neutro',
])('a question that names it plans nothing: «%s»', (question) => {
  expect(forbiddenIn(readable(question))).toBeNull()
})

test.each([
  'Se cayó un cable de la calle en el patio, ¿qué hago?',
  'Un poste se cayó y hay cables en la acera',
  'el ciclon tumbo la linea y el cable esta en el piso de la calle',
  'a power line fell in my yard',
  'there is a downed power line on my driveway',
  'mi primo toco un cable del poste que se cayo',
  'se cayó el cable de la calle encima de los paneles',
  'una rama tumbó el tendido encima del carro',
])('a line of the street that came down has its own advice: «%s»', (question) => {
  expect(emergencyIn(readable(question))).toBe('line')
})

test.each([
  'me dio corriente el inversor',
  'mi hijo tocó el cable del panel y se quedó pegado',
  'vino la corriente de la calle y me dio un corrientazo el refri',
])('a shock within the house stays one: «%s»', (question) => {
  expect(emergencyIn(readable(question))).toBe('shock')
})
