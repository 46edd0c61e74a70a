import { sql } from 'kysely'
import type { Actor, Tx } from './actor.ts'
import type { Database } from './connect.ts'
import type { Part, RequestReads } from './reads/request-reads.ts'
import { setActor } from './reads/set-actor.ts'

export type { Actor, Tx } from './actor.ts'

export const visitor: Actor = { role: 'anon' }

export interface Acting {
  readonly db: Database
  readonly actor: Actor
  readonly tx?: Tx
  /** Constant statement texts, so that the database caches their plans. */
  readonly repeats?: boolean
  /** Of a request that only looks: what it reads at the same time is one transaction. */
  readonly reads?: RequestReads | undefined
}

const become = (tx: Tx, actor: Actor) => sql.raw(setActor(actor)).execute(tx)

const actorOf = new WeakMap<Tx, Actor>()
const partOf = new WeakMap<Tx, Part>()

function txOf(part: Part, actor: Actor): Tx {
  const tx = part.as(actor)
  actorOf.set(tx, actor)
  partOf.set(tx, part)
  return tx
}

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
  const { actor, db, reads, repeats, tx: open } = ctx
  if (open) {
    const owner = actorOf.get(open)
    if (owner && !isSameActor(owner, actor))
      throw new Error(`${nameOf(actor)} re-entered a transaction of ${nameOf(owner)}`)
    return work({ ...ctx, tx: open })
  }
  if (reads) return reads.during((part) => work({ ...ctx, tx: txOf(part, actor) }))
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
  const part = partOf.get(tx)
  if (part) return work({ ...ctx, actor, tx: txOf(part, actor) })
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
