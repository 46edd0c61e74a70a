import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { type Database, embeddedDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openInMemory } from '#platform/database/open-embedded.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { filesBehind } from '../../scripts/import-graph.ts'

const shelf = path.resolve('node_modules/.cache/girasol')
/** What the filled database is made of, beside the code that fills it. */
const ingredients = ['platform', 'shop', 'database', 'public/products']
const isIngredient = (file: string) => /\.(sql|json|csv|xml|txt)$/.test(file)

function recipe(): string {
  const hash = createHash('sha256').update(process.version)
  const add = (file: string) => hash.update(file).update(fs.readFileSync(file))
  for (const folder of ingredients)
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (isIngredient(name)) add(path.join(folder, name))
  for (const file of filesBehind('tests/harness/filled-database.ts')) add(file)
  return add('package-lock.json').digest('hex').slice(0, 20)
}

async function keep(pglite: PGlite, file: string): Promise<void> {
  const dump = await pglite.dumpDataDir('none')
  fs.mkdirSync(shelf, { recursive: true })
  fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  fs.renameSync(`${file}.${process.pid}`, file)
}

const openDump = (dump: string) =>
  PGlite.create({
    loadDataDir: new Blob([fs.readFileSync(dump)]),
    extensions: { pg_trgm, unaccent },
  })

/** Made once for each version of the database: making it takes longer than filling it. */
async function emptyDump(): Promise<string> {
  const about = fs.readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')
  const file = path.join(shelf, `empty-${JSON.parse(about).version}.tar`)
  if (fs.existsSync(file)) return file
  const pglite = await openInMemory()
  await keep(pglite, file)
  await pglite.close()
  return file
}

async function fill(file: string): Promise<void> {
  const pglite = await openDump(await emptyDump())
  const db = embeddedDatabase(pglite)
  await migrate(db.pool)
  await fillDemonstration(db)
  await keep(pglite, file)
  await db.close()
}

/** A file with the filled shop. Filling takes seconds: the last is kept until something it is made of changes. */
export async function filledDump(): Promise<string> {
  const name = `filled-${recipe()}.tar`
  const file = path.join(shelf, name)
  if (fs.existsSync(file)) return file
  await fill(file)
  for (const old of fs.readdirSync(shelf))
    if (old.startsWith('filled-') && old.endsWith('.tar') && old !== name)
      fs.rmSync(path.join(shelf, old), { force: true })
  return file
}

/** A copy of its own, which goes with the process. */
export const copyInMemory = async (dump: string): Promise<Database> =>
  embeddedDatabase(await openDump(dump))
