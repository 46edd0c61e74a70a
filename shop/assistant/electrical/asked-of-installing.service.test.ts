import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

test.each([
  ['¿Puedo poner el diferencial tipo AC con el híbrido?', /^Tipo A, nunca el tipo AC/],
  ['¿Qué diferencial pongo, tipo A o tipo AC?', /^Tipo A, nunca el tipo AC/],
  ['Can I use a type AC RCD with the hybrid inverter?', /^Type A, never type AC/],
  ['¿Puedo poner un fusible de 300 A si el de 200 se me quema?', /^No/],
  ['¿Tengo que poner una varilla de tierra?', /^Sí, si la instalación es fija/],
  ['Do I need a ground rod for the earth?', /^Yes, if the installation is fixed/],
  ['¿Puedo usar el agua del tubo como tierra?', /^No uses la tubería/],
  ['¿Conecto el negativo de la batería con la tierra?', /^No por tu cuenta/],
  ['¿Puedo mezclar paneles de 410 y 550?', /^Mejor no/],
  ['Can I mix 410 W and 550 W panels?', /^Better not/],
  ['¿A qué voltaje debo cortar la batería de 12 V?', /^La que diga el manual/],
  ['¿Puedo usar gasolina para limpiar los bornes?', /^No: gasolina/],
  ['4 baterías de 12 V en serie, ¿cada una lleva fusible?', /un solo fusible por serie/],
  ['2 baterías en serie, ¿qué fusible?', /un solo fusible por serie, no uno por batería/],
  ['2 baterias de 12 V en serie que fusible llevan', /un solo fusible por serie, no uno/],
  ['Do two 12 V batteries in series take a fuse?', /one fuse per series, not one per battery/],
] as const)('«%s»', async (question, expected) => {
  const locale = /^(Can|Do) /.test(question) ? 'en' : 'es'
  const { answer } = await engineAnswer(await asVisitor({ locale }), { question, earlier: [] })
  expect(textOf(answer)).toMatch(expected)
  expect(textOf(answer)).not.toMatch(/\$/)
})

test.each([
  ['2 baterias de 48 V en serie, ¿qué fusible?', /60 V mata/],
  ['2 baterias de 12 V en serie se puede', /en serie, un solo fusible por serie/],
] as const)('the volts of a series are said before its fuse: «%s»', async (question, expected) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  expect(textOf(answer)).toMatch(expected)
})
