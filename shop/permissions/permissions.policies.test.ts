import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Permission, permissions } from '#kernel/user.ts'
import { isForbidden } from '#platform/database/is-forbidden.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { type Actor, inNameOf, type Tx } from '#platform/database/transaction.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const staff = new Map<Permission | 'everything', Actor>()
beforeAll(async () => {
  const db = await testDatabase()
  for (const one of permissions) staff.set(one, (await staffFor(db, one)).actor)
  await aUser(db, { role: 'admin' })
  staff.set('everything', { role: 'admin', id: '00000000-0000-4000-8000-00000000ad31' })
})

const tables = ['permission_sets', 'permission_members', 'shop_owners']
const read = (table: string) => `select 1 from ${table} where false`
const removed = (table: string) => `delete from ${table} where false`

test.each(tables)('%s is closed to visitors and customers', async (table) => {
  for (const role of ['anon', 'customer'] as const)
    for (const statement of [read(table), removed(table)])
      expect(await runAs(role, statement)).toBe('refused')
})

const aSet = `insert into permission_sets (name, permissions) values ('x', '{packing}')`

test('permission_sets: anon adds none', async () => {
  expect(await runAs('anon', aSet)).toBe('refused')
})
test('permission_sets: customer adds none', async () => {
  expect(await runAs('customer', aSet)).toBe('refused')
})
test('permission_sets: admin who owns nothing sees them and changes none', async () => {
  expect(await runAs('admin', read('permission_sets'))).toBe(0)
  expect(await runAs('admin', aSet)).toBe('refused')
  expect(await runAs('admin', `update permission_sets set permissions = '{}'`)).toBe('refused')
  expect(await runAs('admin', 'delete from permission_sets')).toBe(0)
})
test('permission_sets: system reads them', async () => {
  expect(await runAs('system', read('permission_sets'))).toBe(0)
  expect(await runAs('system', aSet)).toBe('refused')
})

const aMember = `insert into permission_members (user_id, set_id)
  select p.id, s.id from user_profiles p, permission_sets s where p.role = 'admin'
    and not exists (select from permission_members m where m.user_id = p.id)
    and not exists (select from shop_owners o where o.user_id = p.id) limit 1`

test('permission_members: anon adds none', async () => {
  expect(await runAs('anon', aMember)).toBe('refused')
})
test('permission_members: customer adds none', async () => {
  expect(await runAs('customer', aMember)).toBe('refused')
})
test('permission_members: admin who owns nothing moves nobody', async () => {
  expect(await runAs('admin', `update permission_members set set_id = set_id`)).toBe('refused')
  expect(await runAs('admin', 'delete from permission_members')).toBe(0)
})
test('permission_members: system ends those of a lost role', async () => {
  const own = [...staff.values()].flatMap((actor) => ('id' in actor ? [`'${actor.id}'`] : []))
  const lost = `update user_profiles set role = 'customer'
    where id in (select user_id from permission_members where user_id in (${own.join()}))`
  expect(await runAs('system', lost)).toBe(permissions.length)
})

const anOwner = `insert into shop_owners (user_id) select id from user_profiles where role = 'admin'
  and id not in (select user_id from permission_members union select user_id from shop_owners) limit 1`

test('shop_owners: anon names none', async () => {
  expect(await runAs('anon', anOwner)).toBe('refused')
})
test('shop_owners: customer names none', async () => {
  expect(await runAs('customer', anOwner)).toBe('refused')
})
test('shop_owners: admin who is none names none and removes none', async () => {
  expect(await runAs('admin', anOwner)).toBe('refused')
  expect(await runAs('admin', 'delete from shop_owners')).toBe(0)
})
test('shop_owners: system names only the first', async () => {
  expect(await runAs('system', anOwner)).toBe('refused')
})

/** Tables that staff reaches without a permission, and why. */
const openToStaff: Readonly<Record<string, string>> = {
  checkout_drafts: 'own rows',
  push_devices: 'own rows',
  recipients: 'own rows',
  saved_calculations: 'own rows',
  shared_carts: 'public by their link',
  outbox: 'whoever causes an e-mail adds it',
  screening_lists: 'the state of the lists is shown on every page',
  listed_products: 'written by triggers of products',
  listed_words: 'written by triggers of products',
  listing_due: 'written by triggers of products',
  search_words: 'written by triggers of products',
  products_view: 'public',
  order_earnings: 'a view, with the rights of whoever looks',
  payment_methods: 'seen by everybody, written by owners',
  payment_method_settings: 'seen by staff, written by owners',
  permission_sets: 'who may do what is no secret among staff',
  permission_members: 'who may do what is no secret among staff',
  former_staff: 'names beside what they did, in histories that staff reads',
  shop_owners: 'who may do what is no secret among staff',
}

