import { parseArgs } from 'node:util'
import { readEnvironment } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseOutdated } from '#platform/database/refuse-unsafe.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { migrateServer } from '#server/open-shop.ts'
import { enlargeCatalogue } from '#shop/catalogue/files/product-import.service.server.ts'

const usage = `npm run seed -- [--demonstration] [--products N]

  --demonstration  fills an empty shop with the demonstration catalogue; on a server
                   database only when this is given, on the embedded one always
  --products N     repeats the catalogue until it holds about N products, for measuring`

function stop(text: string): never {
  console.error(`\n${text}\n`)
  process.exit(1)
}

function readOptions() {
  try {
    return parseArgs({
      options: { products: { type: 'string' }, demonstration: { type: 'boolean' } },
    }).values
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`)
  }
}

const options = readOptions()
const requested = Number(options.products ?? 0)
if (!Number.isSafeInteger(requested) || requested < 0 || requested > 2_000_000)
  stop(`--products wants a whole number up to 2000000.\n\n${usage}`)

async function fill(db: Database): Promise<void> {
  if (db.kind === 'embedded') await migrate(db.pool)
  else await refuseOutdated(db)
  const mayFill = db.kind === 'embedded' || options.demonstration
  if (mayFill && (await fillDemonstration(db))) console.log('The demonstration shop was filled in.')
  if (requested === 0) return
  const log = (held: number) => console.log(`${held} products`)
  const held = await enlargeCatalogue(
    asSystem(db, 'fill a catalogue for measuring'),
    requested,
    log,
  )
  if (held === 0) stop('The shop has no products to repeat. Add --demonstration.')
  if (db.kind === 'embedded') await db.pool.query('vacuum analyze')
  else console.log('Run "vacuum analyze" as the owner of the tables before measuring.')
}

try {
  const config = readEnvironment()
  const log = createLog('warn')
  if (config.MIGRATION_DATABASE_URL !== '') await migrateServer(config, log)
  const db = await openDatabase(config, log, { isPatient: true })
  await fill(db).finally(() => db.close())
} catch (error) {
  stop((error as Error).message)
}
