import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { demonstrationLists } from '#server/demonstration.ts'
import { asSystemActor, asVisitor, noon, testConfig } from '#tests/harness/database/actors.ts'
import { screeningMode, screenParties } from '../screening/screening.service.server.ts'
import { importLists, listsHeld } from './lists.service.server.ts'
import { type Fetched, refreshLists, type Validators } from './refresh.service.server.ts'

const bytes = (text: string) => Buffer.from(text)
const sdnRow = (id: number, name: string) =>
  `${id},"${name}","individual","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n`
const alphabet = (i: number) => [...String(i)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a')
const persons = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    sdnRow(i + 1, `PERSONA${alphabet(i)} QUISPE, Zoltan`),
  ).join('')
const file = (name: string, text: string, asOf = noon) => ({ name, bytes: bytes(text), asOf })

/** Restores the lists of the demonstration shop. */
afterEach(async () => {
  const ctx = await asSystemActor()
  await inTransaction(ctx, async ({ tx }) => {
    await sql`delete from screening_lists`.execute(tx)
    await sql`delete from list_downloads`.execute(tx)
  })
  await importLists(ctx, demonstrationLists())
})

const reasonFor = async (name: string) => {
  const ctx = await asVisitor()
  return (await screenParties(ctx, [{ role: 'buyer', name }])).reason
}
const outcomes = async (...overrides: Parameters<typeof importLists>) =>
  (await importLists(...overrides)).outcomes.map(({ list, outcome }) => `${list} ${outcome}`)

test('a new copy applies to the next screening, and the previous one is deleted', async () => {
  const ctx = await asSystemActor()
  expect(await reasonFor('Zoltan Personak Quispe')).toBe('clear')
  expect(await outcomes(ctx, [file('SDN.CSV', persons(300))])).toEqual(['SDN imported'])
  await expect.poll(() => reasonFor('Zoltan Personak Quispe')).toBe('listed')
  expect(await reasonFor('Lis Cuesta Peraza')).toBe('clear')
  const held = await listsHeld(ctx)
  expect(held.map(({ list, count }) => [list, count])).toEqual([
    ['CRL', 306],
    ['SDN', 300],
  ])
  const rows = await inTransaction(ctx, ({ tx }) =>
    sql<{ count: number }>`select count(*)::int from listed_names`.execute(tx),
  )
  expect(rows.rows[0]?.count).toBe(606)
})

test('a broken, an empty, a much smaller or an older copy is refused and the current one stays', async () => {
  const ctx = await asSystemActor()
  const torn = `${persons(400)}999,"TORN`
  expect(await outcomes(ctx, [file('SDN.CSV', torn)])).toEqual(['SDN broken'])
  expect(await outcomes(ctx, [file('SDN.CSV', persons(400).slice(0, -30))])).toEqual(['SDN broken'])
  expect(await outcomes(ctx, [file('ALT.CSV', '1,2,"aka","X",-0- \r\n')])).toEqual(['SDN broken'])
  expect(await outcomes(ctx, [file('SDN.CSV', persons(20))])).toEqual(['SDN much_smaller'])
  const old = new Date('2021-07-01')
  expect(await outcomes(ctx, [file('SDN.CSV', persons(400), old)])).toEqual(['SDN older'])
  expect((await importLists(ctx, [file('x.csv', '<html>')])).kinds).toEqual([null])
  expect(await reasonFor('Lis Cuesta Peraza')).toBe('listed')
  expect(await reasonFor('Zoltan Personak Quispe')).toBe('clear')
  const isForced = { isForced: true }
  expect(await outcomes(ctx, [file('SDN.CSV', persons(20))], isForced)).toEqual(['SDN imported'])
})

test('importing the same files again confirms that they are current', async () => {
  const ctx = await asSystemActor()
  const again = demonstrationLists().map((one) => ({ ...one, asOf: noon }))
  expect(await outcomes(ctx, again.toReversed())).toEqual(['CRL unchanged', 'SDN unchanged'])
  const strict = await asVisitor({ config: { ...testConfig, SCREENING_DEMO: 'off' } })
  await expect.poll(async () => (await screeningMode(strict)).isStale).toBe(false)
  expect(await screenParties(strict, [{ role: 'buyer', name: 'Ana Pupo Aguilera' }])).toMatchObject(
    { verdict: 'CLEAR', isDemonstration: false, listDates: { SDN: noon.toISOString() } },
  )
  const weekLater = { ...strict, now: new Date(noon.getTime() + 7 * 86_400_000 + 1) }
  expect((await screenParties(weekLater, [{ role: 'buyer', name: 'Ana Pupo' }])).reason).toBe(
    'lists_stale',
  )
})

