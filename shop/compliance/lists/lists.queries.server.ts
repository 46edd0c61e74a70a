import { sql } from 'kysely'
import { hourMs } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { ListKind } from './list-state.rules.ts'
import type { ListedKind, ListedName } from './listed-name.rules.ts'

/** The current copy of each list. */
export const currentLists = (tx: Tx) =>
  tx
    .selectFrom('screening_lists')
    .select([
      'id',
      'list',
      'source',
      'sha256',
      'as_of as asOf',
      'name_count as count',
      'imported_at as importedAt',
    ])
    .where('is_current', '=', true)
    .orderBy('list')
    .execute()

/** One page of the names of a copy, ordered by id, after the last id read. */
export async function namesOfList(
  tx: Tx,
  listId: string,
  after: number,
  max: number,
): Promise<(ListedName & { readonly position: number })[]> {
  const rows = await tx
    .selectFrom('listed_names')
    .select([
      'position',
      'name',
      'entity',
      'list',
      'kind',
      'program',
      'birth_dates as birthDates',
      'national_ids as nationalIds',
    ])
    .where('list_id', '=', listId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(max)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as ListedKind }))
}

/** When and where the persons of these names were born, as the current copies write it. */
export const birthsOfNames = (tx: Tx, names: readonly string[]) =>
  tx
    .selectFrom('listed_names as listed')
    .innerJoin('screening_lists as copy', 'copy.id', 'listed.list_id')
    .select(['listed.list', 'listed.name', 'listed.births'])
    .where('copy.is_current', '=', true)
    .where(sql<boolean>`listed.name = any(${[...names]}::text[])`)
    .execute()

export interface NewList {
  readonly list: ListKind
  readonly source: string
  readonly sha256: string
  readonly as_of: Date
  readonly name_count: number
  readonly imported_at: Date
}

export async function insertList(tx: Tx, list: NewList): Promise<string> {
  const { id } = await tx
    .insertInto('screening_lists')
    .values(list)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertNames = (
  tx: Tx,
  listId: string,
  firstPosition: number,
  names: readonly ListedName[],
) =>
  tx
    .insertInto('listed_names')
    .values(
      names.map(({ birthDates, nationalIds, births = [], ...name }, i) => ({
        ...name,
        list_id: listId,
        position: firstPosition + i,
        birth_dates: [...birthDates],
        national_ids: [...nationalIds],
        births: [...births],
      })),
    )
    .execute()

/** After the commit every screening uses this copy instead of the previous one. */
export async function makeCurrent(tx: Tx, list: ListKind, id: string): Promise<void> {
  await tx
    .updateTable('screening_lists')
    .set({ is_current: false })
    .where('list', '=', list)
    .where('is_current', '=', true)
    .execute()
  await tx
    .updateTable('screening_lists')
    .set({ is_current: true, was_current: true })
    .where('id', '=', id)
    .execute()
}

/** Replaced copies, and imports unfinished for an hour. */
export const outdatedLists = (tx: Tx, now: Date) =>
  tx
    .selectFrom('screening_lists')
    .select('id')
    .where('is_current', '=', false)
    .where((row) =>
      row.or([
        row('was_current', '=', true),
        row('imported_at', '<', new Date(now.getTime() - hourMs)),
      ]),
    )
    .execute()

/** Deletes a batch of the names of a copy; returns how many. */
export async function deleteNames(tx: Tx, listId: string, max: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('listed_names')
    .where('list_id', '=', listId)
    .where('position', 'in', (names) =>
      names
        .selectFrom('listed_names')
        .select('position')
        .where('list_id', '=', listId)
        .orderBy('position')
        .limit(max),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const deleteList = (tx: Tx, id: string) =>
  tx.deleteFrom('screening_lists').where('id', '=', id).where('is_current', '=', false).execute()

/** The same copy was published again: `as_of` only ever moves forward. */
export const confirmList = (tx: Tx, list: ListKind, asOf: Date, now: Date) =>
  tx
    .updateTable('screening_lists')
    .set({ as_of: asOf, imported_at: now })
    .where('list', '=', list)
    .where('is_current', '=', true)
    .where('as_of', '<', asOf)
    .execute()
