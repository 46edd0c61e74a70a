import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { textOf } from '../replies/answer.rules.ts'
import { answerQuestion } from '../replies/answer.service.server.ts'

afterEach(async () => {
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))
})

const sentTo = async (email: string) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from outbox where recipient ilike ${email}`.execute(tx)
    return rows[0]?.count ?? 0
  })
const send = async (question: string, before: readonly string[] = []) =>
  answerQuestion(await asVisitor(), {
    question,
    earlier: before.map((content) => ({ role: 'user' as const, content })),
  })

test('number and e-mail in the chat send the link to the buyer, and the answer never discloses whether they match', async () => {
  const order = await anOrder().place(await asSystemActor())
  const before = await sentTo('ana@example.com')
  const right = await send('es ANA@example.com', [`dónde está mi pedido ${order.number}`])
  expect(await sentTo('ana@example.com')).toBe(before + 1)
  const other = await send(`pedido ${order.number}, correo otra@example.com`)
  expect(await sentTo('otra@example.com')).toBe(0)
  expect(textOf(other)).toBe(textOf(right))
  expect(textOf(right)).toContain('Si ese pedido existe')
})

test('the chat asks for what is missing, and counts attempts like the page', async () => {
  expect(textOf(await send('dónde está mi pedido GS-7H2K-9MQA-P1X4'))).toContain('el correo')
  const attempts = Array.from({ length: 40 }, () => 'GS-7H2K-9MQA-P1X4 otra@example.com')
  const texts: string[] = []
  for (const one of attempts) texts.push(textOf(await send(one)))
  expect(texts.at(-1)).toContain('demasiados intentos')
})
