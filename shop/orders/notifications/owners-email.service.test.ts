import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { announceOrders } from '../placing/recording.service.server.ts'

test('the owner reads of an order placed in English in Spanish: the names of its products, and what others bought', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`insert into site_settings (setting_key, setting_value)
      values ('support_email', 'duena@example.com')
      on conflict (setting_key) do update set setting_value = excluded.setting_value`.execute(
      ctx.tx,
    )
    const order = await anOrder().buyer({ locale: 'en' }).place(ctx)
    const [{ nameEs, nameEn } = { nameEs: '', nameEn: '' }] = order.lines
    expect(nameEs).not.toBe(nameEn)
    await announceOrders(ctx, [order])
    const { rows } = await sql<{
      email: string
      text: string
    }>`select letter as email, text from outbox
      where letter in ('owner_new_order', 'order_received') and text like ${`%${order.number}%`}
      order by letter`.execute(ctx.tx)
    const [buyers, owners] = rows
    expect(buyers?.text).toContain(nameEn)
    expect(owners?.email).toBe('owner_new_order')
    expect(owners?.text).toContain(nameEs)
    expect(owners?.text).not.toContain(nameEn)
    expect(owners?.text.toLowerCase()).not.toContain('tu compra')
  })
})
