import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { allDownloads } from './downloads.queries.server.ts'
import { type ImportRefusal, type ListFile, refusalOf } from './list-file.rules.ts'
import { isOldCopy, type ListKind, type ListsWaiting, listsWaitingIn } from './list-state.rules.ts'
import {
  confirmList,
  currentLists,
  deleteList,
  deleteNames,
  insertList,
  insertNames,
  makeCurrent,
  outdatedLists,
} from './lists.queries.server.ts'
import { type ReadList, readListFiles } from './read-list-files.server.ts'

type Importing = Needs<'now'>

export interface ImportOutcome {
  readonly list: ListKind
  readonly source: string
  readonly count: number
  readonly asOf: Date
  readonly outcome: 'imported' | 'unchanged' | ImportRefusal
}

const namesAtOnce = 250

export const listsHeld = (ctx: Needs) => inTransaction(ctx, ({ tx }) => currentLists(tx))

/** Lists, and of each address that is set what its last download found, for the staff page. */
export const listsOverview = (ctx: Importing, addresses: readonly string[]) =>
  inTransaction(ctx, async ({ tx, now }) => {
    const lists = await currentLists(tx)
    const downloads = await allDownloads(tx)
    return {
      lists: lists.map(({ list, asOf, count, source }) => ({
        list: list as ListKind,
        asOf,
        count,
        source,
        isOld: isOldCopy({ asOf }, now),
      })),
      downloads: addresses.map((url) => {
        const known = downloads.find((one) => one.url === url)
        return { url, checkedAt: known?.checked_at ?? null, error: known?.last_error ?? '' }
      }),
    }
  })

/** For staff: lists to renew now, and soon. */
export const listsWaiting = (ctx: Importing): Promise<ListsWaiting> =>
  inTransaction(ctx, async ({ tx, now }) => listsWaitingIn(await currentLists(tx), now))

/** Marks a list as still current at its authority. */
export const confirmHeld = (ctx: Importing, list: ListKind, asOf: Date): Promise<unknown> =>
  inTransaction(ctx, ({ tx, now }) => confirmList(tx, list, asOf, now))

/** Deletes replaced copies in small batches. */
async function forgetOutdated(ctx: Importing): Promise<void> {
  const outdated = await inTransaction(ctx, ({ tx }) => outdatedLists(tx, ctx.now))
  for (const { id } of outdated) {
    while ((await inTransaction(ctx, ({ tx }) => deleteNames(tx, id, namesAtOnce * 8))) > 0)
      await nextTurn()
    await inTransaction(ctx, ({ tx }) => deleteList(tx, id))
  }
}

/** Writes a new copy in short transactions and makes it current at the end. */
async function save(ctx: Importing, { names, asOf, ...read }: ReadList): Promise<void> {
  const { now } = ctx
  const row = { ...read, as_of: asOf, name_count: names.length, imported_at: now }
  const id = await inTransaction(ctx, ({ tx }) => insertList(tx, row))
  for (let first = 0; first < names.length; first += namesAtOnce) {
    const some = names.slice(first, first + namesAtOnce)
    await inTransaction(ctx, ({ tx }) => insertNames(tx, id, first, some))
    await nextTurn()
  }
  await inTransaction(ctx, ({ tx }) => makeCurrent(tx, read.list, id))
}

async function importOne(
  ctx: Importing,
  read: ReadList,
  isForced: boolean,
): Promise<ImportOutcome> {
  const { list, source, asOf, sha256 } = read
  const count = read.names.length
  const held = (await listsHeld(ctx)).find((one) => one.list === list)
  const outcome = { list, source, asOf, count }
  if (held?.sha256 === sha256) {
    await confirmHeld(ctx, list, asOf)
    return { ...outcome, outcome: 'unchanged' }
  }
  const refusal = refusalOf({ count, asOf }, held)
  if (refusal && (refusal === 'broken' || !isForced)) return { ...outcome, outcome: refusal }
  await save(ctx, read)
  return { ...outcome, outcome: 'imported' }
}

export interface Imported {
  readonly outcomes: readonly ImportOutcome[]
  readonly kinds: readonly (ListKind | null)[]
}

/**
 * Imports list files. A list is replaced as a whole or not at all: a broken, much smaller or older file leaves the
 * current copy unchanged.
 */
export async function importLists(
  ctx: Importing,
  files: readonly ListFile[],
  { isForced = false } = {},
): Promise<Imported> {
  const { lists, kinds } = await readListFiles(files, ctx.now)
  const outcomes: ImportOutcome[] = []
  for (const read of lists) outcomes.push(await importOne(ctx, read, isForced))
  await forgetOutdated(ctx)
  return { outcomes, kinds }
}
