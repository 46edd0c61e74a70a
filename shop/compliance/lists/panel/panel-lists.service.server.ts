import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { makeDownloadsDue } from '../downloads.queries.server.ts'
import type { ListFile } from '../list-file.rules.ts'
import { type Imported, importLists, listsHeld } from '../lists.service.server.ts'

type Staff = Needs<'now' | 'requestId'>

/** Lists belong to the system; whoever administers the shop hands them over. */
function asShop({ db, actor, now }: Staff, reason: string) {
  if (actor.role !== 'admin') throw new Error('lists are renewed by administrators')
  return { ...asSystem(db, `${actor.id} ${reason}`), now }
}

/** Imports files from the panel: whole copies only, neither much smaller nor older than the current ones. */
export async function uploadLists(ctx: Staff, files: readonly ListFile[]): Promise<Imported> {
  const shop = asShop(ctx, 'imports lists')
  const before = await listsHeld(shop)
  const imported = await importLists(shop, files)
  const asNoted = (held: { readonly asOf: Date; readonly count: number } | undefined) =>
    held ? { as_of_on: dayOf(held.asOf), names: held.count } : null
  await recordChanges(
    ctx,
    imported.outcomes
      .filter(({ outcome }) => outcome === 'imported' || outcome === 'unchanged')
      .map((one) => ({
        ...{ area: 'screening_list', subject: one.list, action: 'imported' },
        before: asNoted(before.find(({ list }) => list === one.list)),
        after: asNoted(one),
      })),
  )
  return imported
}

/** The addresses are fetched with the next round of the job, within a minute. */
export async function fetchListsSoon(ctx: Staff): Promise<void> {
  await inTransaction(asShop(ctx, 'asks for the lists'), ({ tx }) => makeDownloadsDue(tx, ctx.now))
  const change = { area: 'screening_list', subject: 'downloads', action: 'changed' } as const
  await recordChanges(ctx, [
    { ...change, before: null, after: { asked_at: ctx.now.toISOString() } },
  ])
}
