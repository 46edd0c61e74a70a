import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { manifestHere } from '#web/offline/offline-pages.ts'
import { panelLayout } from './panel-routes.rules.ts'
import { isStaffPath } from './viewer.ts'

/** The shop's pages do not load the panel's routes: the panel is opened by a document load. */
export const openPanel: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const isUnknown = isStaffPath(pathname.toLowerCase()) && !manifestHere()?.routes[panelLayout]
  if (isUnknown) throw redirectDocument(pathname + search)
  return next()
}
