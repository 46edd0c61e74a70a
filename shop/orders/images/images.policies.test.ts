import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'

let order = ''
const me = actors.admin.id

beforeAll(async () => {
  order = (await anOrder().place(await asSystemActor())).id
})

const image = (kind: string, by: string | null) => `insert into order_pictures
  (order_id, kind, file_name, image_hash, added_by, added_at)
  values ('${order}', '${kind}', '${randomUUID()}', '${'a'.repeat(64)}', ${by ? `'${by}'` : 'null'}, now())`
const damage = () => `insert into damage_reports (order_id, told, reported_at)
  values ('${order}', 'roto', now())`
const answer = (by: string) =>
  `update damage_reports set answer = 'x', answered_by = '${by}', answered_at = now()`
const closed = ['update order_pictures set kind = kind', 'delete from order_pictures']

const refuses = async (role: keyof typeof actors, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await runAs(role, statement)]).toEqual([statement, 'refused'])
}
const ofImages = () => [
  'select 1 from order_pictures',
  image('delivery', actors.customer.id),
  image('damage', null),
  ...closed,
]
const ofDamage = () => [
  'select 1 from damage_reports',
  damage(),
  answer(actors.customer.id),
  'delete from damage_reports',
]

test('order_pictures: anon neither sees nor adds', () => refuses('anon', ofImages()))
test('order_pictures: customer neither sees nor adds', () => refuses('customer', ofImages()))
test('order_pictures: admin adds deliveries under the own id only, and changes nothing', async () => {
  expect(await runAs('admin', image('delivery', me))).toBe(1)
  await refuses('admin', [image('delivery', randomUUID()), image('damage', null), ...closed])
})
test('order_pictures: system adds what buyers send, and changes nothing', async () => {
  expect(await runAs('system', image('damage', null))).toBe(1)
  await refuses('system', [image('delivery', me), ...closed])
})

test('damage_reports: anon neither sees nor reports', () => refuses('anon', ofDamage()))
test('damage_reports: customer neither sees nor reports', () => refuses('customer', ofDamage()))
test("damage_reports: admin sees and answers, reports nothing and does not change the buyer's text", async () => {
  for (const statement of ['select 1 from damage_reports', answer(me)])
    expect(await runAs('admin', statement)).not.toBe('refused')
  await refuses('admin', [
    damage(),
    "update damage_reports set told = 'x'",
    'delete from damage_reports',
  ])
})
test('damage_reports: system inserts reports, and answers nothing', async () => {
  expect(await runAs('system', damage())).toBe(1)
  await refuses('system', [answer(me), 'delete from damage_reports'])
})
