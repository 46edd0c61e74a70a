import { isFileRoute, isPanelRoute, shopManifest } from '#web/shell/layout/panel-routes.rules.ts'

type Route = Readonly<Record<string, unknown>>

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>
  /** Its own address: the router fetches it again where it differs from the page's. */
  readonly url: string
}

const script = /^(window\.__reactRouterManifest=)(\{[\s\S]*\})(;?)\s*$/

/** Files beside a route's own are read only by prefetching links, of which the shop has none; a module imports them itself. */
const unread = ['imports', 'hasDefaultExport']

const isRead = ([name, value]: readonly [string, unknown]): boolean =>
  value !== false &&
  !unread.includes(name) &&
  !(name === 'css' && (value as unknown[]).length === 0)

function changed(code: string, change: (manifest: Manifest) => Partial<Manifest>) {
  const [, start, json = '', end] = script.exec(code) ?? []
  if (start === undefined) throw new Error('the manifest is not written as it was')
  const manifest = JSON.parse(json) as Manifest
  return `${start}${JSON.stringify({ ...manifest, ...change(manifest) })}${end}`
}

/** The router's manifest without what a browser never reads. */
export const slimManifest = (code: string): string =>
  changed(code, ({ routes }) => ({
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [
        id,
        Object.fromEntries(Object.entries(route).filter(isRead)),
      ]),
    ),
  }))

const named = 'Object.entries(__reactRouterManifest.routes).forEach(([id,route])=>{route.id=id})'

/** The router's manifest for the pages outside the panel, whose routes are named once and get their id as it runs. */
export function withoutPanel(code: string): string {
  const shop = changed(code, ({ routes, url }) => ({
    url: shopManifest(url),
    routes: Object.fromEntries(
      Object.entries(routes)
        .filter(([, route]) => !isPanelRoute(route) && !isFileRoute(route))
        .map(([key, { id: _id, ...route }]) => [key, route]),
    ),
  }))
  return `${shop.trimEnd()}${named};`
}
