import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** Indexes new orders for the search, which finds unindexed ones too. */
export const indexWords = (tx: Tx) => sql`select index_words_of_orders()`.execute(tx)
