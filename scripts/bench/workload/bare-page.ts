import { Writable } from 'node:stream'
import { serve } from '@hono/node-server'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'

/** The minimum work of the router: one page with one sentence, rendered per request. */
function Root() {
  return h('html', null, h('body', null, h(Outlet), h(Scripts)))
}

function Page() {
  const { text } = useLoaderData<{ text: string }>()
  return h('p', null, text)
}

const drawn = (request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = []
    const page = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onAllReady: () => pipe(page),
      onError: reject,
    })
  })

const files = (id: string, more: object) => ({
  ...{ id, module: `/${id}.js`, imports: [], css: [], hasAction: false, hasErrorBoundary: false },
  ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ hasDefaultExport: true, hasLoader: false },
  ...more,
})
const inRoot = { parentId: 'root', index: true }

const build = {
  entry: { module: { default: drawn } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    page: { id: 'page', ...inRoot, module: { default: Page, loader: () => ({ text: 'Luz' }) } },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: files('root', { path: '' }),
      page: files('page', { ...inRoot, hasLoader: true }),
    },
    url: '/manifest.js',
    version: '1',
  },
  ...{ publicPath: '/', assetsBuildDirectory: '', basename: '/', future: {}, ssr: true },
  ...{ isSpaMode: false, prerender: [], routeDiscovery: { mode: 'initial' } },
} as unknown as ServerBuild

const result = createRequestHandler(build, 'production')
const isAsked = ({ url }: Request) => !url.endsWith('/healthz')
// a second argument of the server's would be taken for a context
const fetch = (request: Request) => (isAsked(request) ? result(request) : new Response('ok'))
serve({ fetch, port: Number(process.argv[2]) })
