import type { Kysely } from 'kysely'
import type { DB } from './schema.generated.ts'

export type Actor =
  | { readonly role: 'anon' }
  | { readonly role: 'customer' | 'admin'; readonly id: string }
  | { readonly role: 'system'; readonly reason: string }

declare const insideTransaction: unique symbol
/** A running transaction of one actor: the only way to write a query. */
export type Tx = Kysely<DB> & { readonly [insideTransaction]: true }
