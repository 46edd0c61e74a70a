/** Plain values only: entries stay readable for years. */
export type Noted = string | number | boolean | null | readonly Noted[] | NotedFields
export interface NotedFields {
  readonly [field: string]: Noted
}

export interface Difference {
  readonly before: NotedFields | null
  readonly after: NotedFields | null
}

const isSame = (one: Noted | undefined, other: Noted | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const only = (fields: NotedFields, names: readonly string[]): NotedFields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

/**
 * The fields that differ; null without a difference. A created or deleted entity is recorded completely.
 */
export function difference(
  before: NotedFields | null,
  after: NotedFields | null,
): Difference | null {
  if (!before || !after) return before || after ? { before, after } : null
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  if (changed.length === 0) return null
  return { before: only(before, changed), after: only(after, changed) }
}

/** The domain of the changed entity. */
export type AuditArea =
  | 'product'
  | 'tariff'
  | 'margins'
  | 'setting'
  | 'coupon'
  | 'legal'
  | 'declaration'
  | 'synonym'
  | 'province'
  | 'payment_method'
  | 'connection'
  | 'notification'
  | 'backup'
  | 'screening_list'
  | 'person'
  | 'permission'
  | 'order_limit'
  | 'alert'
  | 'review'
  | 'invitation'
  | 'email'
  | 'zelle'
  | 'donation'
  | 'order'

/** The action. */
export type AuditAction =
  | 'changed'
  | 'created'
  | 'activated'
  | 'priced'
  | 'published'
  | 'retired'
  | 'offered'
  | 'added'
  | 'removed'
  | 'revoked'
  | 'demoted'
  | 'signed_out'
  | 'retried'
  | 'confirmed'
  | 'confirmation_sent'
  | 'downloaded'
  | 'seen'
  | 'cleared'
  | 'imported'
  | 'undone'
  | 'pictures'
  | 'stock'
  | 'held'
  | 'released'
  | 'rejected'
  | 'cancelled'
  | 'asked'
  | 'escalated'
  | 'moved'
  | 'delayed'
  | 'corrected'
  | 'link_ended'
  | 'refunded'
  | 'cost'
  | 'approved'
  | 'answered'

export interface AuditEntry extends Difference {
  readonly id: number
  readonly at: Date
  /** Null for the system. */
  readonly byUser: string | null
  readonly area: string
  readonly subject: string
  readonly action: string
}

export interface AuditQuery {
  readonly area: string
  readonly subject: string
  /** Entities with a matching fixed name, by their stored names. */
  readonly called?: readonly string[]
  /** The page contains entries older than this one; null starts with the newest. */
  readonly below: number | null
}
