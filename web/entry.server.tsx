import { createHash, randomBytes } from 'node:crypto'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { LanguageProvider } from '#design/messages-context.tsx'
import { BodyRefused } from '#platform/body-refused.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isForbidden } from '#platform/database/is-forbidden.ts'
import { captchaHosts } from '#web/account/captcha/captcha.server.ts'
import { bringsCaptcha } from '#web/account/captcha/captcha.ts'
import { searchKeysScript } from '#web/admin/search/early-search-keys.ts'
import { providerOf } from '#web/checkout/payment/provider-page.ts'
import { questionInPage } from '#web/shell/consent/question-in-page.server.tsx'
import { mayBeFramed, mayHoldFrames } from '#web/shell/document/framing.rules.ts'
import { classesOf, type Sheet, stylesFor } from '#web/shell/document/page-styles.rules.ts'
import { RequestIdContext } from '#web/shell/document/request-id.tsx'
import { contentSecurityPolicy } from '#web/shell/document/security-policy.ts'
import { isReadingPage } from '#web/shell/document/slow-page.rules.ts'
import {
  endWithScriptsLater,
  headWithScriptsLater,
  laterScript,
} from '#web/shell/document/start-later.ts'
import { panelLayout, shopManifest } from '#web/shell/layout/panel-routes.rules.ts'
import { readPage } from '#web/shell/rendering/marked-page.rules.ts'
import { stateScript } from '#web/shell/rendering/page-state.ts'
import { documentType, renderPage } from '#web/shell/rendering/render-page.ts'
import { sharedMessagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx, requestFaults } from '#web/shell/request/request-ctx.server.ts'
import css from './app.css?inline'

/** The build inserts the parsed styles here; in development they arrive whole. */
const sheet: Sheet = import.meta.env.PROD ? JSON.parse(css) : []

const hashesOf = (blocks: readonly string[]) =>
  [...new Set(blocks)].map(
    (block) => `'sha256-${createHash('sha256').update(block).digest('base64')}'`,
  )

function policyFor(
  blocks: { scripts: readonly string[]; styles: readonly string[] },
  { staticHandlerContext }: EntryContext,
  ctx: Ctx,
  framing: { isFramed: boolean; holdsFrames: boolean },
): string {
  const loaded = Object.values(staticHandlerContext.loaderData)
  const provider = loaded.map(providerOf).find((served) => served !== null)
  const nonces = provider?.buttons ? [`'nonce-${provider.buttons.nonce}'`] : []
  const providers = provider?.hosts ?? []
  return contentSecurityPolicy({
    scripts: [...hashesOf(blocks.scripts), ...nonces],
    styles: [...hashesOf(blocks.styles), ...nonces],
    hosts: [...(loaded.some(bringsCaptcha) ? captchaHosts(ctx) : []), ...providers],
    redirectTarget: providers,
    ...framing,
  })
}

/**
 * The router makes an object of every route it knows, for each page: so it knows those of the page. Outside the panel the
 * browser gets no manifest of its routes. What React need not wait for is written after it.
 */
function withOwnRoutes({ serverHandoffStream: _, ...entry }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  const url = ids.includes(panelLayout) ? manifest.url : shopManifest(manifest.url)
  return { ...entry, manifest: { ...manifest, routes, url } }
}

const pageEnd = '</body></html>'

/** The styles stand before those that load later, which must override these as in one sheet. */
const withStyles = (head: string, styles: string): string =>
  head.replace(/<link rel="stylesheet"|$/, (found) => `<style>${styles}</style>${found}`)

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const ctx = context.get(requestCtx)
  const { locale, requestId } = ctx
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { pathname, search } = new URL(request.url)
  const { role } = ctx.actor
  const framing = {
    isFramed: mayBeFramed(role, pathname),
    holdsFrames: mayHoldFrames(role, pathname),
  }
  headers.set('X-Frame-Options', framing.isFramed ? 'SAMEORIGIN' : 'DENY')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const mark = randomBytes(12).toString('hex')
  const marked = await renderPage(
    <RequestIdContext value={requestId}>
      <LanguageProvider locale={locale} dictionary={sharedMessagesIn(locale)}>
        <ServerRouter context={withOwnRoutes(entry)} url={request.url} nonce={mark} />
      </LanguageProvider>
    </RequestIdContext>,
  )
  const state = await stateScript(entry.serverHandoffStream)
  const { head, middle, end } = readPage(marked, mark)
  const classes = classesOf(head.html, middle, end.html)
  const styles = import.meta.env.PROD ? stylesFor(sheet, classes) : css
  const start = documentType + withStyles(head.html, styles)
  const ending = end.html.slice(0, -pageEnd.length)
  const last = `<script>${state}</script>${pageEnd}`
  if (!import.meta.env.PROD)
    return new Response(start + middle + ending + last, { status, headers })
  const { staticHandlerContext } = entry
  const routeIds = staticHandlerContext.matches.map(({ route }) => route.id)
  const isReading = status === 200 && isReadingPage(routeIds, search)
  const question = isReading ? questionInPage(locale) : ''
  const keys = routeIds.includes(panelLayout) ? [searchKeysScript] : []
  const parts = [
    ...[headWithScriptsLater(start), middle],
    ...[endWithScriptsLater(ending, isReading), question],
    ...[...keys.map((script) => `<script>${script}</script>`), last],
  ]
  const scripts = [...head.scripts, ...end.scripts, laterScript, ...keys, state]
  headers.set(
    'Content-Security-Policy',
    policyFor({ scripts, styles: [styles] }, entry, ctx, framing),
  )
  // bytes of each: of one text the platform makes them by a slower way, and joining it would copy it
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return new Response(bytes, { status, headers })
}

/** What the router says of a fault to the page, whose boundaries throw it once more. */
const withheld = 'Unexpected Server Error'

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof BodyRefused) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const provider = context as RouterContextProvider
  const faults = provider.get(requestFaults)
  const isRepeated = faults.length > 0 && error instanceof Error && error.message === withheld
  faults.push(error)
  if (isRepeated) return
  const { log } = provider.get(requestCtx)
  // the database held, and the answer says so: nothing failed
  if (isForbidden(error))
    log.warn({ refused: (error as Error).message }, 'the database refused what is not permitted')
  else log.error({ err: error }, 'a page failed')
}
