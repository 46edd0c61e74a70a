import { sql } from 'kysely'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Actor, Tx } from '#platform/database/transaction.ts'
import type { AuditEntry, AuditQuery, NotedFields } from './audit.rules.ts'

export interface NewEntry extends Pick<AuditEntry, 'area' | 'subject' | 'action'> {
  readonly at: Date
  readonly actor: Actor
  readonly before: NotedFields | null
  readonly after: NotedFields | null
  readonly requestId: string
}

/** One statement with one parameter for any number of entries. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ actor, requestId, ...entry }) => ({
    ...entry,
    by_role: actor.role,
    by_user: 'id' in actor ? actor.id : null,
    request_id: requestId,
  }))
  await sql`
    insert into audit_entries (at, by_role, by_user, area, subject, action, before, after, request_id)
    select at, by_role, by_user, area, subject, action, before, after, request_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (at timestamptz, by_role text,
      by_user uuid, area text, subject text, action text, before jsonb, after jsonb, request_id text)`.execute(
    tx,
  )
}

/** Escapes the wildcards of LIKE. */
const containing = (text: string) => `%${escapeLike(text)}%`

/** Loose index scan over areas: few distinct values, many entries each. */
export async function areasNoted(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`
    with recursive areas as (
      (select area from audit_entries order by area limit 1)
      union all
      select (select area from audit_entries where area > areas.area order by area limit 1)
      from areas where areas.area is not null
    ) select area from areas where area is not null`.execute(tx)
  return rows.map(({ area }) => area)
}

/** Newest first; `before` is the id below which the page starts. */
export async function readEntries(tx: Tx, input: AuditQuery, limit: number): Promise<AuditEntry[]> {
  let query = tx.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(limit)
  if (input.area) query = query.where('area', '=', input.area)
  if (input.subject)
    query = query.where((row) =>
      row.or([
        row('subject', 'ilike', containing(input.subject)),
        ...(input.called ?? []).map((subject) => row('subject', '=', subject)),
      ]),
    )
  if (input.below !== null) query = query.where('id', '<', String(input.below))
  return (await query.execute()).map((row) => ({
    id: Number(row.id),
    at: row.at,
    byUser: row.by_user,
    area: row.area,
    subject: row.subject,
    action: row.action,
    before: row.before as unknown as NotedFields | null,
    after: row.after as unknown as NotedFields | null,
  }))
}

export interface Fields {
  readonly area: string
  readonly subject: string
  readonly fields: readonly string[]
}

export async function touching(tx: Tx, { area, subject, fields }: Fields, changedAt: Date) {
  const rows = await tx
    .selectFrom('audit_entries')
    .select(['at', 'before', 'after'])
    .where('area', '=', area)
    .where('subject', '=', subject)
    .where('at', '>', changedAt)
    .where(sql<boolean>`before ?| ${[...fields]}::text[]`)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ at, before, after }) => ({
    at,
    before: before as unknown as NotedFields | null,
    after: after as unknown as NotedFields | null,
  }))
}
