/** The layout route of the panel and the test centre. */
export const panelLayout = 'admin/frame/admin-layout'

interface RoutePlace {
  readonly id?: unknown
  readonly parentId?: unknown
}

/** Whether a route belongs to the panel or the test centre, resource routes included. */
export const isPanelRoute = ({ id, parentId }: RoutePlace): boolean =>
  /^(admin|test-centre)\//.test(String(id)) || parentId === panelLayout

/** The browser's manifest of the shop's routes, without the panel's. */
export const shopManifest = (manifest: string): string => manifest.replace(/\.js$/, '-shop.js')
