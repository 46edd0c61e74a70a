import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string, earlier: readonly string[] = []) => {
  const locale = /^(connect|two|can|would|and) /.test(question) ? 'en' : 'es'
  const before = earlier.map((content) => ({ role: 'user' as const, content }))
  const ctx = await asVisitor({ locale })
  const { answer } = await engineAnswer(ctx, { question, earlier: before })
  return textOf(answer)
}

test.each([
  ['2 baterias de 48v en serie con el hibrido de 6000', /102,4 V.*de 48 V: se quema.*60 V mata/s],
  ['puedo poner dos baterias de 12 en serie con el inversor de 2000 de 12v', /25,6 V .*se quema/],
  ['tengo un inversor de 12v y dos baterias de 12 en serie', /25,6 V .*se quema/],
  [
    'puedo conectar 2 baterias de 12v 200 en serie al inversor de 2000w 12v cargador',
    /se quema. Así sí: 2 en paralelo/,
  ],
  ['dos baterias de 12v 100ah en serie con el inversor onda pura 1000w 12v, funciona?', /se quema/],
  ['3 baterias de 12v 100 en serie con el inversor de 2000 12v', /38,4 V .*se quema/],
  [
    '4 baterias de 12v 100 en serie con el inversor hibrido de 3000 24v',
    /se quema. Así sí: 2 en serie y 2 en paralelo/,
  ],
  ['2 baterias de 24v 200 en serie con el hibrido de 3000 24v', /51,2 V .*se quema/],
  ['connect two 12v 100ah batteries in series to the 12v 2000w inverter', /25.6 V .*it burns/],
  ['two 48v batteries in series on the 6000w hybrid inverter', /above 60 V it kills/],
  [
    'tengo 2 baterias de 12v en paralelo y un inversor hibrido de 24v sirve',
    /12,8 V .*de 24 V: no enciende. Así sí: 2 en serie/,
  ],
  ['dos baterias de 48v en serie', /más de 1 en serie.*60 V mata/s],
  ['baterias de 24v 200, cuatro en serie, al hibrido de 6000 48v', /más de 2 en serie/],
  ['puedo ponerle otra bateria en serie al kit familia', /de 48 V: se quema/],
  ['tengo el kit apagon, le puedo sumar otra bateria igual en serie?', /de 12 V: se quema/],
])(
  'batteries joined as they must not be are No, with the reason first: «%s»',
  async (question, why) => {
    const text = await answered(question)
    expect(text).toMatch(/^No, (así no|not like this): /)
    expect(text).toMatch(why)
    expect(text).not.toMatch(/Sí, van juntos|they go together/)
  },
)

test.each([
  [
    'dos baterias de 12v 100 en paralelo con el inversor de 2000 12v',
    /^Sí, van juntos: 2 × .* 100 Ah \(2 en paralelo\) \+ /,
  ],
  [
    'dos baterias de 12v 100 en serie con el inversor hibrido de 3000 24v',
    /^Sí, van juntos: 2 × .* 100 Ah \(2 en serie\) \+ /,
  ],
  [
    'cuatro baterias de 12v 100, dos en serie y dos en paralelo, con el hibrido de 3000 24v',
    /\(2 en serie y 2 en paralelo\)/,
  ],
  ['can I wire four 12v 100ah batteries 2s2p to the 24v 3000w hybrid', /2 in series and 2 in para/],
  ['2 baterias de 48v 100 con el hibrido de 6000', /^Sí, van juntos: .*\(2 en paralelo\)/],
  ['4 baterias de 12v 100 con el hibrido de 3000 24v', /\(2 en serie y 2 en paralelo\)/],
  ['4 baterias de 12v 100 en serie para 48v se puede', /^Sí, van juntos: .*\(4 en serie\)/],
  ['bateria de 12v 100 dos en paralelo se puede', /^Sí, van juntos: 2 × .*\(2 en paralelo\)/],
  ['baterias de 48 tres en paralelo con el hibrido de 6000', /^Sí, pero .*\(3 en paralelo\)/],
  ['puedo ponerle otra bateria al kit familia', /la misma batería, en paralelo con la suya/],
  [
    '2 paneles de 550 en serie y dos baterias de 24v 100 en paralelo con el hibrido de 3000',
    /\(2 en paralelo\) .*Los paneles, todos en una serie/,
  ],
])('a yes names how the batteries are joined: «%s»', async (question, expected) => {
  expect(await answered(question)).toMatch(expected)
})

test('the same joined otherwise is asked again in few words', async () => {
  const first = 'sirve el inversor de 2000 con dos baterias de 12v 100'
  expect(await answered('y si las pongo en serie?', [first])).toMatch(/^No, .*25,6 V .*se quema/s)
  const question = 'would the 6000 hybrid work with 2 48v 100ah wall batteries'
  expect(await answered('and in series?', [question])).toMatch(/^No, .*102.4 V/s)
})

test.each([
  ['los panel de 550 dos en paralelo a un controlador de 40 amper se puede', /12 V: No, .*2 × Pan/],
  ['paneles de 550 tres en serie al controlador de 60', /12 V: No, así no: 3 × /],
  ['puedo ponerle paneles de 550, cuatro en serie, al hibrido de 3500', /4 × Panel/],
  ['la bateria de 48v 100 de pared tres en paralelo, se puede?', /3 × Batería/],
  ['paneles de 450 6 unidades con el inversor hibrido de 3500 sirve', /6 × Panel/],
  ['el panel de 200 tres de ellos con la estacion de 1000 se puede', /3 × Panel/],
  ['baterias 12v 100ah dos juntas con el inversor de 2000 de 12v', /2 × Batería/],
  ['puedo conectar paneles de 410 dos al controlador de 60 con bateria de 24v', /2 × Panel/],
  ['baterias de 24v 100 dos en paralelo con el hibrido de 3000 funciona', /2 × Batería/],
  ['panel 550 cuatro en paralelo con el hibrido de 3000', /4 × Panel/],
])('a number behind what it counts is counted: «%s»', async (question, expected) => {
  expect(await answered(question)).toMatch(expected)
})
