/** The layout route of the panel and the test centre. */
export const panelLayout = 'admin/frame/admin-layout'

interface RoutePlace {
  readonly id?: unknown
  readonly parentId?: unknown
}

/** Whether a route belongs to the panel or the test centre, resource routes included. */
export const isPanelRoute = ({ id, parentId }: RoutePlace): boolean =>
  /^(admin|test-centre)\//.test(String(id)) || parentId === panelLayout

/** Whether a route serves a file, a function or a provider of payments, to which no page navigates. */
export const isFileRoute = ({ id }: RoutePlace): boolean =>
  /^(seo|functions)\/|-(image|file)$|\/(boton|vuelta|cancelado|:place)$/.test(String(id))

/** The browser's manifest of the shop's routes, without the panel's and those of files. */
export const shopManifest = (manifest: string): string => manifest.replace(/\.js$/, '-shop.js')
