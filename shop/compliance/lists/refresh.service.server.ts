import { dayMs, hourMs, minuteMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  addDownloads,
  claimDueDownloads,
  type Download,
  noteDownload,
} from './downloads.queries.server.ts'
import type { ListKind } from './list-state.rules.ts'
import { confirmHeld, type Imported, importLists } from './lists.service.server.ts'

export interface Validators {
  readonly etag: string
  readonly lastModified: string
}

export type Fetched =
  | { readonly is: 'same' }
  | ({ readonly is: 'file'; readonly bytes: Uint8Array } & Validators)
  | { readonly is: 'failed'; readonly error: string }

/** Downloads a file; with `known`, only if it has changed since. */
export type FetchFile = (url: string, known: Validators | null) => Promise<Fetched>

type Refreshing = Needs<'now' | 'log'>
interface ActionResult {
  readonly download: Download
  readonly fetched: Fetched
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
const fileNameOf = (url: string) => new URL(url).pathname.split('/').at(-1) || 'list'

/** A list is parsed from all its files: if one has changed, the unchanged ones are fetched too. */
async function wholeLists(
  responses: readonly ActionResult[],
  fetchFile: FetchFile,
): Promise<ActionResult[]> {
  const changed = new Set(
    responses.flatMap(({ download, fetched }) => (fetched.is === 'file' ? [download.list] : [])),
  )
  return Promise.all(
    responses.map(async ({ download, fetched }) =>
      fetched.is === 'same' && changed.has(download.list)
        ? { download, fetched: await fetchFile(download.url, null) }
        : { download, fetched },
    ),
  )
}

/** Responses of lists whose files all arrived; an unrecognised file could belong to any list. */
function complete(responses: readonly ActionResult[]): ActionResult[] {
  const failed = responses.filter(({ fetched }) => fetched.is === 'failed')
  const torn = new Set(failed.map(({ download }) => download.list))
  return responses.filter(({ download }) => !torn.has('') && !torn.has(download.list))
}

function problemOf(list: ListKind | '', { outcomes }: Imported): string {
  if (list === '') return 'what was sent is no list that is known'
  const outcome = outcomes.find((one) => one.list === list)?.outcome
  return outcome === 'imported' || outcome === 'unchanged' ? '' : `refused: ${outcome}`
}

const nothingNew: Imported = { outcomes: [], kinds: [] }

/** The result of each URL: its file, its list and its error. */
async function takeOver(ctx: Refreshing, responses: readonly ActionResult[]) {
  const fresh = complete(responses).filter(({ fetched }) => fetched.is === 'file')
  const files = fresh.flatMap(({ download, fetched }) =>
    fetched.is === 'file'
      ? [{ name: fileNameOf(download.url), bytes: fetched.bytes, asOf: ctx.now }]
      : [],
  )
  const imported = files.length > 0 ? await importLists(ctx, files) : nothingNew
  return responses.map((result) => {
    const place = fresh.indexOf(result)
    const list = place < 0 ? result.download.list : (imported.kinds[place] ?? '')
    if (result.fetched.is === 'failed') return { ...result, list, error: result.fetched.error }
    if (result.fetched.is === 'same') return { ...result, list, error: '' }
    const error = place < 0 ? 'waits for another file of its list' : problemOf(list, imported)
    return { ...result, list, error }
  })
}

type Taken = Awaited<ReturnType<typeof takeOver>>[number]

async function note(ctx: Refreshing, { download, fetched, list, error }: Taken): Promise<void> {
  const { now, log } = ctx
  const isGood = error === ''
  const seen = fetched.is === 'file' && isGood ? fetched : download
  // a refused file must be sent again rather than answered with 304
  const { etag, lastModified } =
    isGood || fetched.is === 'failed' ? seen : { etag: '', lastModified: '' }
  await inTransaction(ctx, ({ tx }) =>
    noteDownload(tx, {
      url: download.url,
      etag,
      lastModified,
      list,
      error,
      checkedAt: isGood ? now : null,
      nextTryAt: later(now, isGood ? dayMs - 5 * minuteMs : hourMs),
    }),
  )
  if (!isGood) log.error({ url: download.url, list, error }, 'a list could not be refreshed')
}

/** Marks lists as current when none of their files has changed. */
async function confirmSame(ctx: Refreshing, taken: readonly Taken[]): Promise<void> {
  const lists = new Set(taken.flatMap(({ list }) => (list === '' ? [] : [list])))
  for (const list of lists) {
    const own = taken.filter((one) => one.list === list)
    if (own.every(({ fetched, error }) => fetched.is === 'same' && error === ''))
      await confirmHeld(ctx, list, ctx.now)
  }
}

/** Refreshes the lists when due, in one process only; returns false when nothing was due. */
export async function refreshLists(
  ctx: Refreshing,
  urls: readonly string[],
  fetchFile: FetchFile,
): Promise<boolean> {
  const { now } = ctx
  const due = await inTransaction(ctx, async ({ tx }) => {
    await addDownloads(tx, urls, now)
    return claimDueDownloads(tx, urls, now, later(now, 15 * minuteMs))
  })
  if (!due) return false
  const responses = await Promise.all(
    due.map(async (download) => ({ download, fetched: await fetchFile(download.url, download) })),
  )
  const taken = await takeOver(ctx, await wholeLists(responses, fetchFile))
  await confirmSame(ctx, taken)
  for (const one of taken) await note(ctx, one)
  return true
}
