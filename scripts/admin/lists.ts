import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { databaseTime } from '#platform/database/database-clock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseOutdated } from '#platform/database/refuse-unsafe.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { demonstrationLists } from '#server/demonstration.ts'
import { explain } from '#server/startup-error-text.ts'
import type { ListFile } from '#shop/compliance/lists/list-file.rules.ts'
import {
  type ImportOutcome,
  importLists,
  listsHeld,
} from '#shop/compliance/lists/lists.service.server.ts'

const usage = `npm run lists -- [--as-of YYYY-MM-DD] [--force] [files…]

  Takes over lists of sanctions; without files it says which are held. Give all files of a list at
  once: SDN.CSV with ALT.CSV, CONS_PRIM.CSV with CONS_ALT.CSV. Also consolidated.csv, dpl.txt and
  cuba-restricted-list.json.
  --as-of  when the files were what the authority publishes; else when they were last changed
  --force  takes over a list that is much smaller or older than the one that counts

  On the embedded database the shop must be stopped first: its folder is open to one process.`

function readOptions() {
  try {
    return parseArgs({
      options: { 'as-of': { type: 'string' }, force: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`)
  }
}

function readDay(options: string | undefined): Date | null {
  if (options === undefined) return null
  const day = new Date(`${options}T00:00:00Z`)
  if (/^\d{4}-\d{2}-\d{2}$/.test(options) && day.toJSON()?.startsWith(options)) return day
  throw new StartupError(`--as-of needs a day, for instance 2026-11-21.\n\n${usage}`)
}

/** The lists that come with the shop are as old as they are, whenever they were copied here. */
function dateOf(file: string, bytes: Buffer): Date {
  const known = demonstrationLists().find((one) => one.bytes.equals(bytes))
  return known?.asOf ?? fs.statSync(file).mtime
}

function readFile(file: string, asOf: Date | null): ListFile {
  try {
    const bytes = fs.readFileSync(file)
    return { name: path.basename(file), bytes, asOf: asOf ?? dateOf(file, bytes) }
  } catch (error) {
    throw new StartupError(`${file} cannot be read (${(error as { code?: string }).code}).`)
  }
}

const outcomeTexts: Record<ImportOutcome['outcome'], string> = {
  imported: 'taken over',
  unchanged: 'held already; its date is noted',
  broken: 'REFUSED: it cannot be read to its end, or holds no name',
  much_smaller: 'REFUSED: much smaller than the list that counts (--force takes it all the same)',
  older: 'REFUSED: older than the list that counts (--force takes it all the same)',
}
const day = (date: Date) => date.toISOString().slice(0, 10)

async function take(db: Database, files: readonly ListFile[], isForced: boolean): Promise<void> {
  const operator = { ...asSystem(db, 'an operator imports lists'), now: await databaseTime(db) }
  const { outcomes, kinds } = await importLists(operator, files, { isForced })
  for (const { list, source, count, asOf, outcome } of outcomes)
    console.log(
      `${list}  ${count} names as of ${day(asOf)} from ${source}: ${outcomeTexts[outcome]}`,
    )
  for (const [i, kind] of kinds.entries())
    if (!kind) console.log(`${files[i]?.name}: REFUSED: no list that is known`)
  const isGood = (one: ImportOutcome) => one.outcome === 'imported' || one.outcome === 'unchanged'
  if (kinds.includes(null) || !outcomes.every(isGood)) process.exitCode = 1
}

async function show(db: Database): Promise<void> {
  const held = await listsHeld(asSystem(db, 'an operator looks at the lists'))
  if (held.length === 0) console.log('No lists are held: every order is held for a decision.')
  for (const { list, count, asOf, source } of held)
    console.log(`${list}  ${count} names as of ${day(asOf)} from ${source}`)
}

async function run(): Promise<void> {
  const { values, positionals } = readOptions()
  const asOf = readDay(values['as-of'])
  const files = positionals.map((file) => readFile(file, asOf))
  const db = await openDatabase(readEnvironment(), createLog('warn'), { isPatient: true })
  try {
    if (db.kind === 'embedded') await migrate(db.pool)
    else await refuseOutdated(db)
    await (files.length > 0 ? take(db, files, values.force) : show(db))
  } finally {
    await db.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
