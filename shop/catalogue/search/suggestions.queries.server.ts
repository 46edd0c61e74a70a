import { type SqlBool, sql } from 'kysely'
import { contentIn, type Locale } from '#kernel/locale.ts'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Tx } from '#platform/database/transaction.ts'

/** A text of letters only occurs in a name if it occurs in one of the words of names. */
const maybeInSomeName = (text: string) =>
  /^[a-z]+$/i.test(text)
    ? sql<SqlBool>`exists (select from search_words where word like '%' || ${text.toLowerCase()} || '%')`
    : sql<SqlBool>`true`

/** Products whose name contains the text, ignoring case and accents. */
const namesContaining = (tx: Tx, text: string, column: 'name_key' | 'name_key_en', limit: number) =>
  tx
    .selectFrom('listed_words')
    .select('product_id')
    .where(maybeInSomeName(text))
    .where(sql<SqlBool>`${sql.ref(column)} like '%' || fold(${escapeLike(text)}) || '%'`)
    .orderBy(column)
    .orderBy('product_id')
    .limit(limit)
    .execute()

/** Products whose names contain the text in the visitor's language, then in the other one. */
export async function suggestedProducts(
  tx: Tx,
  text: string,
  locale: Locale,
  limit: number,
): Promise<{ product_id: string }[]> {
  const [own, other] = contentIn(locale, {
    es: ['name_key', 'name_key_en'] as const,
    en: ['name_key_en', 'name_key'] as const,
  })
  const first = await namesContaining(tx, text, own, limit)
  const second = first.length < limit ? await namesContaining(tx, text, other, limit) : []
  const known = new Set(first.map((row) => row.product_id))
  return [...first, ...second.filter((row) => !known.has(row.product_id))].slice(0, limit)
}
