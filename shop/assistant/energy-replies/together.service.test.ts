import { expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { isSerious } from '#shop/electrical/checks/finding.rules.ts'
import { findingText } from '#shop/electrical/finding-text.rules.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { type SeedProduct, seedPart, seedProducts } from '#tests/harness/seed-parts.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

type Names = Record<'name_es' | 'name_en', string>
const products = seedProducts as readonly (SeedProduct & Names)[]
const of = (category: string) => products.filter((one) => one.category === category)
const controllers = products.filter(({ specs }) => specs.role === 'controller')

const answered = async (question: string, locale: 'es' | 'en' = 'es', earlier: string[] = []) => {
  const ctx = await asVisitor({ locale, destination: 'cuba' })
  const before = earlier.map((content) => ({ role: 'user' as const, content }))
  const { answer } = await engineAnswer(ctx, { question, earlier: before })
  return textOf(answer)
}

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const pairs = [
  ...of('battery').flatMap((one) => of('inverter').map((other) => ({ one, other }))),
  ...of('panel').flatMap((one) =>
    [...of('inverter'), ...of('portable'), ...of('battery')].map((other) => ({ one, other })),
  ),
  ...controllers.flatMap((one) => of('battery').map((other) => ({ one, other }))),
].filter(({ one, other }) => {
  const { category, mppt_count } = seedPart(other.sku)
  return one.category !== 'panel' || category !== 'inverter' || mppt_count !== null
})

/** All of them take half a minute; every third one meets every product. */
const step = 3

test('of a pair the answer says what the electrical rules say', { timeout: 120_000 }, async () => {
  expect(pairs.length).toBeGreaterThan(300)
  const differing: string[] = []
  for (const { one, other } of pairs.filter((_, index) => index % step === 0)) {
    const parts = [one, other].map(({ sku }) => ({ part: seedPart(sku), quantity: 1 }))
    // a fuse and a cable that were not bought yet forbid nothing
    const serious = checkSystem(parts, cuba).findings.filter(
      (finding) => isSerious(finding) && !['E18', 'E20'].includes(finding.rule),
    )
    const text = await answered(`¿Sirve ${one.name_es} con ${other.name_es}?`)
    const reasons = serious.map((finding) => findingText('es', finding))
    const isRight =
      serious.length === 0
        ? /^(Sí, van juntos|Solo con pocos paneles): /.test(text)
        : /^No, así no: /.test(text) && reasons.every((reason) => text.includes(reason))
    if (!isRight) differing.push(`${one.sku} + ${other.sku}: ${text.slice(0, 160)}`)
  }
  expect(differing).toEqual([])
})

test.each([
  [
    '¿puedo conectar 4 paneles de 450 a la estación 2000?',
    /^No, así no: 4 × .*más paneles de los que admite/s,
  ],
  ['¿sirve el inversor de 3000 con la batería de 24v?', /^Sí, van juntos: .*Falta el fusible/s],
  ['puedo conectar el panel de 100 directo a la bateria de 12v 50', /^No, .*destruye la batería/s],
  [
    'puedo poner 3 paneles de 550 en serie al controlador de 60',
    /^Con batería de 12 V: No, .*se quema/s,
  ],
  ['la bateria de 48v 100 sirve con el inversor de 1000', /^No, así no: .*voltaje/s],
  ['can i hook up six 550w panels to the 3500 hybrid inverter', /^Yes, they go together: 6 × /],
  ['will the 3500w hybrid inverter work with the 48v 100ah wall battery', /^Yes, .*Wall Battery/],
])('«%s»', async (question, expected) => {
  expect(await answered(question, /^(can|will)/.test(question) ? 'en' : 'es')).toMatch(expected)
})

test('the product spoken of before is one of the two', async () => {
  const text = await answered('¿y le sirve al inversor de 1000?', 'es', [
    'cuanto vale la bateria de 24v 100ah',
  ])
  expect(text).toMatch(
    /^No, así no: .*24 V 100 Ah.*1000 W 12 V|^No, así no: .*1000 W 12 V.*24 V 100 Ah/,
  )
})

test.each([
  [
    'puedo poner 5 baterias de 12v 100ah en paralelo',
    /^No, así no: .*más de 4 en paralelo: son 5/s,
  ],
  ['4 baterias de 12v 100 en serie para 48v se puede', /^Sí, van juntos: 4 × /],
  ['5 baterias de 12v 100 en serie se puede', /^No, así no: .*más de 4 en serie/s],
  ['cuantas baterias de 12v 100 puedo poner en paralelo', /hasta 4 en serie y hasta 4 en paralelo/],
  ['dos inversores de 2000 en paralelo se puede?', /^No lo hagas: .*salidas de dos equipos/],
  ['fusible de 300 A con cable 4 AWG', /^No: el cable 4 AWG aguanta 110 A/],
  ['un fusible de 100 con el cable calibre 4', /^El cable 4 AWG aguanta 110 A, así que/],
  ['dos paneles plegables en serie a la estacion de 1000', /^No, así no: .*50,5 V/s],
  ['va el panel de 550 con la estacion de 500 / 1000', /^No, así no: .*No, así no: /s],
  ['puedo conectar el panel directo a la bateria', /^No, nunca directo: falta el controlador/],
  ['mppt 40 A 12/24 V con 48 V', /^No, Controlador MPPT 40 A .* 48 V/],
  ['cargador de 20 A con una bateria de 24V', /^No, Cargador .*14,6 V y el banco es de 24 V/s],
  ['que fusible lleva el kit familia', /Interruptor DC 125 A .*mínimo 125 A/],
  ['que cable necesito para un inversor de 3000 W a 24 V', /fusible de 200 A .*2\/0 AWG/s],
  ['breaker para el inversor de 6000', /a su entrada AC: breaker de 40 A y cable 8 AWG/],
  ['cuantas baterias de 12v 200 lleva el inversor hibrido de 3500', /^4 × .*: 4 en serie/],
  ['how many 48V 100Ah batteries for the 12000 inverter', /its 12,000 W take 3/],
  ['how many 450 W panels can a 60 A controller take', /With a 24 V battery: Up to 3 × /],
  ['puedo anadir dos paneles al kit casa pequeña', /^No: a Kit Casa Pequeña/],
  ['does BAT-24V100 go with INV-6000-48S', /^No, not like this: .*sets of 2, in series/s],
  [
    'Tengo un controlador MPPT de 100 V, ¿puedo ponerle dos paneles de 550 W en serie?',
    /^No, así no: 2 × .* \+ un equipo de 100 V\. .*se quema\. Con 1 ×/,
  ],
  ['mi controlador aguanta 100 V, ¿cuantos de 410 W le pongo en serie?', /^Hasta 2 × Panel/],
  ['tengo un controlador de 145 V, le pongo dos paneles de 550 W en serie?', /^Sí, van juntos/],
  ['my controller is 100 V max, can I put two 550 W panels in series', /^No, not like this: 2 ×/],
  [
    '¿Puedo poner 6 baterías de pared de 48 V en paralelo?',
    /^Sí, pero nunca sin un estudio: 6 × .*barras/s,
  ],
  [
    'puedo conectar 8 baterias de rack en paralelo',
    /^Sí, pero nunca sin un estudio: 8 × .*electricista/s,
  ],
  ['puedo poner 3 baterias de 12v 100 en paralelo', /^Sí, pero con barras colectoras: 3 × /],
  [
    'can I put six 48V 100Ah wall batteries in parallel',
    /^Yes, but never without a study: 6 × .*busbars/s,
  ],
  ['la transferencia de 63 A sirve para el inversor de 6000 W', /^No, así no: Transferencia auto/],
])('wiring by the rules, never a price first: «%s»', async (question, expected) => {
  const locale = /^(how|does|my|can)/.test(question) ? 'en' : 'es'
  expect(await answered(question, locale)).toMatch(expected)
})

test('a number alone goes on with what was asked of wiring', async () => {
  const earlier = ['quiero la bateria de 12v 100', 'cuantas puedo poner juntas']
  expect(await answered('¿y 5?', 'es', earlier)).toMatch(/^No, así no: 5 × .*más de 4/s)
})
