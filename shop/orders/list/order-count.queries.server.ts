import type { Tx } from '#platform/database/transaction.ts'

export const countOrdersSince = async (tx: Tx, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('placed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
