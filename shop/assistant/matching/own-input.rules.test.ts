import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { ownInputIn } from './own-input.rules.ts'

test.each([
  ['Tengo un controlador MPPT de 100 V, ¿puedo ponerle dos paneles de 550 W en serie?', 100],
  ['Mi controlador aguanta 100 V de paneles, ¿cuántos de 410 W le pongo?', 100],
  ['mi mppt es de 50 V, le caben dos paneles de 550 W', 50],
  ['my controller takes up to 145 V, can I put three 410 W panels in series', 145],
  ['I have a 100 V 20 A MPPT controller, how many panels can I hook up', 100],
])('the volts of a customer’s own controller: «%s»', (question, volts) => {
  expect(ownInputIn(readable(question))?.volts).toBe(volts)
})

test.each([
  'tengo una bateria de 24 V y un panel de 550 W',
  'mppt 40 A 12/24 V con 48 V',
  'how many 450 W panels can a 60 A controller take with a 24 V battery',
  'mi controlador de 60 A, cuantos paneles de 550 con bateria de 24 V',
])('none where only a product or a battery is told: «%s»', (question) => {
  expect(ownInputIn(readable(question))).toBeNull()
})
