import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  areasNoted,
  type Fields,
  insertEntries,
  readEntries,
  touching,
} from './audit.queries.server.ts'
import {
  type AuditAction,
  type AuditArea,
  type AuditEntry,
  type AuditQuery,
  difference,
  type NotedFields,
} from './audit.rules.ts'

export interface Change {
  readonly area: AuditArea
  /** A readable identifier of the entity: a slug, a number, a key. */
  readonly subject: string
  readonly action: AuditAction
  readonly before: NotedFields | null
  readonly after: NotedFields | null
}

/** Records changes in their own transaction; without a difference no entry is written. */
export const recordChanges = (ctx: Needs<'now' | 'requestId'>, changes: readonly Change[]) =>
  inTransaction(ctx, ({ tx, actor, now, requestId }) =>
    insertEntries(
      tx,
      changes.flatMap((change) => {
        const differing = difference(change.before, change.after)
        return differing ? [{ ...change, ...differing, at: now, actor, requestId }] : []
      }),
    ),
  )

/** For staff: changes, newest first. */
export const readAudit = (ctx: Needs, query: AuditQuery, limit = 50): Promise<AuditEntry[]> =>
  inTransaction(ctx, ({ tx }) => readEntries(tx, query, limit))

/** For staff: changes of some fields of one entity since a time, newest first. */
export const laterChanges = (
  ctx: Needs,
  fields: Fields,
  at: Date,
): Promise<Pick<AuditEntry, 'at' | 'before' | 'after'>[]> =>
  inTransaction(ctx, ({ tx }) => touching(tx, fields, at))

/** For staff: the areas with entries. */
export const auditAreas = (ctx: Needs): Promise<string[]> =>
  inTransaction(ctx, ({ tx }) => areasNoted(tx))
