import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { insertChanges } from '../orders.queries.server.ts'
import { noteColumns, type Why } from './history-notes.rules.ts'

/** Adds a note that changes no state, in the name of the actor. */
export const addNote = (
  { tx, actor, now }: Needs<'now'> & { readonly tx: Tx },
  orderId: string,
  why: Why,
) =>
  insertChanges(tx, [
    {
      order_id: orderId,
      axis: 'note',
      ...noteColumns(why),
      by_role: actor.role,
      by_user: 'id' in actor ? actor.id : null,
      changed_at: now,
    },
  ])
