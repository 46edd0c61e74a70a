import type { Tx } from '#platform/database/transaction.ts'

export async function secretByName(tx: Tx, name: string): Promise<string | null> {
  const row = await tx
    .selectFrom('shop_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Whoever comes first decides. */
export async function insertMissingSecret(tx: Tx, name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shop_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether it was still there: of two that use a secret up at once, one is told so. */
export async function deleteSecret(tx: Tx, name: string, value: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shop_secrets')
    .where('name', '=', name)
    .where('value', '=', value)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
