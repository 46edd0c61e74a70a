import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './connect.ts'
import type { DB } from './schema.generated.ts'

export type Actor =
  | { readonly role: 'anon' }
  | { readonly role: 'customer' | 'admin'; readonly id: string }
  | { readonly role: 'system'; readonly reason: string }

export const visitor: Actor = { role: 'anon' }

declare const insideTransaction: unique symbol
/** A running transaction of one actor: the only way to write a query. */
export type Tx = Kysely<DB> & { readonly [insideTransaction]: true }

export interface Acting {
  readonly db: Database
  readonly actor: Actor
  readonly tx?: Tx
  /** The same statements each time: the database keeps their plans. */
  readonly repeats?: boolean
}

/** Without parameters it goes out in one message with what begins the transaction. */
function become(tx: Tx, actor: Actor) {
  const role = pg.escapeLiteral(actor.role)
  const id = pg.escapeLiteral('id' in actor ? actor.id : '')
  return sql
    .raw(`select set_config('role', ${role}, true), set_config('shop.actor_id', ${id}, true)`)
    .execute(tx)
}

/**
 * Runs `work` as the actor, under row-level security; re-enters a transaction that is already open.
 * A thrown error rolls everything back; a returned refusal does not.
 */
export async function inTransaction<Context extends Acting, Value>(
  ctx: Context,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Value>,
): Promise<Value> {
  if (ctx.tx) return work({ ...ctx, tx: ctx.tx })
  const { actor, db, repeats } = ctx
  return (repeats ? db.repeating : db.kysely).transaction().execute(async (transaction) => {
    const tx = transaction as unknown as Tx
    await become(tx, actor)
    return work({ ...ctx, tx })
  })
}

/**
 * Does a part of a transaction of the shop itself as whoever asked for it, under that person's row security.
 * A thrown error ends the whole transaction.
 */
export async function inNameOf<Context extends Acting & { readonly tx: Tx }, Value>(
  ctx: Context,
  person: Extract<Actor, { readonly id: string }>,
  work: (ctx: Context) => Promise<Value>,
): Promise<Value> {
  await become(ctx.tx, person)
  const value = await work({ ...ctx, actor: person })
  await become(ctx.tx, ctx.actor)
  return value
}

/** For jobs and start-up: acts as `system` and says why. */
export const asSystem = (db: Database, reason: string): Acting => ({
  db,
  actor: { role: 'system', reason },
})
