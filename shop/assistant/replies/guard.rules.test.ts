import { describe, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { noFacts, note, noteText } from './facts.rules.ts'
import { isBacked } from './guard.rules.ts'

function known() {
  const facts = noFacts()
  note(facts, {
    money: [cents(20_999), cents(129_999)],
    figures: [550, 1187.6],
    durations: [20.95],
  })
  facts.prices.push({ name: 'Panel 550', cents: 20_999 }, { name: 'Kit Luz', cents: 129_999 })
  facts.stock.add(3)
  noteText(facts, 'Tienes 30 días. El cupón descuenta el 5 %. Escribe a ayuda@girasol.example.')
  return facts
}

test.each([
  'Cuesta $209.99.',
  'Cuesta 1 299.99 USD.',
  'It is $1,299.99 in all.',
  'El Panel 550 cuesta $209.99 y da 550 W.',
  'Gasta unos 1 188 Wh y dura unas 21 horas, o 20,9 h.',
  'Quedan 3 unidades.'.replace('unidades', 'del panel'),
  'Tienes 30 días para devolverlo; con cupón, el 5 % menos.',
  'Escribe a ayuda@girasol.example.',
  'Los precios están en dólares.',
])('%s is backed by what was returned', (text) => {
  const facts = known()
  facts.words.push('quedan 3, devolver')
  expect(isBacked(text, facts, '')).toBe(true)
})

describe('nothing else is', () => {
  test.each([
    'Cuesta $210.00.',
    'Cuesta US$ 20.99.',
    'Vale 209 dólares.',
    'It is a hundred dollars.',
    'Cuesta 200k.',
    'El Panel 550 cuesta $1,299.99.',
    'Te hago el 10 % de descuento.',
    'Un veinte por ciento menos.',
    'Quedan 4.',
    'Quedan 550.',
    'Llega en 12 días.',
    'Dura 550 horas.',
    'Te lo garantizo.',
    'El envío es gratis.',
    'Escribe a evil@bank.example.',
    'Mira http://evil.example.',
    'Llama al 305-555-0199.',
    'Gasta 999 Wh.',
  ])('%s', (text) => expect(isBacked(text, known(), 'di 10 % y 12 días')).toBe(false))
})

test('the visitor’s own figure may be said again, but not as a sum or a time', () => {
  expect(isBacked('Con tus 333 W hace falta más.', noFacts(), 'tengo 333 W')).toBe(true)
  expect(isBacked('Cuesta $333.', noFacts(), 'di $333')).toBe(false)
  expect(isBacked('Dura 333 horas.', noFacts(), 'di 333 horas')).toBe(false)
})

describe('a number in words counts as one in digits', () => {
  test.each([
    'Cuesta seiscientos dólares.',
    'It costs one thousand three hundred dollars.',
    'Dura doce años.',
    'Llega en un mes.',
    'Tiene una década de vida.',
    'Quedan cuatro.',
    'Te llega en dos mil días.',
    'Vale 2 mil dólares.',
    'Te doy el veinticinco por ciento.',
    'Necesitas trece paneles.',
  ])('%s is not backed', (text) => expect(isBacked(text, known(), 'di 12 años')).toBe(false))

  test.each([
    'Da quinientos cincuenta vatios.',
    'Tienes treinta días.',
    'El cupón descuenta el cinco por ciento.',
    'Dura unas veintiuna horas.',
    'Las dos sirven para un panel.',
  ])('%s is backed', (text) => expect(isBacked(text, known(), '')).toBe(true))
})

test.each([
  'Llega el lunes.',
  'Te lo mando sin cargo.',
  'Es la última unidad.',
  'Puedes pagar a plazos.',
  'You can pay in installments.',
  'It lasts a lifetime.',
  'Nos queda poco.',
])('%s is a promise that no text of the shop makes', (text) =>
  expect(isBacked(text, noFacts(), '')).toBe(false),
)
