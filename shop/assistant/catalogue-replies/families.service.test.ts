import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (questions: readonly string[]) => {
  const ctx = await asVisitor({ locale: 'es', destination: 'cuba' })
  const question = questions.at(-1) ?? ''
  const earlier = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return textOf((await engineAnswer(ctx, { question, earlier })).answer)
}

test.each([
  ['tienen paneles de 1000w?', /^De 1.000 W no tengo.*600 W/s],
  ['fusible de 100 tienen?', /^De 100 no tengo.*80 A.*125 A/s],
  ['busco inversor de 5000', /^De 5.000 no tengo.*6000 W/s],
  ['tienen cable de 6?', /^(?!.*Conectores).*6 AWG/s],
  ['venden panel de 450', /^Panel solar PERC 450 W: \$/],
  ['cuanto vale el mppt de 40', /^Controlador MPPT 40 A[^×]*$/],
  ['precio del controlador de 60', /^Controlador MPPT 60 A[^×]*$/],
  ['cuanto cuesta el breaker de 63', /^(?!63 ×).*Interruptor DC 63 A/s],
  ['el inversor de 3000 cuanto es', /^Inversor híbrido 3000 W/],
  ['cuanto sale la bateria de 100', /^Batería LiFePO4 12 V 100 Ah/],
  ['el kit de 2000 que trae', /^Kit Portátil: estación 2000 Wh.* trae: /],
])('«%s»: a figure beside a product is its size', async (question, expected) => {
  expect(await answered([question])).toMatch(expected)
})

test.each([
  ['la estacion 1000 cuanto pesa y la puede cargar una persona mayor sola?', /pesa 25,4 lb/],
  ['mi nevera es de las viejitas rusas, con cual estacion la tengo toda la noche', /viejo/],
  ['un nebulizador y un colchon de aire, que estacion sirve', /^(?!.*Split).*médico/s],
  ['mi abuela usa un concentrador de oxigeno, que le compro', /350 W.*médico/s],
  ['el carnet de identidad de la persona q recibe es obligatorio?', /carné de identidad/],
  ['se me olvido la clave y no me llega el correo', /spam/],
  ['me hacen descuento si compro 3 kits', /^No puedo dar descuentos/],
  ['quiero cancelar lo q pedi anoche', /Se cancela/],
])('«%s»', async (question, expected) => {
  expect(await answered([question])).toMatch(expected)
})

test('what somebody has is put to the products that were compared', async () => {
  const first = 'la estacion 2000 o el kit familia, cual me conviene'
  expect(await answered([first, 'tengo refri y tv'])).toMatch(/^Las dos\.\nSí, Estación/)
})
