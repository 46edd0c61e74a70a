import { type BuiltRoute, wholePath } from './route-tree.ts'

/** A pathless route, a parameter or a splat stands above or beside any first segment. */
const isFixed = (segment: string | undefined): segment is string =>
  segment !== undefined && !/^[:*]|\?$/.test(segment)

/** Of the path of a page or of its data; routes match any case. */
const firstSegment = (pathname: string): string =>
  (pathname.split('/', 2)[1] ?? '').replace(/\.data$/, '').toLowerCase()

/**
 * Makes something of the routes that may match an address, once for each first segment: the router tries one route after the
 * other, three times for each page, and makes an object of all it knows. Of all routes where the segment is spelled as none is.
 */
export function bySegment<Route extends BuiltRoute, Made>(
  routes: Readonly<Record<string, Route>>,
  make: (routes: Record<string, Route>) => Made,
): (pathname: string) => Made {
  const entries = Object.entries(routes).map(([id, route]) => {
    const first = wholePath(routes, route).split('/').find(Boolean)?.toLowerCase()
    return { id, route, first }
  })
  const known = new Set(['', ...entries.map(({ first }) => first).filter(isFixed)])
  const ofAll = make({ ...routes })
  const made = new Map<string, Made>()
  return (pathname) => {
    const segment = firstSegment(pathname)
    if (!known.has(segment)) return ofAll
    const before = made.get(segment)
    if (before) return before
    const own = entries.filter(({ first }) => !isFixed(first) || first === segment)
    const now = make(Object.fromEntries(own.map(({ id, route }) => [id, route])))
    made.set(segment, now)
    return now
  }
}
