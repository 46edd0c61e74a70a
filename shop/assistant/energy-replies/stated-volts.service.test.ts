import { expect, test } from 'vitest'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { runtimeFor } from '#shop/solar/runtime/runtime.service.server.ts'
import { runtimeIn, runtimePath } from '#shop/solar/runtime/runtime-query.rules.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const only110 =
  /Inversor híbrido 3500 W 48 V\b|Inversor híbrido 3000 W|onda pura|Pure Sine|3500 W 48 V|Estación portátil (500|1000|1500|2000)|Kit Casa Pequeña|Small House Kit/

test.each([
  ['Tengo un concentrador de oxígeno de 220 V, ¿qué compro?', 'es'],
  ['concentrador 220v', 'es'],
  ['¿Qué compro para un refrigerador de 220 V?', 'es'],
  ['My fridge is 220 V', 'en'],
  ['¿Qué inversor compro para una bomba de 220 V?', 'es'],
] as const)('«%s» is answered with nothing that gives only 110 V', async (question, locale) => {
  const { answer } = await engineAnswer(await asVisitor({ locale }), { question, earlier: [] })
  expect(textOf(answer)).not.toMatch(only110)
})

test.each([
  ['¿Cuánto dura la estación de 4000 con un split de 12000 btu de 220 v?', 'sc', 220],
  ['¿Cuánto dura la estación de 4000 con un split de 12000 btu de 110 v?', 'sc', 110],
  ['cuanto dura la bateria de 48v 100 con un aire de ventana de 110 v', 'aw', 110],
  ['cuanto dura el kit hogar con una turbina de 1 hp de 220', 'bu', 220],
] as const)(
  '«%s»: the hours are those of the page it links to, and nothing that was said is asked',
  async (question, code, volts) => {
    const ctx = await asVisitor()
    const { answer } = await engineAnswer(ctx, { question, earlier: [] })
    expect(textOf(answer)).not.toContain('¿Es de 110 o de 220 V?')
    const hrefs = answer.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))
    const planner = hrefs.find((href) => href.startsWith(runtimePath)) ?? ''
    const asked = runtimeIn(new URL(planner, 'http://shop.test').searchParams)
    expect(asked.items.map((item) => item.code)).toEqual([code])
    expect(Object.values(asked.volts)).toEqual([volts])
    const page = await runtimeFor(ctx, asked)
    expect(page.volts.unknown).toEqual([])
    const hours = page.runtime && rangeText('es', 'entre {low} y {high} horas', page.runtime)
    if (hours) expect(textOf(answer)).toContain(hours)
  },
)
