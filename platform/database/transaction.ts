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
  /** Constant statement texts, so that the database caches their plans. */
  readonly repeats?: boolean
}

/** Without parameters it is sent in one message with the start of the transaction. */
function become(tx: Tx, actor: Actor) {
  const role = pg.escapeLiteral(actor.role)
  const id = pg.escapeLiteral('id' in actor ? actor.id : '')
  return sql
    .raw(`select set_config('role', ${role}, true), set_config('shop.actor_id', ${id}, true)`)
    .execute(tx)
}

const actorOf = new WeakMap<Tx, Actor>()

async function switchTo(tx: Tx, actor: Actor) {
  await become(tx, actor)
  actorOf.set(tx, actor)
}

const isSameActor = (one: Actor, other: Actor) =>
  one.role === other.role && ('id' in one ? one.id : '') === ('id' in other ? other.id : '')

const nameOf = (actor: Actor) => ('id' in actor ? `${actor.role} ${actor.id}` : actor.role)

/**
 * Runs `work` as the actor, under row-level security; re-enters a transaction that the same actor has open.
 * A thrown error rolls everything back; a returned refusal does not.
 */
export async function inTransaction<Context extends Acting, Value>(
  ctx: Context,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Value>,
): Promise<Value> {
  const { actor, db, repeats, tx: open } = ctx
  if (open) {
    const owner = actorOf.get(open)
    if (owner && !isSameActor(owner, actor))
      throw new Error(`${nameOf(actor)} re-entered a transaction of ${nameOf(owner)}`)
    return work({ ...ctx, tx: open })
  }
  return (repeats ? db.repeating : db.kysely).transaction().execute(async (transaction) => {
    const tx = transaction as unknown as Tx
    await switchTo(tx, actor)
    return work({ ...ctx, tx })
  })
}

/** Runs `work` as another actor inside the open transaction, under that actor's row-level security, then switches back. */
export async function inNameOf<Context extends Acting & { readonly tx: Tx }, Value>(
  ctx: Context,
  actor: Actor,
  work: (ctx: Context) => Promise<Value>,
): Promise<Value> {
  const { tx } = ctx
  const before = actorOf.get(tx) ?? ctx.actor
  await switchTo(tx, actor)
  try {
    const value = await work({ ...ctx, actor })
    await switchTo(tx, before)
    return value
  } catch (error) {
    // also fails where the database has ended the transaction: then no further statement is possible
    await switchTo(tx, before).catch(() => {})
    throw error
  }
}

/** Runs `work` as the system role: inside the open transaction, otherwise in a new one. */
export const asSystemWithin = <Context extends Acting, Value>(
  ctx: Context,
  reason: string,
  work: (ctx: Context & { readonly tx: Tx }) => Promise<Value>,
): Promise<Value> => {
  const { tx } = ctx
  const actor: Actor = { role: 'system', reason }
  return tx ? inNameOf({ ...ctx, tx }, actor, work) : inTransaction({ ...ctx, actor }, work)
}

/** For jobs and start-up: acts as `system` with a stated reason. */
export const asSystem = (db: Database, reason: string): Acting => ({
  db,
  actor: { role: 'system', reason },
})
