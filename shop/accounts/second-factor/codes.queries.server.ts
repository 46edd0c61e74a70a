import type { Tx } from '#platform/database/transaction.ts'

export async function encryptedSecretOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('two_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.secret ?? null
}

/** Uses up a step: of concurrent requests with one code, one gets it. */
export async function claimStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('two_factors')
    .set({ last_used_step: step })
    .where('user_id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('last_used_step', 'is', null), eb('last_used_step', '<', `${step}`)]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
