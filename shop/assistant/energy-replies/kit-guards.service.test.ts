import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const ask = async (question: string) =>
  textOf((await engineAnswer(await asVisitor(), { question, earlier: [] })).answer)

// 19 × 51.95 V at 10 °C is 1,107 V; 14 × 24.3 V of the small panels are 452
test.each([
  ['¿Puedo poner 19 paneles en serie?', /^No: 19 .*1\s107 V con el frío.*500 V/],
  ['Can I put 19 panels in series?', /^No: 19 .*1,107 V in the cold.*500 V/],
  ['¿puedo conectar 14 paneles de 200 W en serie?', /^Depende del equipo: 14 .*452 V/],
] as const)('«%s» gets the volts of that string', async (question, answer) =>
  expect(await ask(question)).toMatch(answer),
)

test.each([
  ['¿El Kit Familia trae diferencial?', /^Sí, Kit Familia.* lo trae: Diferencial/],
  ['Does the Kit Familia include an RCD?', /^Yes, Family Kit.* includes it: RCD/],
  ['¿El Kit Familia lleva varilla de tierra?', /no lo trae, y su hoja .* pide: Toma de tierra/],
  ['¿El Kit Apagón trae diferencial?', /no lo trae, y su hoja .* pide: Diferencial/],
  [
    '¿Cómo se une el neutro y la tierra en el Kit Familia?',
    /^Kit Familia.*El inversor une él solo/,
  ],
  ['¿El Kit Nevera lleva puente neutro tierra?', /^Kit Nevera.*neutro flotante/],
] as const)('«%s» is answered from the sheet of the kit', async (question, answer) =>
  expect(await ask(question)).toMatch(answer),
)
