import type { Tx } from '#platform/database/transaction.ts'
import type { ListKind } from './list-state.rules.ts'

export interface Download {
  readonly url: string
  readonly etag: string
  readonly lastModified: string
  readonly list: ListKind | ''
}

export const addDownloads = (tx: Tx, urls: readonly string[], now: Date) =>
  tx
    .insertInto('list_downloads')
    .values(urls.map((url) => ({ url, next_try_at: now })))
    .onConflict((row) => row.doNothing())
    .execute()

/** Claims all due downloads or none: an advisory lock leaves them to one process. */
export async function claimDueDownloads(
  tx: Tx,
  urls: readonly string[],
  now: Date,
  until: Date,
): Promise<Download[] | null> {
  const rows = await tx
    .selectFrom('list_downloads')
    .selectAll()
    .where('url', 'in', urls)
    .orderBy('url')
    .forUpdate()
    .execute()
  if (!rows.some(({ next_try_at }) => next_try_at <= now)) return null
  await tx
    .updateTable('list_downloads')
    .set({ next_try_at: until })
    .where('url', 'in', urls)
    .execute()
  return rows.map(({ url, etag, last_modified, list }) => ({
    url,
    etag,
    lastModified: last_modified,
    list: list as Download['list'],
  }))
}

export interface DownloadNote extends Download {
  readonly checkedAt: Date | null
  readonly nextTryAt: Date
  readonly error: string
}

export const noteDownload = (tx: Tx, note: DownloadNote) =>
  tx
    .updateTable('list_downloads')
    .set({
      etag: note.etag,
      last_modified: note.lastModified,
      list: note.list,
      next_try_at: note.nextTryAt,
      last_error: note.error.slice(0, 1_000),
      ...(note.checkedAt ? { checked_at: note.checkedAt } : {}),
    })
    .where('url', '=', note.url)
    .execute()

export const makeDownloadsDue = (tx: Tx, now: Date) =>
  tx.updateTable('list_downloads').set({ next_try_at: now }).execute()

export const allDownloads = (tx: Tx) =>
  tx.selectFrom('list_downloads').selectAll().orderBy('url').execute()
