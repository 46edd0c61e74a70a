import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'

type Role = keyof typeof actors
let order = ''
let product = ''
const me = actors.admin.id

beforeAll(async () => {
  const system = await asSystemActor()
  order = (await anOrder().insert(system.db)).id
  product = await inTransaction(system, ({ tx }) => productIdOf(tx, soldEverywhere))
})

const review = (state = 'pending') => `insert into reviews
  (order_id, product_id, rating, body, author, place, locale, delivered_on, state, written_at)
  values ('${order}', '${product}', 5, 'Bien', 'Ana', 'Holguín', 'es', '2026-11-20', '${state}', now())`
const image = `insert into review_images (file_name, review_id, position)
  select '${randomUUID()}.webp', id, 1 from reviews limit 1`
const decide = (by: string) =>
  `update reviews set state = 'released', decided_by = '${by}', decided_at = now()`

/** What a role sees of a review in a state, and of its photo. */
const seen = async (role: Role, state: string) =>
  rolledBack(await asSystemActor(), async (ctx) => {
    await sql.raw(review(state)).execute(ctx.tx)
    await sql.raw(image).execute(ctx.tx)
    const countIn = (tx: Tx, table: string, column: string) =>
      sql.raw(`select ${column} from ${table}`).execute(tx)
    return actingAs(ctx, role, async ({ tx }) => [
      (await countIn(tx, 'reviews', 'id')).rows.length,
      (await countIn(tx, 'review_images', 'file_name')).rows.length,
    ])
  })
const refuses = async (role: Role, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await runAs(role, statement)]).toEqual([statement, 'refused'])
}
const secret = ['select order_id from reviews', 'select reason from reviews']
const gone = ['delete from reviews', 'delete from review_images']

test.each(['anon', 'customer'] as const)(
  '%s sees released reviews and their photos only',
  async (role) => {
    expect(await seen(role, 'pending')).toEqual([0, 0])
    expect(await seen(role, 'released')).toEqual([1, 1])
  },
)

test('reviews: anon writes, decides and deletes nothing, and never reads whose order it is', () =>
  refuses('anon', [review(), decide(me), 'delete from reviews', ...secret]))
test('reviews: customer writes, decides and deletes nothing, and never reads whose order it is', () =>
  refuses('customer', [review(), decide(me), 'delete from reviews', ...secret]))
test('reviews: admin sees all and decides in the own name, but neither writes nor changes a word', async () => {
  expect(await seen('admin', 'pending')).toEqual([1, 1])
  expect(await runAs('admin', decide(me))).not.toBe('refused')
  await refuses('admin', [review(), "update reviews set body = 'x'", ...gone])
})
test('reviews: system stores and deletes, and decides nothing', async () => {
  expect(await runAs('system', review())).toBe(1)
  await refuses('system', [decide(me)])
})

test('review_images: anon adds and removes none', () =>
  refuses('anon', [image, 'delete from review_images']))
test('review_images: customer adds and removes none', () =>
  refuses('customer', [image, 'delete from review_images']))
test('review_images: admin adds and removes none', () =>
  refuses('admin', [image, 'delete from review_images']))
test('review_images: system stores and deletes', async () => {
  expect(await runAs('system', 'delete from review_images')).toEqual(expect.any(Number))
})
