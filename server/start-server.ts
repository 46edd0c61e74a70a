import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { readEnvironment, WrongConfiguration } from '#platform/config.ts'
import { MigrationNeeded } from '#platform/database/migrate.ts'
import { UnsafeDatabase } from '#platform/database/refuse-unsafe.ts'
import { createLog } from '#platform/log.ts'
import type { createApp as CreateApp } from './app.ts'
import { createHub } from './hub.ts'
import { openShopDatabase } from './open-shop.ts'

function explain(error: unknown): never {
  const ours = [WrongConfiguration, MigrationNeeded, UnsafeDatabase].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(
    `\n${ours ? (error as Error).message : ((error as Error).stack ?? error)}\n\n`,
  )
  process.exit(1)
}

/** Slow clients are closed and idle ones do not pile up. */
function limit(server: Server): void {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 10_000
  server.maxConnections = 5_000
}

async function start(createApp: typeof CreateApp) {
  const config = readEnvironment()
  const log = createLog(config.LOG_LEVEL)
  const db = await openShopDatabase(config, log)
  const hub = await createHub(db)
  const app = createApp({ db, hub, log, shopUrl: config.SHOP_URL, now: () => new Date() })
  const server = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST }, (address) =>
    log.info({ address: `http://${config.HOST}:${address.port}` }, 'the shop is open'),
  ) as Server
  limit(server)
  server.on('error', explain)
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    hub.close()
    server.close()
    server.closeAllConnections()
    await db.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void close())
  process.on('SIGTERM', () => void close())
}

/** Opens the shop with the given application; what is wrong with the set-up is said in a sentence. */
export const startServer = (createApp: typeof CreateApp): Promise<void> =>
  start(createApp).catch(explain)
