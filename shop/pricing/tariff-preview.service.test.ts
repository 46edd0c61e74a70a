import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents, centsFromDecimal, type Usd } from '#kernel/money.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { changeTariff, tariffHistory } from '#shop/shipping/shipping.service.server.ts'
import { tariffInForce } from '#shop/shipping/tariff.rules.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { shareOf } from './price-move.rules.ts'
import { previewTariff } from './tariff-preview.service.server.ts'

const input = { costPerPound: cents(150), agencyFee: cents(0), fixedDeliveryFee: cents(5_500) }

async function prices(tx: Tx): Promise<Map<string, Usd>> {
  const { rows } = await sql<{ id: string; price: string }>`
    select id, final_price as price from products_view where final_price is not null`.execute(tx)
  return new Map(rows.map(({ id, price }) => [id, centsFromDecimal(price)]))
}

test('the preview equals the later change, to the cent and product by product', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await sql`update shipping_settings set created_at = created_at - interval '1 day'`.execute(
      ctx.tx,
    )
    await sql`update products set final_price = 999.99 where category = 'portable'`.execute(ctx.tx)
    await sql`update products set sell_price = null where sku = 'BAT-24V100'`.execute(ctx.tx)
    const before = await prices(ctx.tx)
    const first = await previewTariff(ctx, input, 1)
    const pages = Array.from({ length: first.pages }, (_, index) => index + 1)
    const moves = (await Promise.all(pages.map((page) => previewTariff(ctx, input, page)))).flatMap(
      (page) => page.moves,
    )
    expect(moves.length).toBe(first.up + first.down)
    await changeTariff(ctx, input, tariffInForce(await tariffHistory(ctx))?.id ?? null)
    const after = await prices(ctx.tx)
    const moved = [...before].filter(([id, price]) => after.get(id) !== price)
    expect(moved.length).toBe(moves.length)
    for (const move of moves)
      expect([before.get(move.id), after.get(move.id)]).toEqual([move.before, move.after])
    expect([first.up > 0, first.down > 0]).toEqual([true, true])
    const shares = moves.map((move) => Math.abs(shareOf(move) ?? 0))
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })
})

test('the tariff in force changes no price, and a page past the end is the last one', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const same = { costPerPound: cents(199), agencyFee: cents(700), fixedDeliveryFee: cents(5_000) }
    expect(await previewTariff(ctx, same, 9)).toEqual({
      up: 0,
      down: 0,
      moves: [],
      page: 1,
      pages: 1,
    })
    expect((await previewTariff(ctx, input, 999)).page).toBe(2)
  })
})
