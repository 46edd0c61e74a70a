/** The route above every page of the panel and the test centre. */
export const panelLayout = 'admin/frame/admin-layout'

interface RoutePlace {
  readonly id?: unknown
  readonly parentId?: unknown
}

/** Whether a route is the panel's or the test centre's, its files included. */
export const isPanelRoute = ({ id, parentId }: RoutePlace): boolean =>
  /^(admin|test-centre)\//.test(String(id)) || parentId === panelLayout

/** The file that tells a browser the shop's routes, without those of the panel. */
export const shopManifest = (manifest: string): string => manifest.replace(/\.js$/, '-shop.js')
