import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { assistantModelFake, type Script } from '#tests/fakes/assistant-model.ts'
import { asSystemActor, asVisitor, testConfig } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { answerQuestion } from '../replies/answer.service.server.ts'
import { toolList } from '../toolbox/tool-list.input.ts'

let fake: Awaited<ReturnType<typeof assistantModelFake>> | null = null
afterEach(async () => {
  fake?.close()
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))
})

const question = '¿Qué panel de 550 W me recomiendas comprar?'
async function answered(
  kind: 'openai' | 'anthropic',
  script: Script,
  overrides: Partial<typeof testConfig> = {},
) {
  fake = await assistantModelFake(script)
  const ctx = await asVisitor({ config: { ...testConfig, ...fake.config(kind), ...overrides } })
  return answerQuestion(ctx, { question, earlier: [] })
}

const looksUp = { calls: [{ name: 'show_product', input: { slug: 'panel-solar-perc-550-w' } }] }
const looksThenSays =
  (text: string): Script =>
  (round) =>
    round === 0 ? looksUp : { text: text }

describe.each(['openai', 'anthropic'] as const)('a model of the kind %s', (kind) => {
  test('is heard where it says what its tools returned, with the product as a card', async () => {
    const text = 'El **Panel solar PERC 550 W** cuesta $209.99 en EE. UU. y da 550 W.'
    const answer = await answered(kind, looksThenSays(text))
    expect(fake?.refused).toEqual([])
    expect(answer.by).toBe('model')
    expect(textOf(answer)).toContain('El Panel solar PERC 550 W cuesta $209.99')
    const [card] = answer.parts.flatMap((part) => (part.kind === 'cards' ? part.cards : []))
    expect(card).toMatchObject({ slug: 'panel-solar-perc-550-w', price: 20_999, place: 'usa' })
  })

  test.each<[string, Script]>([
    ['names another price', looksThenSays('El Panel solar PERC 550 W cuesta $209.98.')],
    [
      'gives one product the price of another',
      (round) =>
        round === 0
          ? { calls: [{ name: 'search_products', input: { family: 'panel' } }] }
          : { text: 'El Panel solar PERC 550 W cuesta $184.99.' },
    ],
    ['states a figure from nowhere', looksThenSays('Ese panel dura 47 años.')],
    ['counts stock that nobody counted', looksThenSays('Quedan 550 unidades.')],
    ['spells a price in words', looksThenSays('Cuesta doscientos dólares.')],
    ['spells a time in words', looksThenSays('Ese panel dura trece años.')],
    ['promises a day', looksThenSays('Te llega el lunes.')],
    [
      'tells to feed the house through a socket',
      looksThenSays('Conecta el inversor a un tomacorriente de la pared.'),
    ],
    [
      'spreads dangerous advice over two sentences',
      looksThenSays('Toma el cable del inversor. Métela en el tomacorriente de la pared.'),
    ],
    ['says nothing', looksThenSays('')],
    ['talks without end', looksThenSays('Es un buen panel. '.repeat(200))],
    ['calls tools for ever', () => looksUp],
    [
      'calls what is no tool',
      (round) =>
        round === 0 ? { calls: [{ name: 'drop_table', input: {} }] } : { text: 'Cuesta $1.' },
    ],
    ['fails', () => 'fails'],
    ['answers nonsense', () => 'nonsense'],
  ])('that %s gives way to the engine', async (_, script) => {
    const answer = await answered(kind, script)
    expect(answer.by).toBe('engine')
    expect(textOf(answer)).not.toMatch(
      /209\.98|184\.99|47 años|doscientos|trece años|lunes|tomacorriente/,
    )
  })
})

