import { sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { browsableCategories, type Category } from '../products/product.rules.ts'

type Row = { readonly product_id: string }
const idsOf = ({ rows }: { readonly rows: readonly Row[] }): string[] =>
  rows.map((row) => row.product_id)

const families = () => sql`unnest(${[...browsableCategories]}::text[]) as family`
const priceOf = (destination: Destination) =>
  sql.ref(destination === 'cuba' ? 'l.price_cuba' : 'l.price_usa')
const isSold = (destination: Destination) => sql`l.available_for in ('all', ${destination})`

export async function hasMoreThan(tx: Tx, count: number): Promise<boolean> {
  const { rows } = await sql`select from listed_products offset ${count} limit 1`.execute(tx)
  return rows.length > 0
}

const levels = 16
const atLevel = 2

/** Of every family some at each height of its prices, so that every size is there. */
export const alongPrices = async (tx: Tx, destination: Destination): Promise<string[]> =>
  idsOf(
    await sql<Row>`
      with ends as materialized (
        select family, (select ${priceOf(destination)} from listed_products l where l.category = family
            and ${priceOf(destination)} > 0 order by ${priceOf(destination)} limit 1) as low,
          (select ${priceOf(destination)} from listed_products l where l.category = family
            and ${priceOf(destination)} is not null order by ${priceOf(destination)} desc limit 1) as high
        from ${families()}
      )
      select distinct found.product_id from ends
      cross join generate_series(0, ${levels - 1}::int) as step
      cross join lateral (
        select l.product_id from listed_products l
        where l.category = family and ${isSold(destination)} and ${priceOf(destination)}
          >= floor(low * power(high::float8 / low, step::float8 / ${levels - 1}))::bigint
        order by ${priceOf(destination)}, l.name_key, l.product_id limit ${atLevel}
      ) as found`.execute(tx),
  )

const belowLimit = 12

/** Of every family the dearest that a limit allows, the largest of the named ones. */
export const upTo = async (
  tx: Tx,
  { cents, named }: { readonly cents: number; readonly named: readonly Category[] },
  destination: Destination,
): Promise<string[]> =>
  idsOf(
    await sql<Row>`
      select found.product_id from ${families()} cross join lateral (
        select l.product_id from listed_products l
        where l.category = family and ${isSold(destination)} and ${priceOf(destination)} <= ${cents}
        order by ${priceOf(destination)} desc, l.name_key desc, l.product_id desc limit ${belowLimit}
      ) as found
      union
      select found.product_id from unnest(${[...named]}::text[]) as family cross join lateral (
        select l.product_id from listed_products l
        where l.category = family and ${isSold(destination)} and ${priceOf(destination)} <= ${cents}
        order by coalesce(l.energy_wh, l.power_w) desc nulls last, ${priceOf(destination)} limit ${belowLimit}
      ) as found`.execute(tx),
  )

/** The words that occur in texts of products, as queries; the others are left out. */
export async function knownQueries(
  tx: Tx,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ word: string; query: string }>`
    select word, plain_query(word)::text as query from search_words
    where word = any (${[...words]}::text[])`.execute(tx)
  return new Map(rows.filter(({ query }) => query !== '').map(({ word, query }) => [word, query]))
}

const perQuery = 24
/** A query that more names bear is too broad to be put in order. */
const lookedThrough = 300

/** Whose names bear each of these queries, those that add least to it first. */
export const bearingInName = async (tx: Tx, queries: readonly string[]): Promise<string[]> =>
  idsOf(
    await sql<Row>`
      select distinct found.product_id from unnest(${[...queries]}::tsquery[]) as query
      cross join lateral (
        select likely.product_id from (
          select w.product_id, w.name_key from listed_words w where w.names @@ query
          limit ${lookedThrough}
        ) as likely
        order by length(likely.name_key), likely.name_key, likely.product_id limit ${perQuery}
      ) as found`.execute(tx),
  )

const maxNamed = 60

/** Those with one of these folded names, in either language. */
export const withNames = async (tx: Tx, names: readonly string[]): Promise<string[]> =>
  idsOf(
    await sql<Row>`
      select product_id from listed_products where name_key = any (${[...names]}::text[])
      union select product_id from listed_products where name_key_en = any (${[...names]}::text[])
      limit ${maxNamed}`.execute(tx),
  )
