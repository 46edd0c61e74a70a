import type { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Env } from '#server/env.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'

/** Reads the feed until it contains the expected text. */
async function received(
  app: Hono<Env>,
  overrides: string,
  work: () => Promise<void>,
): Promise<string> {
  const response = await app.request('http://shop.test/live')
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  const chunks = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await chunks.read()).value ?? ''
  }
  await until('event: ready')
  await work()
  await until(overrides)
  await chunks.cancel()
  return text
}

const write = async (statement: ReturnType<typeof sql>) =>
  void (await inTransaction(await asSystemActor(), ({ tx }) => statement.execute(tx)))

afterAll(async () => {
  await write(sql`delete from shipping_settings where agency_fee = 77.77`)
  await write(sql`update products set sell_price = sell_price - 0.01 where sku = 'KIT-LUZ-640'`)
})

test('the feed reports changes of products (S-343)', async () => {
  const text = await received(await testApp(), 'data: products_view', () =>
    write(sql`update products set sell_price = sell_price + 0.01 where sku = 'KIT-LUZ-640'`),
  )
  expect(text).toMatch(/event: change\ndata: products_view/)
})

test('the feed reports changes of the shipping settings (S-344)', async () => {
  const text = await received(await testApp(), 'data: shipping_settings', () =>
    write(
      sql`insert into shipping_settings (cost_per_pound, agency_fee, is_active) values (1, 77.77, false)`,
    ),
  )
  expect(text).toMatch(/event: change\ndata: shipping_settings/)
})
