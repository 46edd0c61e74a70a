import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { addNote } from '../history/notes.service.server.ts'
import type { DeliveryState } from '../lifecycle/order-state.rules.ts'
import { allAsReceived, receivedAt } from './receipt.service.server.ts'

test('who confirmed the receipt has it, in the list of orders too; what came back is not undone', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const at = async (delivery: DeliveryState, isConfirmed: boolean) => {
      const order = await anOrder().inCuba().place(ctx)
      await sql`update orders set delivery_status = ${delivery} where id = ${order.id}`.execute(
        ctx.tx,
      )
      if (isConfirmed) await addNote(ctx, order.id, { event: { code: 'receipt_confirmed' } })
      return { ...order, delivery }
    }
    const orders = [
      await at('in_transit', true),
      await at('in_customs', true),
      await at('in_transit', false),
      await at('returned', true),
    ]
    const shown = await allAsReceived(ctx, orders)
    expect(shown.map(({ delivery }) => delivery)).toEqual([
      ...['delivered', 'delivered', 'in_transit', 'returned'],
    ])
    const dates = await Promise.all(orders.map((order) => receivedAt(ctx.tx, order)))
    expect(dates).toEqual([ctx.now, ctx.now, null, null])
  })
})