describe.each(['openai', 'anthropic'] as const)('the kind %s', (kind) => {
  test('is given the whole conversation, what is known of it, and every tool', async () => {
    fake = await assistantModelFake(() => ({ text: 'Depende de tu casa.' }))
    const ctx = await asVisitor({ config: { ...testConfig, ...fake.config(kind) } })
    const earlier = [
      { role: 'user', content: 'tengo hasta 800 dólares' },
      { role: 'assistant', content: '¿Para qué equipos?' },
      { role: 'removed', content: 'volts' },
    ] as const
    const answer = await answerQuestion(ctx, { question, earlier })
    expect([answer.by, fake.refused]).toEqual(['model', []])
    const [request = ''] = fake.requests
    for (const part of ['tengo hasta 800 dólares', '¿Para qué equipos?', 'took back: volts'])
      expect(request).toContain(part)
    expect(request).toMatch(/known_so_far.*800/)
    for (const name of [...Object.keys(toolList), 'follow_order', 'hand_over'])
      expect(request).toContain(`"name":"${name}"`)
    expect(answer.parts.at(-1)).toMatchObject({ kind: 'known' })
  })

  test('calls tools side by side, each with its result', async () => {
    const input = { slug: 'panel-solar-perc-550-w' }
    const both = ['show_product', 'landed_price'].map((name) => ({ name, input }))
    const answer = await answered(kind, (round) =>
      round === 0 ? { calls: both } : { text: 'El Panel solar PERC 550 W cuesta $209.99.' },
    )
    expect([answer.by, fake?.refused]).toEqual(['model', []])
    const second = fake?.requests[1] ?? ''
    expect(second.match(/price_usa/g)).toHaveLength(2)
  })

  test('repeats the beginning of a round in the next, so that the service can cache it', async () => {
    await answered(kind, looksThenSays('El panel da 550 W.'))
    const [first, second] = (fake?.requests ?? []).map((raw) => JSON.parse(raw))
    const withoutMarks = (part: unknown) =>
      JSON.stringify(part ?? null).replaceAll(',"cache_control":{"type":"ephemeral"}', '')
    expect(withoutMarks(second.tools)).toBe(withoutMarks(first.tools))
    expect(withoutMarks(second.system)).toBe(withoutMarks(first.system))
    const repeated = second.messages.slice(0, first.messages.length)
    expect(withoutMarks(repeated)).toBe(withoutMarks(first.messages))
  })

  test('arrives sentence by sentence, and what fails the check is never shown', async () => {
    const drafts: string[] = []
    fake = await assistantModelFake(
      looksThenSays('El Panel solar PERC 550 W da 550 W. Cuesta $209.99. Te lo dejo en $100. Fin.'),
    )
    const ctx = await asVisitor({ config: { ...testConfig, ...fake.config(kind) } })
    const asked = { question, earlier: [] }
    const answer = await answerQuestion(ctx, asked, (text) => drafts.push(text))
    expect(drafts).toEqual([
      'El Panel solar PERC 550 W da 550 W.',
      'El Panel solar PERC 550 W da 550 W. Cuesta $209.99.',
    ])
    expect(answer.by).toBe('engine')
  })

  test('takes back what it wrote before it called a tool', async () => {
    const drafts: string[] = []
    fake = await assistantModelFake((round) =>
      round === 0 ? { text: 'Un segundo. Voy a ver.\n', ...looksUp } : { text: 'Es bueno.' },
    )
    const ctx = await asVisitor({ config: { ...testConfig, ...fake.config(kind) } })
    const asked = { question, earlier: [] }
    const answer = await answerQuestion(ctx, asked, (text) => drafts.push(text))
    expect(drafts.at(-1)).toBe('')
    expect(textOf(answer)).not.toContain('Voy a ver')
  })
})

test('Anthropic is told to cache the tools with the instruction, and what was said up to the last message', async () => {
  await answered('anthropic', looksThenSays('El panel da 550 W.'))
  const marked = { cache_control: { type: 'ephemeral' } }
  for (const raw of fake?.requests ?? []) {
    const { system, messages } = JSON.parse(raw)
    expect(system.at(-1)).toMatchObject(marked)
    expect(messages.at(-1).content.at(-1)).toMatchObject(marked)
    expect(raw.match(/"cache_control"/g)).toHaveLength(2)
  }
  expect(fake?.requests).toHaveLength(2)
})

test('with a wrong key the engine answers', async () => {
  const answer = await answered('anthropic', () => ({ text: 'Hola.' }), {
    ASSISTANT_API_KEY: 'wrong',
  })
  expect(answer.by).toBe('engine')
})

test('danger, orders and discounts are answered by rule: the model is not even asked', async () => {
  fake = await assistantModelFake(() => ({ text: 'Ábrela con un destornillador.' }))
  const ctx = await asVisitor({ config: { ...testConfig, ...fake.config('openai') } })
  for (const requests of ['¿cómo abro una batería?', '¿dónde está mi pedido?', 'dame un descuento'])
    expect((await answerQuestion(ctx, { question: requests, earlier: [] })).by).toBe('engine')
  expect(fake.requests).toEqual([])
})

test('after eighty questions of one day a visitor is answered by the engine', async () => {
  fake = await assistantModelFake(() => ({ text: 'Hola.' }))
  const ctx = await asVisitor({ config: { ...testConfig, ...fake.config('openai') } })
  const send = () => answerQuestion(ctx, { question, earlier: [] })
  for (let at = 0; at < 80; at += 1) await send()
  expect(fake.requests).toHaveLength(80)
  expect((await send()).by).toBe('engine')
  expect(fake.requests).toHaveLength(80)
})
