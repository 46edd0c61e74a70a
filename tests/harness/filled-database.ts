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

const shelf = path.resolve('node_modules/.cache/girasol')
/** What the filled database is made of. */
const ingredients = ['kernel', 'platform', 'shop', 'server', 'database', 'public/products']
const isIngredient = (file: string) =>
  /\.(ts|sql|json|csv)$/.test(file) && !/\.test\.ts$|(^|\/)(ui|messages|texts)\//.test(file)

function recipe(): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of ingredients)
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (isIngredient(name)) hash.update(name).update(fs.readFileSync(path.join(folder, name)))
  return hash.update(fs.readFileSync('package-lock.json')).digest('hex').slice(0, 20)
}

async function fill(file: string): Promise<void> {
  const pglite = await openInMemory()
  const db = embeddedDatabase(pglite)
  await migrate(db.pool)
  await fillDemonstration(db)
  const dump = await pglite.dumpDataDir('none')
  await db.close()
  fs.mkdirSync(shelf, { recursive: true })
  fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  fs.renameSync(`${file}.${process.pid}`, file)
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
export async function copyInMemory(dump: string): Promise<Database> {
  const loadDataDir = new Blob([fs.readFileSync(dump)])
  return embeddedDatabase(await PGlite.create({ loadDataDir, extensions: { pg_trgm, unaccent } }))
}
