import pg from 'pg'
import type { Actor } from '../actor.ts'

/** Without parameters, so that it is sent in one message with the start of the transaction. */
export function setActor(actor: Actor, isReadOnly = false): string {
  const role = pg.escapeLiteral(actor.role)
  const id = pg.escapeLiteral('id' in actor ? actor.id : '')
  const readOnly = isReadOnly ? ", set_config('transaction_read_only', 'on', true)" : ''
  return `select set_config('role', ${role}, true), set_config('shop.actor_id', ${id}, true)${readOnly}`
}
