import type { Tx } from '#platform/database/transaction.ts'

export const allConnections = (tx: Tx) =>
  tx
    .selectFrom('connection_settings')
    .select(['name', 'sealed', 'changed_at as changedAt'])
    .orderBy('name')
    .execute()

export const lockConnections = (tx: Tx) =>
  tx.selectFrom('connection_settings').select(['name', 'sealed']).forUpdate().execute()

export async function writeConnection(tx: Tx, name: string, sealed: string, at: Date) {
  const row = { sealed, changed_at: at }
  await tx
    .insertInto('connection_settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** With another secret; the owner changed nothing. */
export const resealConnection = (tx: Tx, name: string, sealed: string) =>
  tx.updateTable('connection_settings').set({ sealed }).where('name', '=', name).execute()

export const deleteConnection = (tx: Tx, name: string) =>
  tx.deleteFrom('connection_settings').where('name', '=', name).execute()

export const connectionOf = (tx: Tx, name: string) =>
  tx.selectFrom('connection_settings').select('sealed').where('name', '=', name).executeTakeFirst()

export const lockConnection = (tx: Tx, name: string) =>
  tx
    .selectFrom('connection_settings')
    .select('sealed')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()

/** False where another process was faster. */
export async function addConnection(tx: Tx, name: string, sealed: string, at: Date) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('connection_settings')
    .values({ name, sealed, changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
