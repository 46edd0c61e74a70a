import { createHash, randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
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
import { captchaHosts } from '#web/account/captcha/captcha.server.ts'
import { bringsCaptcha } from '#web/account/captcha/captcha.ts'
import { providerOf } from '#web/checkout/payment/provider-page.ts'
import { mayBeFramed, mayHoldFrames } from '#web/shell/document/framing.rules.ts'
import { classesOf, type Sheet, stylesFor } from '#web/shell/document/page-styles.rules.ts'
import { RequestIdContext } from '#web/shell/document/request-id.tsx'
import {
  contentSecurityPolicy,
  ownScripts,
  withoutMarks,
} from '#web/shell/document/security-policy.ts'
import { isReadingPage } from '#web/shell/document/slow-page.rules.ts'
import { laterScript, withScriptsLater } from '#web/shell/document/start-later.ts'
import { panelLayout, shopManifest } from '#web/shell/layout/panel-routes.rules.ts'
import { sharedMessagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx, requestFaults } from '#web/shell/request/request-ctx.server.ts'
import css from './app.css?inline'

const renderTimeout = 10_000
/** The build inserts the parsed styles here; in development they arrive whole. */
const sheet: Sheet = import.meta.env.PROD ? JSON.parse(css) : []

/** What React needs of a stream; a whole one would take longer for each part than React does. */
function collectedBy(done: (text: string) => void) {
  const parts: Uint8Array[] = []
  return {
    write: (part: Uint8Array | string) => {
      parts.push(typeof part === 'string' ? Buffer.from(part) : part)
      return true
    },
    end: () => done(Buffer.concat(parts).toString('utf8')),
    on: () => {},
    destroy: () => {},
  } as unknown as Writable
}

/** Renders to one string: its inline blocks must be known before the policy's header is sent. */
const render = (page: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const collected = collectedBy((text) => {
      clearTimeout(timer)
      resolve(text)
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      // whole: streamed parts are inserted by a script, which may never run
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collected),
      onShellError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
      onError: () => {},
    })
    // cleared, it does not hold the rendered page for the rest of its time
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout)
    timer.unref()
  })

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

/** The router makes an object of every route it knows, for each page: so it knows those of the page. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...entry, manifest: { ...manifest, routes } }
}

/** Outside the panel the browser gets no manifest of its routes. */
const withShopRoutes = (page: string, { manifest, staticHandlerContext }: EntryContext): string =>
  staticHandlerContext.matches.some(({ route }) => route.id === panelLayout)
    ? page
    : page.replaceAll(manifest.url, shopManifest(manifest.url))

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
  const marked = await render(
    <RequestIdContext value={requestId}>
      <LanguageProvider locale={locale} dictionary={sharedMessagesIn(locale)}>
        <ServerRouter context={withOwnRoutes(entry)} url={request.url} nonce={mark} />
      </LanguageProvider>
    </RequestIdContext>,
  )
  const shown = withShopRoutes(marked, entry)
  const page = withoutMarks(shown, mark)
  // before the styles that load later, which must override these as in one sheet
  const dressedIn = (styles: string) =>
    page.replace(/<link rel="stylesheet"|<\/head>/, (found) => `<style>${styles}</style>${found}`)
  if (!import.meta.env.PROD) return new Response(dressedIn(css), { status, headers })
  const styles = stylesFor(sheet, classesOf(page))
  const routeIds = entry.staticHandlerContext.matches.map(({ route }) => route.id)
  const isReading = status === 200 && isReadingPage(routeIds, search)
  const html = withScriptsLater(dressedIn(styles), isReading)
  const blocks = { scripts: [...ownScripts(shown, mark), laterScript], styles: [styles] }
  headers.set('Content-Security-Policy', policyFor(blocks, entry, ctx, framing))
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof BodyRefused) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const provider = context as RouterContextProvider
  provider.get(requestFaults).push(error)
  provider.get(requestCtx).log.error({ err: error }, 'a page failed')
}
