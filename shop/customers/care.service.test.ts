import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { actingAs, asAdmin } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { eraseCustomer } from './care.service.server.ts'

const bucket = 'zelle_screenshots'
test('who is erased is gone from a rejected order with its proof and its image, not from one whose money may come', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const email = `${randomUUID()}@example.com`
    const placed = (state: string) =>
      actingAs(ctx, 'system', async ({ tx }) => {
        const order = await anOrder()
          .buyer({ email, name: 'Ana Núñez' })
          .inState(state)
          .insertIn(tx)
        const file = `${randomUUID()}.jpg`
        await ctx.files.put(bucket, file, Buffer.from('x'), { contentType: 'image/jpeg' })
        await sql`insert into zelle_proofs
          (order_id, file_name, image_hash, sender_name, bank_confirmation, uploaded_at)
          values (${order.id}, ${file}, ${'b'.repeat(64)}, 'Ana Núñez', '', now())`.execute(tx)
        return { ...order, file }
      })
    const rejected = await placed('rejected')
    const looked = await placed('proof_received')
    const expired = await placed('expired')
    expect(await eraseCustomer(ctx, rejected.id)).toEqual({ ok: true, value: null })
    const stored = async ({ id, file }: typeof rejected) => {
      const { rows } = await sql<{ buyer: string; sender: string }>`
        select o.buyer->>'name' as buyer, p.sender_name as sender from orders o
        join zelle_proofs p on p.order_id = o.id where o.id = ${id}`.execute(ctx.tx)
      return { ...rows[0], hasImage: (await ctx.files.get(bucket, file)) !== null }
    }
    expect(await stored(rejected)).toEqual({ buyer: '—', sender: '', hasImage: false })
    for (const other of [looked, expired])
      expect(await stored(other)).toEqual({
        ...{ buyer: 'Ana Núñez', sender: 'Ana Núñez', hasImage: true },
      })
  })
})
