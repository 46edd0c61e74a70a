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
        ? /^Sí, van juntos: /.test(text)
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
