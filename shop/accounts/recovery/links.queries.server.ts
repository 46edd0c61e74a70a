import type { Tx } from '#platform/database/transaction.ts'

/** Everything a link of an account stands on; null when the account is gone. */
export async function accountState(
  tx: Tx,
  userId: string,
): Promise<{ email: string; password: string } | null> {
  const row = await tx
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join
        .onRef('credentials.user_id', '=', 'users.id')
        .on('credentials.provider_id', '=', 'credential'),
    )
    .select(['users.email', 'credentials.password'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ? { email: row.email, password: row.password ?? '' } : null
}

export const nameLinkOwner = (tx: Tx, id: string, userId: string) =>
  tx.updateTable('verifications').set({ user_id: userId }).where('id', '=', id).execute()

/** Deletes the links of an account, and the second steps that its former password opened. */
export const deleteLinksOf = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('verifications')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('value', '=', userId)]))
    .execute()
