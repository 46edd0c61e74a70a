import type { Tx } from '#platform/database/transaction.ts'

export async function secretByName(tx: Tx, name: string): Promise<string | null> {
  const row = await tx
    .selectFrom('shop_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** The first writer wins. */
export async function insertMissingSecret(tx: Tx, name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shop_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether it still existed: of two concurrent requests one returns true. */
export async function deleteSecret(tx: Tx, name: string, value: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shop_secrets')
    .where('name', '=', name)
    .where('value', '=', value)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export const setSecret = async (tx: Tx, name: string, value: string): Promise<void> => {
  await tx
    .insertInto('shop_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
