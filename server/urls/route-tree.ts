/** A route of the build: its own part of the path, below its parent's. */
export interface BuiltRoute {
  readonly path?: string | undefined
  readonly parentId?: string | undefined
}

export interface MatchedRoute {
  /** The route's whole pattern, as `pedido/:token`; null when no route but the one for unknown pages matches. */
  readonly pattern: string | null
  /** The segments as the route spells them. */
  readonly segments: readonly string[]
}

interface Node {
  /** By lower-case segment, since routes match any case; the spelling is the route's. */
  readonly fixed: Map<string, { readonly spelling: string; readonly node: Node }>
  parameter?: Node
  pattern?: string
  splat?: string
}

const newNode = (): Node => ({ fixed: new Map() })

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith(':')) {
    node.parameter ??= newNode()
    return node.parameter
  }
  const known = node.fixed.get(segment.toLowerCase())
  if (known) return known.node
  const child = newNode()
  node.fixed.set(segment.toLowerCase(), { spelling: segment, node: child })
  return child
}

function insert(root: Node, pattern: string): void {
  const segments = pattern.split('/').filter(Boolean)
  const hasSplat = segments.at(-1) === '*'
  const node = (hasSplat ? segments.slice(0, -1) : segments).reduce(childOf, root)
  if (hasSplat) node.splat = pattern
  else node.pattern = pattern
}

/** Fixed segments win over parameters, and both over a splat, as in the router. */
function find(node: Node, segments: readonly string[], at = 0): MatchedRoute | null {
  const segment = segments[at]
  if (segment === undefined) {
    const pattern = node.pattern ?? node.splat
    return pattern === undefined ? null : { pattern, segments }
  }
  const fixed = node.fixed.get(segment.toLowerCase())
  const spelled = fixed && segments.with(at, fixed.spelling)
  const found =
    (fixed && spelled && find(fixed.node, spelled, at + 1)) ??
    (node.parameter && find(node.parameter, segments, at + 1))
  if (found) return found
  return node.splat === undefined ? null : { pattern: node.splat, segments }
}

export const wholePath = (
  routes: Readonly<Record<string, BuiltRoute>>,
  route: BuiltRoute,
): string => {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return `${parent ? wholePath(routes, parent) : ''}/${route.path ?? ''}`
}

/** Finds the route that a path's segments belong to. */
export function routeTree(routes: Readonly<Record<string, BuiltRoute>>) {
  const root = newNode()
  for (const route of Object.values(routes))
    if (route.path !== undefined && route.path !== '' && route.path !== '*')
      insert(root, wholePath(routes, route).split('/').filter(Boolean).join('/'))
  return (segments: readonly string[]): MatchedRoute =>
    find(root, segments) ?? { pattern: null, segments }
}

export type FindRoute = ReturnType<typeof routeTree>
