/** Plain values only: what is noted is read by people, years later. */
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

/** The fields in which both differ; null where nothing does. A thing that is new or gone is noted whole. */
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

/** The domain whose thing was changed. */
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
  | 'person'
  | 'invitation'
  | 'email'
  | 'zelle'

/** What was done to it. */
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
  | 'seen'
  | 'cleared'
  | 'imported'
  | 'undone'
  | 'pictures'
  | 'stock'

export interface AuditEntry extends Difference {
  readonly id: number
  readonly at: Date
  /** Null where the shop itself did it. */
  readonly byUser: string | null
  readonly area: string
  readonly subject: string
  readonly action: string
}

export interface AuditQuery {
  readonly area: string
  readonly subject: string
  /** Things that are called so, by the names under which they were noted. */
  readonly called?: readonly string[]
  /** The page holds what is older than this entry; null begins with the newest. */
  readonly below: number | null
}
