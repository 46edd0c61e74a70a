import { sql } from 'kysely'
import { type Day, parseDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { LegalSlug } from './legal.rules.ts'
import type { LegalVersion, LegalVersionInput } from './legal-version.rules.ts'

const versions = (tx: Tx, slug: LegalSlug) =>
  tx
    .selectFrom('legal_versions')
    .select(['version', 'title_es', 'title_en', 'summary_es', 'summary_en', 'body_es', 'body_en'])
    .select(['published_at'])
    .select(sql<string>`to_char(effective_on, 'YYYY-MM-DD')`.as('effectiveOn'))
    .where('slug', '=', slug)
    .orderBy('effective_on', 'desc')
    .orderBy('id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>

const versionOf = (slug: LegalSlug, row: Row): LegalVersion => ({
  slug,
  version: row.version,
  effectiveOn: parseDay(row.effectiveOn),
  publishedAt: row.published_at,
  words: {
    es: { title: row.title_es, summary: row.summary_es, body: row.body_es },
    en: { title: row.title_en, summary: row.summary_en, body: row.body_en },
  },
})

export async function newestInForce(
  tx: Tx,
  slug: LegalSlug,
  today: Day,
): Promise<LegalVersion | null> {
  const row = await versions(tx, slug)
    .where(sql<boolean>`effective_on <= ${today}::date`)
    .executeTakeFirst()
  return row ? versionOf(slug, row) : null
}

export const allVersions = async (tx: Tx, slug: LegalSlug): Promise<LegalVersion[]> =>
  (await versions(tx, slug).limit(200).execute()).map((row) => versionOf(slug, row))

interface Published extends LegalVersionInput {
  readonly version: string
  readonly at: Date
  readonly by: string | null
}

export const insertVersion = (tx: Tx, { slug, version, effectiveOn, words, at, by }: Published) =>
  tx
    .insertInto('legal_versions')
    .values({
      slug,
      version,
      effective_on: sql<Date>`${effectiveOn}::date`,
      title_es: words.es.title,
      title_en: words.en.title,
      summary_es: words.es.summary,
      summary_en: words.en.summary,
      body_es: words.es.body,
      body_en: words.en.body,
      published_at: at,
      by_user: by,
    })
    .execute()

/** Serialises concurrent publications of a text. */
export const lockText = (tx: Tx, slug: LegalSlug) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`legal text ${slug}`}, 0))`.execute(tx)
