import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface LightRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly caseSensitive?: boolean
  readonly file: string
}

/** The route tree, with the ids of the router's own build. */
export const flatRoutes = (
  entries: readonly RouteConfigEntry[],
  parentId = 'root',
): readonly LightRoute[] =>
  entries.flatMap(({ children = [], id, file, path, index, caseSensitive }) => {
    const own = id ?? file.replace(/\.\w+$/, '')
    const route = { id: own, parentId, path, index, caseSensitive, file } as LightRoute
    return [route, ...flatRoutes(children, own)]
  })

/** The content of the router plugin's `virtual:react-router/server-build`, with only the names of the browser's files. */
export const serverBuildOf = (routes: readonly LightRoute[], settings: object): string => `
import * as entryServer from '/web/entry.server.tsx'
import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
${routes.map(({ file }, index) => `import * as route${index} from '/web/${file}'`).join('\n')}
const dressed = (module) => ({
  ...module,
  ...(module.default && { default: UNSAFE_withComponentProps(module.default) }),
  ...(module.ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary) }),
})
const listed = (route, module) => ({
  ...route,
  module: '/assets/' + route.id + '-light.js',
  imports: [],
  css: [],
  hasAction: 'action' in module,
  hasLoader: 'loader' in module,
  hasClientAction: 'clientAction' in module,
  hasClientLoader: 'clientLoader' in module,
  hasClientMiddleware: 'clientMiddleware' in module,
  hasDefaultExport: 'default' in module,
  hasErrorBoundary: 'ErrorBoundary' in module,
})
const all = [${routes.map(({ file: _, ...route }, index) => `[${JSON.stringify(route)}, route${index}]`).join(',\n')}]
export const routes = Object.fromEntries(
  all.map(([route, module]) => [route.id, { ...route, module: dressed(module) }]),
)
export const assets = {
  version: 'light',
  url: '/assets/manifest-light.js',
  entry: { module: '/assets/entry-light.js', imports: [], css: [] },
  routes: Object.fromEntries(all.map(([route, module]) => [route.id, listed(route, module)])),
}
export const entry = { module: entryServer }
export const { ssr, routeDiscovery, allowedActionOrigins } = ${JSON.stringify(settings)}
export const assetsBuildDirectory = 'build/client'
export const basename = '/'
export const publicPath = '/'
export const future = {}
export const isSpaMode = false
export const prerender = []
`
