import { expect, test } from 'vitest'
import { emptyDatabase, migratedDatabase } from '#tests/harness/database/postgres.ts'
import { type Child, kill } from '#tests/harness/processes/child.ts'
import {
  refusalToStart,
  shopIsOpen,
  startShop,
  urlOfShop,
} from '#tests/harness/processes/shop-process.ts'

const statusOf = async (child: Child, path: string) =>
  (await fetch(`${urlOfShop(child)}${path}`)).status

test('with DATABASE_URL two processes share any Postgres server, which they migrate and do not fill (S-044)', async () => {
  const { owner, login, query } = await emptyDatabase()
  const environment = { DATABASE_URL: login, MIGRATION_DATABASE_URL: owner }
  const shops = [startShop(environment), startShop(environment)]
  for (const shop of shops) await shop.until(shopIsOpen)
  for (const shop of shops)
    expect([await statusOf(shop, '/healthz'), await statusOf(shop, '/')]).toEqual([200, 200])
  const { rows } = await query('select count(*)::integer as products from products')
  expect(rows).toEqual([{ products: 0 }])
  for (const shop of shops) await kill(shop)
})

test('the owner of the tables is refused as the login of the shop', async () => {
  const { owner } = await migratedDatabase()
  expect(await refusalToStart({ DATABASE_URL: owner })).toMatch(
    /can bypass row-level security\. Set DATABASE_URL to a plain role that owns nothing\.$/,
  )
})

test('without the owner an empty database is refused with the missing migrations', async () => {
  const { login } = await emptyDatabase()
  expect(await refusalToStart({ DATABASE_URL: login })).toMatch(
    /^The database lacks baseline\/010_foundation\.sql, .+ or run npm run migrate\.$/,
  )
})

test('a wrong password or database is reported', async () => {
  const { login } = await emptyDatabase()
  expect(await refusalToStart({ DATABASE_URL: `${login}_nowhere` })).toMatch(
    /^The database server 127\.0\.0\.1:\d+ has no database of this name\. Correct DATABASE_URL or MIGRATION_DATABASE_URL\.$/,
  )
})
