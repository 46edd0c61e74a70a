import type { AddressInfo } from 'node:net'
import { type Config, readEnvironment } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { shopClock } from '#platform/database/database-clock.ts'
import type { CompiledPostgres } from '#platform/database/embedded/open-embedded.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { createLog } from '#platform/log.ts'
import { liveMailer } from '#platform/mail/live-mailer.ts'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'
import { makeSetUpCode } from '#shop/accounts/sign-up/first-admin.service.server.ts'
import { pushCarrier } from '#shop/notifications/devices/push.service.server.ts'
import { withProviderSettings } from '#shop/payments/methods/provider-settings.service.server.ts'
import { createApp } from './app.ts'
import { createChangeBus } from './change-bus.ts'
import { closeOn } from './close-shop.ts'
import { openLiveConfig } from './configuration/live-config.ts'
import { withSecret } from './configuration/shop-secret.ts'
import { startSending } from './jobs/send-outbox.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { listenOn } from './listen-port.ts'
import { collectWhenQuiet } from './memory/collect-when-quiet.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openShopDatabase } from './open-shop.ts'
import { explain } from './startup-error-text.ts'

function stop(error: unknown, config?: Config): never {
  process.stderr.write(`\n${explain(error, config)}\n\n`)
  process.exit(1)
}

/** Printed once for all processes and never logged: the code lets its reader create the first administrator. */
async function showSetUpCode(db: Database, config: Config): Promise<void> {
  const { DEFAULT_ADMIN_EMAIL: email, SHOP_URL } = config
  if (email === '') return
  const code = await makeSetUpCode(db)
  if (!code) return
  const way = `Sign in at ${SHOP_URL}/login as ${email} with a password of your choice: the page then asks for the code.`
  process.stdout.write(`\nSet-up code of the first administrator: ${code}\n${way}\n\n`)
}

async function start(options: Config, compiled?: CompiledPostgres): Promise<void> {
  const log = createLog(options.LOG_LEVEL)
  const db = await openShopDatabase(options, log, compiled)
  const live = await openLiveConfig({ db, log, options: await withSecret(db, options) })
  const { config, payPalDemo } = live
  await showSetUpCode(db, config)
  const changeBus = await createChangeBus(db)
  live.follow(changeBus)
  const now = await shopClock(db, log)
  const mailer = liveMailer(config)
  const push = pushCarrier({ db, config, now, shopUrl: config.SHOP_URL })
  const sending = await startSending({ db, log, mailer, push, now })
  const metrics = createMetrics()
  const files = openFiles(config)
  const watched = { metrics, metricsToken: config.METRICS_TOKEN }
  const trustedProxies = parseTrustedProxies(config.TRUSTED_PROXIES) ?? undefined
  const shop = { db, changeBus, log, shopUrl: config.SHOP_URL, now, config, files }
  const app = createApp({ ...shop, ...watched, trustedProxies, payPalDemo })
  const server = listenOn(app, {
    port: config.PORT,
    hostname: config.HOST,
    proxies: trustedProxies,
  })
  collectWhenQuiet(server)
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    log.info({ address: `http://${config.HOST}:${port}` }, 'the shop is open')
  })
  const house = startJobs({ db, log, config, now, metrics, changeBus })
  server.on('error', (error) => stop(error, config))
  closeOn(['SIGINT', 'SIGTERM'], { server, changeBus, sending, house, db, log })
}

function configuration(): Config {
  try {
    return readEnvironment(withProviderSettings)
  } catch (error) {
    return stop(error)
  }
}

/** Opens the shop; a set-up error is printed as a sentence. */
export async function startServer(compiled?: CompiledPostgres): Promise<void> {
  const config = configuration()
  await start(config, compiled).catch((error: unknown) => stop(error, config))
}
