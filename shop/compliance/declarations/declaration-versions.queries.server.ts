import { sql } from 'kysely'
import { byLocale, type Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { DeclarationVersion, DeclarationWording } from './declaration-wording.rules.ts'

export interface PublishedDeclaration extends DeclarationVersion {
  readonly publishedAt: Date
}

const newestFirst = (tx: Tx) =>
  tx.selectFrom('declaration_versions').selectAll().orderBy('id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['executeTakeFirstOrThrow']>>

const wordingIn = (row: Row, locale: Locale): DeclarationWording => ({
  title: row[`title_${locale}`],
  intro: row[`intro_${locale}`],
  statements: row[`statements_${locale}`] as string[],
  officialsTitle: row[`officials_title_${locale}`],
  officials: row[`officials_${locale}`] as string[],
})

const versionOf = (row: Row): PublishedDeclaration => ({
  version: row.version,
  publishedAt: row.published_at,
  words: byLocale((locale) => wordingIn(row, locale)),
})

export async function newestDeclaration(tx: Tx): Promise<PublishedDeclaration | null> {
  const row = await newestFirst(tx).limit(1).executeTakeFirst()
  return row ? versionOf(row) : null
}

export const everyDeclaration = async (tx: Tx): Promise<PublishedDeclaration[]> =>
  (await newestFirst(tx).limit(200).execute()).map(versionOf)

interface Publishing extends DeclarationVersion {
  readonly at: Date
  readonly by: string | null
}

export const insertDeclarationVersion = (tx: Tx, { version, words, at, by }: Publishing) =>
  tx
    .insertInto('declaration_versions')
    .values({
      version,
      title_es: words.es.title,
      title_en: words.en.title,
      intro_es: words.es.intro,
      intro_en: words.en.intro,
      statements_es: JSON.stringify(words.es.statements),
      statements_en: JSON.stringify(words.en.statements),
      officials_title_es: words.es.officialsTitle,
      officials_title_en: words.en.officialsTitle,
      officials_es: JSON.stringify(words.es.officials),
      officials_en: JSON.stringify(words.en.officials),
      published_at: at,
      by_user: by,
    })
    .execute()

/** Serialises concurrent publications. */
export const lockDeclarations = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('declaration versions', 0))`.execute(tx)
