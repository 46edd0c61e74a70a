type Route = Readonly<Record<string, unknown>>

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>
}

const script = /^(window\.__reactRouterManifest=)(\{[\s\S]*\})(;?)\s*$/

/** Files beside a route's own are only read by links that fetch ahead, of which the shop has none; a module names them itself. */
const unread = ['imports', 'hasDefaultExport']

const isRead = ([name, value]: readonly [string, unknown]): boolean =>
  value !== false &&
  !unread.includes(name) &&
  !(name === 'css' && (value as unknown[]).length === 0)

/** The router's manifest without what a browser never reads of it. */
export function slimManifest(code: string): string {
  const [, start, json = '', end] = script.exec(code) ?? []
  if (start === undefined) throw new Error('the manifest is not written as it was')
  const manifest = JSON.parse(json) as Manifest
  const routes = Object.entries(manifest.routes).map(
    ([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(isRead))] as const,
  )
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })}${end}`
}
