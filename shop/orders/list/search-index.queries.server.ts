import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

/** Takes what new orders are looked for by into the index; a search finds it before, too. */
export const indexWords = (tx: Tx) => sql`select index_words_of_orders()`.execute(tx)