test('without lists no party is cleared', async () => {
  const ctx = await asSystemActor()
  await inTransaction(ctx, ({ tx }) => sql`delete from screening_lists`.execute(tx))
  await expect.poll(() => reasonFor('Ana Pupo Aguilera')).toBe('lists_missing')
})

const base = 'https://lists.example'
const urls = [`${base}/SDN.CSV`, `${base}/ALT.CSV`]

/** A file server with prepared responses. */
function library(files: Record<string, string | number>) {
  const requests: string[] = []
  const fetchFile = async (url: string, known: Validators | null): Promise<Fetched> => {
    const name = url.slice(base.length + 1)
    const now = files[name] ?? 404
    requests.push(`${name}${known?.etag ? ' if new' : ''}`)
    if (typeof now === 'number') return { is: 'failed', error: `answered ${now}` }
    const etag = `"${name}${now.length}"`
    if (known?.etag === etag) return { is: 'same' }
    return { is: 'file', bytes: bytes(now), etag, lastModified: '' }
  }
  return { asked: requests, fetchFile, files }
}
const dayMs = 86_400_000
const day = (n: number) => new Date(noon.getTime() + n * dayMs)
const alt = '1,1,"aka","APODO RARISIMO",-0- \r\n'

test('lists are downloaded once a day, and only if they changed', async () => {
  const ctx = await asSystemActor()
  const shelf = library({ 'SDN.CSV': persons(300), 'ALT.CSV': alt })
  const refresh = (n: number) => refreshLists({ ...ctx, now: day(n) }, urls, shelf.fetchFile)
  expect(await refresh(0)).toBe(true)
  await expect.poll(() => reasonFor('Apodo Rarisimo')).toBe('listed')
  expect(await refresh(0.5)).toBe(false)
  shelf.asked.length = 0
  expect(await refresh(1)).toBe(true)
  expect(shelf.asked.sort()).toEqual(['ALT.CSV if new', 'SDN.CSV if new'])
  expect((await listsHeld(ctx)).find(({ list }) => list === 'SDN')?.asOf).toEqual(day(1))
  shelf.files['SDN.CSV'] = persons(310)
  shelf.asked.length = 0
  expect(await refresh(2)).toBe(true)
  expect(shelf.asked.sort()).toEqual(['ALT.CSV', 'ALT.CSV if new', 'SDN.CSV if new'])
  expect((await listsHeld(ctx)).find(({ list }) => list === 'SDN')).toMatchObject({
    count: 311,
    asOf: day(2),
  })
})

test('of two processes that refresh at once one downloads', async () => {
  const ctx = await asSystemActor()
  const shelf = library({ 'SDN.CSV': persons(300), 'ALT.CSV': alt })
  const both = [1, 2].map(() => refreshLists(ctx, urls, shelf.fetchFile))
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect(shelf.asked).toHaveLength(2)
})

test('a failure leaves the list unchanged, is recorded, and is retried after an hour', async () => {
  const ctx = await asSystemActor()
  const shelf = library({ 'SDN.CSV': persons(300), 'ALT.CSV': 503 })
  const refresh = (n: number) => refreshLists({ ...ctx, now: day(n) }, urls, shelf.fetchFile)
  await refresh(0)
  await expect.poll(() => reasonFor('Lis Cuesta Peraza')).toBe('listed')
  const notes = await inTransaction(ctx, ({ tx }) =>
    sql<{ last_error: string }>`select last_error from list_downloads order by url`.execute(tx),
  )
  expect(notes.rows.map(({ last_error }) => last_error)).toEqual([
    'answered 503',
    'waits for another file of its list',
  ])
  expect(await refresh(0.5 / 24)).toBe(false)
  shelf.files['ALT.CSV'] = alt
  expect(await refresh(1.1 / 24)).toBe(true)
  await expect.poll(() => reasonFor('Apodo Rarisimo')).toBe('listed')
  shelf.files['SDN.CSV'] = '<html>maintenance</html>'
  await refresh(2)
  expect(await reasonFor('Apodo Rarisimo')).toBe('listed')
  shelf.files['SDN.CSV'] = persons(310)
  expect(await refresh(2 + 1.1 / 24)).toBe(true)
  expect((await listsHeld(ctx)).find(({ list }) => list === 'SDN')?.count).toBe(311)
})
