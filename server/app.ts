import { Hono } from 'hono'
import { minuteMs } from '#kernel/time.ts'
import { BodyRefused } from '#platform/body-refused.ts'
import { isDatabaseUnavailable, isNothingSaved } from '#platform/database/is-unavailable.ts'
import { resolveClientIp } from './client-address.ts'
import type { AppDependencies, Env } from './env.ts'
import { assistantStream } from './http/assistant-stream.ts'
import { errorPage } from './http/error-page.ts'
import { health } from './http/health.ts'
import { live } from './http/live.ts'
import { metricsPage } from './http/metrics.ts'
import { createPages } from './http/pages.ts'
import { productImages } from './http/product-pictures.ts'
import { providerWebhook } from './http/provider-webhook.ts'
import { publicFiles } from './http/public-files.ts'
import { servedToRecipient } from './http/recipient-page.ts'
import { mcpEndpoint, mcpGuard } from './mcp/mcp-endpoint.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { bodyLimit } from './middleware/body-limit.ts'
import { canonicalUrl } from './middleware/canonical-url.ts'
import { compression } from './middleware/compression.ts'
import { concurrencyLimit, queued } from './middleware/concurrency-limit.ts'
import { languageCookie } from './middleware/language-cookie.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { requestId } from './middleware/request-id.ts'
import { counted } from './middleware/request-metrics.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createViewQueue } from './middleware/view-queue.ts'
import { wellFormed } from './middleware/well-formed.ts'
import { pageCache } from './page-cache/page-cache.ts'
import { payPalDemoPage } from './paypal-demo/demo-page.ts'
import { findShopRoute } from './urls/shop-routes.ts'

/** A few seconds' work for one process, in which streets that share an address can shop; cached pages do not count. */
const ofOneAddress = { runningOfOne: 6, waitingOfOne: 24, waitingAlone: 72 } as const
const viewLimits = { running: 24, waiting: 240, ...ofOneAddress } as const
/** Replies of a model are waited for, not worked on. */
const replyLimits = { ...viewLimits, running: 100 } as const

/** How many requests that change something one client may send in a minute. */
const limits = [
  { paths: /^\/webhooks\//, max: 600 },
  { paths: /^\/cupon$/, max: 30 },
  { paths: /^\/pedido\/[^/]+\/comprobante$/, max: 20 },
  { paths: /^\/pagar\/[^/]+$/, max: 20 },
  { paths: /^\/pedido\/[^/]+\/(?:danos|resena)$/, max: 20 },
  { paths: /^\/(?:functions\/v1\/|mcp$)/, max: 240 },
  { paths: /^\/asistente(\/|$)/, max: 120 },
] as const

/** One for all applications of a process that are given none. */
let own: Metrics | undefined
function ownMetrics(): Metrics {
  own ??= createMetrics()
  return own
}

export function createApp(dependencies: AppDependencies): Hono<Env> {
  const app = new Hono<Env>()
  const metrics = dependencies.metrics ?? ownMetrics()
  app.onError((error, c) => {
    if (error instanceof BodyRefused) return errorPage(c, error.kind)
    c.get('log').error({ err: error }, 'a request failed')
    if (c.req.method === 'POST' && isNothingSaved(error)) return errorPage(c, 'not_saved')
    return errorPage(c, isDatabaseUnavailable(error) ? 'unavailable' : 'fault')
  })
  app.use(requestId(dependencies.log, findShopRoute))
  app.use(resolveClientIp(dependencies.trustedProxies))
  app.use(counted(metrics))
  app.use(securityHeaders(dependencies.shopUrl))
  app.get('/healthz', health(dependencies.db))
  app.use('/mcp', mcpGuard(dependencies.shopUrl))
  app.use(wellFormed)
  app.use(canonicalUrl(findShopRoute))
  app.get('/metrics', metricsPage(dependencies, metrics))
  app.get('/live', live(dependencies.changeBus))
  app.use(publicFiles())
  app.use('/products/*', productImages(dependencies))
  app.use(compression)
  for (const limit of limits)
    app.use(rateLimit({ ...limit, everyMs: minuteMs, now: dependencies.now }))
  const limitedBody = bodyLimit()
  app.use('/webhooks/*', limitedBody)
  app.post('/webhooks/:provider', providerWebhook(dependencies))
  app.use(sameOrigin(dependencies.shopUrl))
  app.use(limitedBody)
  const queues = { views: createViewQueue(viewLimits), replies: createViewQueue(replyLimits) }
  app.post('/mcp', queued(queues.views, mcpEndpoint(dependencies)))
  app.post('/asistente/turno', assistantStream(dependencies, queues.replies))
  app.use(languageCookie(dependencies.shopUrl))
  const { payPalDemo } = dependencies
  if (payPalDemo)
    app.all(
      '/paypal-demo',
      payPalDemoPage(dependencies, payPalDemo, (request) => app.fetch(request)),
    )
  app.get('/pedido/:token{r[A-Za-z0-9_-]{44}}', servedToRecipient(dependencies))
  const pages = createPages(dependencies)
  const queuedPages = concurrencyLimit(queues, pages)
  const rendering = { pages, queuedPages, queue: queues.views }
  app.all('*', import.meta.env.PROD ? pageCache(dependencies, rendering) : queuedPages)
  return app
}
