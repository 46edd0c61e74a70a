import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { provinceServices, saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { actingAs, asAdmin, asVisitor, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { type Answer, textOf } from './answer.rules.ts'
import { energyQuestions } from './energy-questions.fixture.ts'
import { engineAnswer } from './engine.service.server.ts'
import { numbersIn, readings } from './facts.rules.ts'
import { isBacked } from './guard.rules.ts'
import { shopQuestions } from './shop-questions.fixture.ts'

const questions = [...energyQuestions, ...shopQuestions]

const cardsOf = ({ parts }: Answer) =>
  parts.flatMap((part) => (part.kind === 'cards' ? part.cards : []))
const linesOf = (answer: Answer) => [
  ...textOf(answer).split('\n'),
  ...answer.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : [])),
]

const isWithin = (text: string, overrides: number) =>
  numbersIn(text).some((figure) =>
    readings(figure).some((value) => Math.abs(value - overrides) <= overrides * 0.02),
  )

const send = async (question: string, before: string | null = null) =>
  engineAnswer(await asVisitor(), {
    question,
    earlier: before === null ? [] : [{ role: 'user', content: before }],
  })

test('there are at least sixty questions, each another', () =>
  expect(new Set(questions.map(({ question }) => question)).size).toBe(
    Math.max(60, questions.length),
  ))

describe('sixty questions are answered right, within 2 % (S-019)', () => {
  test.each(questions)('$question', async (checked) => {
    const { question, intent, figures = [], products = [], says = [] } = checked
    const { answer, facts } = await send(question)
    const lines = linesOf(answer)
    const text = lines.join('\n')
    expect(answer.intent, text).toBe(intent)
    for (const figure of figures) expect(isWithin(text, figure), `${figure} in ${text}`).toBe(true)
    expect(cardsOf(answer).map(({ slug }) => slug)).toEqual(expect.arrayContaining([...products]))
    for (const words of says)
      expect(
        lines.some((line) => words.test(line)),
        text,
      ).toBe(true)
    expect(isBacked(textOf(answer), facts, question), text).toBe(true)
  })
})

test('what is asked after a question is asked of the same things', async () => {
  const first = '¿Cuánto me dura un refrigerador con una batería de 12 V 200 Ah?'
  const { answer } = await send('¿y con dos ventiladores?', first)
  expect(answer.intent).toBe('runtime')
  expect(isWithin(textOf(answer), (2560 * 0.81) / (110 + 10))).toBe(true)
})

test('an English question in the Spanish shop is answered in English', async () => {
  const { answer } = await send('How much power does a fridge use?')
  expect(answer.locale).toBe('en')
  expect(textOf(answer)).toContain('A modern refrigerator uses about 1,188 Wh a day')
})

test('a price is that of the visitor’s destination, and of Cuba where the question says so', async () => {
  const there = await send('precio del panel de 550w en Cuba')
  const here = await send('precio del panel de 550w')
  const [cuba, usa] = [there, here].map(({ answer }) => cardsOf(answer)[0])
  expect([cuba?.place, usa?.place]).toEqual(['cuba', 'usa'])
  expect(cuba?.price).toBeGreaterThan(usa?.price ?? Number.POSITIVE_INFINITY)
})

test('the days in transit are those that banner and policies state', async () => {
  const days = await rolledBack(await asAdmin(), async (ctx) => {
    const [first, ...others] = await provinceServices(ctx)
    if (!first) throw new Error('no province')
    await saveProvinceServices(ctx, [
      { ...first, mode: 'door', days: { min: 12, max: 33 } },
      ...others,
    ])
    return actingAs(ctx, 'anon', async (visitor) => {
      const asked = { question: '¿Cuánto demora el envío?', earlier: [] }
      return textOf((await engineAnswer(visitor, asked)).answer)
    })
  })
  expect(days).toContain('Hasta 33 días')
  expect(days).not.toContain('25 días')
})

/** Payment methods are the owners'. */
async function asOwner() {
  const db = await testDatabase()
  return ctxOf(db, { role: 'admin', id: (await anOwner(db)).id })
}

test('nobody is sent to a payment method that is closed now', async () => {
  const replies = await rolledBack(await asOwner(), async (ctx) => {
    await sql`update payment_method_settings set is_active = false where method = 'zelle'`.execute(
      ctx.tx,
    )
    return actingAs(ctx, 'anon', async (visitor) => {
      const questions = ['¿Aceptan Zelle?', '¿Puedo comprar desde España para mi familia en Cuba?']
      const texts: string[] = []
      for (const question of questions)
        texts.push(textOf((await engineAnswer(visitor, { question, earlier: [] })).answer))
      return texts
    })
  })
  expect(replies.join('\n')).toContain('Ahora mismo')
  expect(replies.join('\n')).not.toContain('Zelle')
})

test('a sum beyond the limit of a method is answered with why it does not take it, and without a sum the limit is said', async () => {
  const [sum, bare] = await rolledBack(await asOwner(), async (ctx) => {
    await sql`update payment_method_settings set most_amount = 1500 where method = 'zelle'`.execute(
      ctx.tx,
    )
    return actingAs(ctx, 'anon', (visitor) =>
      Promise.all(
        ['¿Puedo pagar 2500 dólares con Zelle para Cuba?', '¿Cómo puedo pagar?'].map(
          async (question) =>
            textOf((await engineAnswer(visitor, { question, earlier: [] })).answer),
        ),
      ),
    )
  })
  expect(sum).toContain('Zelle: hasta $1,500.00.')
  expect(bare).toContain('Zelle (hasta $1,500.00)')
})
