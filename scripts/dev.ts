import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { type Config, readEnvironment } from '#platform/config.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { createLog } from '#platform/log.ts'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'
import { createChangeBus } from '#server/change-bus.ts'
import { openShopDatabase } from '#server/open-shop.ts'
import { withPayPalDemo } from '#server/paypal-demo/open-demo.ts'
import { explain } from '#server/startup-error-text.ts'
import { withProviderSettings } from '#shop/payments/methods/provider-settings.service.server.ts'

/** Vite's client injects styles and reads modules as it likes; the policy is for the built shop. */
function withoutPolicy(response: Response): Response {
  response.headers.delete('Content-Security-Policy')
  return response
}

async function startDevelopment(options: Config): Promise<void> {
  const { config, payPalDemo } = await withPayPalDemo(options)
  const log = createLog(config.LOG_LEVEL)
  const db = await openShopDatabase(config, log)
  const changeBus = await createChangeBus(db)
  let result: RequestListener = (_, response) => response.writeHead(503).end()
  const server = createServer((request, response) => result(request, response))
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const files = openFiles(config)
  const load = () =>
    vite.ssrLoadModule('./server/app.ts') as Promise<typeof import('#server/app.ts')>
  const listener = getRequestListener(async (request, env) => {
    try {
      const { createApp } = await load()
      const app = createApp({
        db,
        changeBus,
        log,
        shopUrl: config.SHOP_URL,
        now: () => new Date(),
        config,
        files,
        payPalDemo,
        trustedProxies: parseTrustedProxies(config.TRUSTED_PROXIES) ?? undefined,
      })
      return withoutPolicy(await app.fetch(request, env))
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      log.error({ err: error }, 'the application could not be loaded')
      return new Response(String((error as Error).stack), { status: 500 })
    }
  })
  result = (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response))
  server.listen(config.PORT, config.HOST, () => console.log(`http://${config.HOST}:${config.PORT}`))
}

const config = readEnvironment(withProviderSettings)
try {
  await startDevelopment(config)
} catch (error) {
  console.error(`\n${explain(error, config)}\n`)
  process.exit(1)
}
