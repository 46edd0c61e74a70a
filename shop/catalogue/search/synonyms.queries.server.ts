import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'

export interface KnownSynonym {
  readonly term: string
  readonly means: string
}

export const allSynonyms = (tx: Tx): Promise<KnownSynonym[]> =>
  tx
    .selectFrom('search_synonyms')
    .select(['term', 'means'])
    .orderBy('term')
    .orderBy('means')
    .execute()

/** Normalised like search words; false for a known or empty term. */
export async function insertSynonym(tx: Tx, { term, means }: KnownSynonym): Promise<boolean> {
  const { rows } = await sql`insert into search_synonyms (term, means)
    select term, means from (select fold(${term}) as term, fold(${means}) as means) given
    where term <> '' and means <> '' and term <> means and term = fold(term) and means = fold(means)
    on conflict do nothing returning term`.execute(tx)
  return rows.length === 1
}

/** False when it did not exist. */
export async function deleteSynonym(tx: Tx, { term, means }: KnownSynonym): Promise<boolean> {
  const { rows } = await sql`delete from search_synonyms
    where term = fold(${term}) and means = fold(${means}) returning term`.execute(tx)
  return rows.length === 1
}
