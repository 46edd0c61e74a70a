import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { assistantModelFake } from '#tests/fakes/assistant-model.ts'
import { asSystemActor, asVisitor, noon, testConfig } from '#tests/harness/database/actors.ts'
import { type AskedTurn, turnInput } from '../understanding/question.input.ts'
import { answerOnce, answerTurn, pruneTurns } from './turns.service.server.ts'

const cookie = `assistantVisitor=${'v'.repeat(24)}`
const caller = { address: '203.0.113.7', cookie, userAgent: 'a test' }
const asBrowser = (overrides: Parameters<typeof asVisitor>[0] = {}) =>
  asVisitor({ caller, ...overrides })
const asSystem = async <Row>(statement: string) =>
  inTransaction(
    await asSystemActor(),
    async ({ tx }) => (await sql.raw<Row>(statement).execute(tx)).rows,
  )
const nothingAsked = async () => {
  await asSystem('delete from assistant_turns')
  await asSystem('delete from tries')
}
// other tests on the same database use the assistant too
beforeEach(nothingAsked)
afterEach(nothingAsked)

const aTurn = (overrides: Partial<AskedTurn> = {}): AskedTurn => ({
  ...{ turn: randomUUID(), conversation: randomUUID(), earlier: [], from: 0, whole: false },
  question: '¿Cuánto consume un refrigerador al día?',
  ...overrides,
})

test('a turn that is asked for again is answered the same, and counted once', async () => {
  const ctx = await asBrowser()
  const turn = aTurn()
  const [first, second] = [await answerTurn(ctx, turn), await answerTurn(ctx, turn)]
  expect(first).toMatchObject({ ok: true, value: { intent: 'consumption' } })
  expect(second).toEqual(first)
  expect(await asSystem('select count from tries')).toEqual([
    { count: 1 },
    { count: 1 },
    { count: 1 },
  ])
})

test('asked for twice at once, a model is asked once', async () => {
  const fake = await assistantModelFake(() => ({ text: 'Depende de tu casa.' }))
  const ctx = await asBrowser({ config: { ...testConfig, ...fake.config('openai') } })
  const turn = aTurn()
  const [first, second] = await Promise.all([answerTurn(ctx, turn), answerTurn(ctx, turn)])
  fake.close()
  expect(first).toMatchObject({ ok: true, value: { by: 'model' } })
  expect(second).toEqual(first)
  expect(fake.requests).toHaveLength(1)
})

test('nobody gets another’s answer: another conversation or question with its name is refused', async () => {
  const ctx = await asBrowser()
  const turn = aTurn()
  await answerTurn(ctx, turn)
  const refused = { ok: false, code: 'turn_reused' }
  expect(await answerTurn(ctx, { ...turn, conversation: randomUUID() })).toEqual(refused)
  expect(await answerTurn(ctx, { ...turn, question: '¿otra cosa?' })).toEqual(refused)
})

test('what a process left unanswered when it ended is answered by the next who asks', async () => {
  const ctx = await asBrowser()
  const turn = aTurn()
  await answerTurn(ctx, turn)
  await asSystem('update assistant_turns set answer = null')
  const later = { ...ctx, now: new Date(noon.getTime() + 31_000) }
  expect(await answerTurn(later, turn)).toMatchObject({ ok: true })
})

test('of a question nothing is kept, and of an answer only for a while', async () => {
  const ctx = await asBrowser()
  const read = turnInput.parse({
    ...aTurn(),
    question: 'mi carné es 85010112345 ¿qué garantía hay?',
  })
  await answerTurn(ctx, read)
  const rows = await asSystem<Record<string, unknown>>('select * from assistant_turns')
  expect(JSON.stringify(rows)).not.toMatch(/85010112345|garantía hay/)
  await pruneTurns({ ...ctx, now: new Date(noon.getTime() + 14 * 60_000) })
  expect(await asSystem('select id from assistant_turns')).toHaveLength(1)
  await pruneTurns({ ...ctx, now: new Date(noon.getTime() + 16 * 60_000) })
  expect(await asSystem('select id from assistant_turns')).toEqual([])
})

test('sixty questions an hour and three hundred a day are answered, the next waits', async () => {
  const ctx = await asBrowser()
  const send = (now: Date) => answerOnce({ ...ctx, now }, { question: 'hola', earlier: [] })
  for (let at = 0; at < 60; at += 1) expect((await send(noon)).ok).toBe(true)
  expect(await send(noon)).toMatchObject({ code: 'too_many_tries', retryAfterSeconds: 3600 })
  await asSystem('update tries set count = 300')
  const nextHour = new Date(noon.getTime() + 3_600_001)
  const waiting = await send(nextHour)
  expect(waiting).toMatchObject({ ok: false, code: 'too_many_tries' })
  expect(
    waiting.ok || waiting.code !== 'too_many_tries' || waiting.retryAfterSeconds,
  ).toBeGreaterThan(80_000)
})

test.each([
  [{ question: '' }],
  [{ question: ' ' }],
  [{ question: 'x'.repeat(501) }],
  [{ question: 7 }],
  [{ turn: 'x' }],
  [{ conversation: '../x' }],
  [{ from: -1 }],
  [{ from: 1.5 }],
])('%j is no turn', (overrides) =>
  expect(turnInput.safeParse({ ...aTurn(), ...overrides }).success).toBe(false),
)
