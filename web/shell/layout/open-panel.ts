import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { manifestHere } from '#web/offline/offline-pages.ts'
import { panelLayout } from './panel-routes.rules.ts'
import { isStaffPath } from './viewer.ts'

/** The pages of the shop are not told the routes of the panel: one goes there by loading its page. */
export const openPanel: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const isUnknown = isStaffPath(pathname.toLowerCase()) && !manifestHere()?.routes[panelLayout]
  if (isUnknown) throw redirectDocument(pathname + search)
  return next()
}
