import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { readEnvironment } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { createHub } from '#server/hub.ts'
import { openShopDatabase } from '#server/open-shop.ts'

const config = readEnvironment()
const log = createLog(config.LOG_LEVEL)
const db = await openShopDatabase(config, log)
const hub = await createHub(db)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { createApp } = (await vite.ssrLoadModule(
        './server/app.ts',
      )) as typeof import('#server/app.ts')
      const app = createApp({ db, hub, log, shopUrl: config.SHOP_URL, now: () => new Date() })
      await getRequestListener(app.fetch)(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      log.error({ err: error }, 'the application could not be loaded')
      response.writeHead(500).end(String((error as Error).stack))
    }
  })
})
server.listen(config.PORT, config.HOST, () => console.log(`http://${config.HOST}:${config.PORT}`))