test('no table is open to all of the staff without a reason', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(`
    select distinct table_name as name from information_schema.role_table_grants g
    where grantee = 'admin' and table_schema = 'public' and not exists (
      select from pg_policies p where p.tablename = g.table_name and p.policyname like 'permitted_staff_%')
    order by 1`)
  const open = rows.map(({ name }) => name)
  expect(open.filter((name) => !(name in openToStaff))).toEqual([])
})

type Outcome = number | 'refused'

/** One row of what the statements are about. */
async function fill(tx: Tx, userId: string) {
  await anOrder().inState('proof_received').ownedBy(userId).insertIn(tx)
  await sql`insert into audit_entries (at, by_role, area, subject, action, after, request_id)
    select now(), 'system', area, 'x', 'created', '{}', 'x' from unnest(array['setting', 'product']) area`.execute(
    tx,
  )
}

async function attempt(actor: Actor, statement: string): Promise<Outcome> {
  const db = await testDatabase()
  const customer = await aUser(db)
  try {
    return await rolledBack(ctxOf(db, { role: 'system', reason: 'a test' }), async (system) => {
      await fill(system.tx, customer.id)
      return inNameOf(system, actor, async ({ tx }) => {
        const { rows, numAffectedRows } = await sql.raw(statement).execute(tx)
        return Number(numAffectedRows ?? rows.length)
      })
    })
  } catch (error) {
    if (isForbidden(error)) return 'refused'
    throw error
  }
}

async function whoMay(statement: string): Promise<string[]> {
  const able: string[] = []
  for (const [name, actor] of staff) {
    const outcome = await attempt(actor, statement)
    if (outcome !== 'refused' && outcome > 0 && name !== 'everything') able.push(name)
    if (name === 'everything') expect(outcome, `${statement} by everybody`).toBeGreaterThan(0)
  }
  return able.toSorted()
}

const ofSales = ['accounting', 'compliance', 'customers', 'orders', 'packing', 'payments']

test.each([
  ['select 1 from orders', ofSales],
  ['select 1 from order_lines', ofSales],
  [`update orders set payment_status = 'paid'`, ['payments']],
  [`update orders set payment_status = 'refund_due'`, ['compliance', 'orders', 'payments']],
  [`update orders set compliance_status = 'released'`, ['compliance']],
  [`update orders set delivery_status = 'in_transit'`, ['orders', 'packing']],
  [`update orders set tracking_code = 'x'`, ['compliance', 'orders', 'packing', 'payments']],
  [`update orders set paid_at = '2020-01-01'`, ['compliance', 'orders', 'payments']],
  [`update orders set recipient = recipient || '{"phone": "x"}'`, ['customers', 'orders']],
  [`update products set stock_quantity = 7777`, ['catalogue', 'compliance', 'orders', 'payments']],
  [`update products set sell_price = 7777`, ['catalogue']],
  [`delete from kit_components`, ['catalogue']],
  [`insert into coupons (code, kind, basis_points) values ('NADA', 'percent', 500)`, ['catalogue']],
  [`update shipping_settings set cost_per_pound = 77`, ['catalogue']],
  [`update site_settings set setting_value = setting_value`, []],
  [
    `select 1 from users where id not in (select id from user_profiles where role = 'admin')`,
    ['customers'],
  ],
  [`select 1 from audit_entries where area = 'setting'`, []],
  [`select 1 from audit_entries where area = 'product'`, ['catalogue']],
])('%s is for %j', async (statement, expected) => {
  expect(await whoMay(statement)).toEqual(expected)
})

test('two permissions of one set add up', async () => {
  const { actor } = await staffFor(await testDatabase(), 'packing', 'catalogue')
  const seen = await attempt(actor, `update products set sell_price = 7777`)
  expect(seen).not.toBe('refused')
  expect(await attempt(actor, `update orders set delivery_status = 'in_transit'`)).not.toBe(
    'refused',
  )
  expect(await attempt(actor, `update orders set compliance_status = 'released'`)).toBe('refused')
})
