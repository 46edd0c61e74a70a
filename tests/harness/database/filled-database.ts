import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { type Database, embeddedDatabase } from '#platform/database/connect.ts'
import { openInMemory } from '#platform/database/embedded/open-embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { filesBehind } from '../../../scripts/import-graph.ts'

const shelf = path.resolve('node_modules/.cache/girasol')

/** All files below a folder that no program imports. */
const below = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(sql|json|csv|xml|txt)$/.test(name))
    .sort()
    .map((name) => path.join(folder, name))

/** A file with a database that is made of these files; made again when one of them changes, and the one before goes. */
async function stored(
  kind: string,
  ingredients: readonly string[],
  make: () => Promise<PGlite>,
): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const file of ingredients) hash.update(file).update(fs.readFileSync(file))
  const name = `${kind}-${hash.digest('hex').slice(0, 20)}.tar`
  const file = path.join(shelf, name)
  if (fs.existsSync(file)) return file
  const pglite = await make()
  const dump = await pglite.dumpDataDir('none')
  fs.mkdirSync(shelf, { recursive: true })
  fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  fs.renameSync(`${file}.${process.pid}`, file)
  await pglite.close()
  for (const old of fs.readdirSync(shelf))
    if (old.startsWith(`${kind}-`) && old.endsWith('.tar') && old !== name)
      fs.rmSync(path.join(shelf, old), { force: true })
  return file
}

const postgres = 'node_modules/@electric-sql/pglite/package.json'
const program = path.join(path.dirname(postgres), 'dist/pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/** Compiled once per process: what was optimised for one database serves the next. */
export function compiledPostgres(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compile(fs.readFileSync(program))
  return compiled
}

const openDump = async (dump: string) =>
  PGlite.create({
    loadDataDir: new Blob([fs.readFileSync(dump)]),
    extensions: { pg_trgm, unaccent },
    pgliteWasmModule: await compiledPostgres(),
  })

/** Making an empty database takes longer than filling it, and its tables half as long. */
const emptyDump = () => stored('empty', [postgres], openInMemory)

const ofTables = () => [
  ...['database/baseline', 'database/migrations'].flatMap(below),
  ...filesBehind('platform/database/migrate.ts'),
  postgres,
]

const dumpWithTables = () =>
  stored('tables', ofTables(), async () => {
    const pglite = await openDump(await emptyDump())
    const { pool } = embeddedDatabase(pglite)
    await migrate(pool)
    await pool.end()
    return pglite
  })

const ofShop = () => [
  ...['platform', 'shop', 'database', 'public/products'].flatMap(below),
  ...filesBehind('tests/harness/database/filled-database.ts'),
  'package-lock.json',
]

/** A file with the filled shop. */
export const filledDump = (): Promise<string> =>
  stored('filled', ofShop(), async () => {
    const pglite = await openDump(await dumpWithTables())
    const db = embeddedDatabase(pglite)
    // the policies lie beside the shop's own files
    await migrate(db.pool)
    await fillDemonstration(db)
    await db.pool.end()
    return pglite
  })

/** A copy of its own, which goes with the process. */
export const copyInMemory = async (dump: string): Promise<Database> =>
  embeddedDatabase(await openDump(dump))
