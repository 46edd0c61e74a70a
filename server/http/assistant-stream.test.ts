import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { assistantModelFake, type Script } from '#tests/fakes/assistant-model.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { asSystemActor, testConfig } from '#tests/harness/database/actors.ts'

afterEach(async () => {
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    await sql`delete from assistant_turns`.execute(tx)
    await sql`delete from tries`.execute(tx)
  })
})

const question = '¿Cuánto me dura un refrigerador con una batería de 100 Ah?'
const aTurn = () => ({ turn: randomUUID(), conversation: randomUUID(), question })

interface Line {
  readonly at?: number
  readonly part?: { readonly kind: string }
  readonly draft?: string
  readonly done?: boolean
  readonly by?: string
  readonly waiting?: boolean
}

async function post(
  body: unknown,
  headers: Record<string, string> = {},
  overrides: Parameters<typeof testApp>[0] = {},
) {
  const app = await testApp(overrides)
  return app.request('http://shop.test/asistente/turno', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const linesOf = async (answer: Response) =>
  (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

test('a reply arrives in parts with their positions, and its end is marked (S-019)', async () => {
  const answer = await post(aTurn())
  expect(answer.headers.get('Content-Type')).toContain('application/x-ndjson')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const [waiting, ...lines] = await linesOf(answer)
  expect(waiting).toEqual({ waiting: true })
  expect(lines.at(-1)).toMatchObject({ done: true })
  const parts = lines.slice(0, -1)
  expect(parts.map(({ at }) => at)).toEqual([...parts.keys()])
  expect(parts.map(({ part }) => part?.kind)).toContain('cards')
})

test('after a drop only the rest comes, and it is the same answer', async () => {
  const turn = aTurn()
  const whole = (await linesOf(await post(turn))).filter(({ part }) => part)
  const rest = (await linesOf(await post({ ...turn, from: 2 }))).filter(({ part }) => part)
  expect(rest).toEqual(whole.slice(2))
})

test.each([
  ['a browser that saves data', { 'Save-Data': 'on' }, {}],
  ['a slow link', { ECT: '2g' }, {}],
  ['lite mode', { Cookie: 'lite-mode=1' }, {}],
  ['a request for the whole reply', {}, { whole: true }],
] as const)('%s gets it whole', async (_, headers, overrides) => {
  const answer = await post({ ...aTurn(), ...overrides }, headers)
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({
    from: 0,
    done: true,
    by: 'engine',
    parts: expect.any(Array) as unknown[],
  })
})

test.each(['', '{', 'null', '[]', '{}', JSON.stringify({ ...aTurn(), question: 'x'.repeat(501) })])(
  '%j is refused calmly',
  async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ ok: false, code: 'not_understood' })
  },
)

test('a cross-site request is refused', async () => {
  const answer = await post(aTurn(), { Origin: 'https://evil.example', Cookie: 'x=1' })
  expect(answer.status).toBe(403)
})

test('the rate limit applies to the stream too', async () => {
  const app = await testApp()
  const send = (whole: boolean) =>
    app.request('http://shop.test/asistente/turno', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://shop.test',
        Cookie: `assistantVisitor=${'v'.repeat(24)}`,
      },
      body: JSON.stringify({ ...aTurn(), question: 'hola', whole }),
    })
  for (let at = 0; at < 60; at += 1) await (await send(true)).text()
  const whole = await send(true)
  expect([whole.status, Number(whole.headers.get('Retry-After')) > 0]).toEqual([429, true])
  const lines = await linesOf(await send(false))
  expect(lines.at(-1)).toMatchObject({ refused: { code: 'too_many_tries' } })
})

const sentences = 'El consumo depende de tu casa. Dime tus equipos. Te ayudo.'

async function withModel(script: Script): Promise<Line[]> {
  const fake = await assistantModelFake(script)
  const answer = await post(aTurn(), {}, { config: { ...testConfig, ...fake.config('openai') } })
  const lines = await linesOf(answer)
  fake.close()
  return lines
}

test('the checked sentences of a model come as a draft before the parts', async () => {
  const lines = await withModel(() => ({ text: sentences }))
  expect(lines.flatMap(({ draft }) => draft ?? [])).toEqual([
    'El consumo depende de tu casa.',
    'El consumo depende de tu casa. Dime tus equipos.',
  ])
  expect(lines.at(-1)).toMatchObject({ done: true, by: 'model' })
  expect(lines.find(({ part }) => part)).toMatchObject({ at: 0, part: { text: sentences } })
})

test('what a model invents or advises dangerously reaches nobody', async () => {
  const text =
    'Es buena idea. Cuesta seiscientos dólares. Conecta el inversor a un tomacorriente. Ya.'
  const lines = await withModel(() => ({ text }))
  expect(JSON.stringify(lines)).not.toMatch(/seiscientos|Conecta el inversor/)
  expect(lines.at(-1)).toMatchObject({ done: true, by: 'engine' })
})
