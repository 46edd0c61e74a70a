import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from './answer.rules.ts'
import { engineAnswer } from './engine.service.server.ts'

const ask = async (question: string, locale: 'es' | 'en' = 'es', earlier: string[] = []) => {
  const { answer, understood } = await engineAnswer(
    await asVisitor({ locale, destination: 'cuba' }),
    { question, earlier: earlier.map((content) => ({ role: 'user', content })) },
  )
  const items = understood.state.items.map(({ code, watts }) => [code, watts])
  return { answer, text: textOf(answer), items }
}

test.each([
  ['mi hijo está conectado a un ventilador pulmonar, ¿qué kit?', 'es'],
  ['mi papá depende de un ventilador mecánico, que kit me conviene', 'es'],
  ['mi niña vive conectada a un ventilador, ¿qué compro?', 'es'],
  ['Mi papá usa un respirador en casa, ¿qué estación compro?', 'es'],
  ['¿Qué equipo aguanta un respirador artificial 12 horas?', 'es'],
  ['diálisis peritoneal con cicladora, ¿qué equipo compro?', 'es'],
  ['incubadora para un bebé, ¿cuánto dura con la estación de 1000?', 'es'],
  ['¿La estación de 300 le sirve a un aspirador de secreciones?', 'es'],
  ['Mi mamá tiene una bomba de infusión, ¿qué inversor pongo?', 'es'],
  ['Mi papá usa un BiPAP, ¿qué estación?', 'es'],
  ['My father depends on a mechanical ventilator, which kit should I buy?', 'en'],
  ['My son is on a ventilator at home, how big a battery?', 'en'],
  ['How long will the 2000 station run a dialysis machine?', 'en'],
] as const)(
  '«%s» is asked for its plate, plan B first, and no figure is made up',
  async (question, locale) => {
    const { answer, text, items } = await ask(question, locale)
    expect(text).toMatch(
      /^(Es un equipo médico: primero el plan B|It is a medical device: a plan B first)/,
    )
    expect(text).toMatch(/chapa|plate/)
    expect(text).not.toMatch(/\$|\d ?(W|Wh)\b/)
    expect(items).toEqual([])
    expect(answer.parts.some(({ kind }) => kind === 'cards')).toBe(false)
  },
)

test('what the plate says is counted for that device, and until then no product is said to do', async () => {
  const before = ['Mi papá usa un respirador en casa, ¿qué estación compro?']
  const { text, items } = await ask('la chapa dice 60 W', 'es', before)
  expect(items).toEqual([['x', 60]])
  expect(text).toContain('equipo médico')
  expect((await ask('¿y el kit nevera me sirve?', 'es', before)).text).toMatch(/plan B/)
})

test.each([
  ['Qué kit necesito para un ventilador', [['vp', 55]]],
  ['mi hijo duerme con un ventilador de pie, ¿qué estación compro?', [['vp', 55]]],
  ['My son sleeps with a fan, which station?', [['vp', 55]]],
  ['un ventilador de techo y mi mamá, ¿qué estación?', [['vt', 65]]],
])('a fan stays a fan: «%s»', async (question, expected) =>
  expect((await ask(question)).items).toEqual(expected),
)

test('an incubator of eggs is no medical device', async () =>
  expect((await ask('incubadora de huevos de 100 W, ¿qué estación?')).text).not.toMatch(/médico/))

test.each([
  ['Necesito oxígeno 24 horas y la corriente viene 4 horas, qué compro', 'es'],
  ['He needs oxygen 24 hours and the grid comes 4 hours a day, what do I buy?', 'en'],
] as const)('«%s» is sized for the hours that the grid leaves', async (question, locale) => {
  const { answer, text, items } = await ask(question, locale)
  expect(answer.intent).toBe('system')
  expect(items).toEqual([['ox', 350]])
  expect(text).toMatch(/20 (horas|hours)|blackoutHours=20/)
  expect(text).toMatch(/plan B/)
})
