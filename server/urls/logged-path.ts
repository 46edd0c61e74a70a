import { limitedPath } from './canonical-path.ts'
import type { FindRoute } from './route-tree.ts'

/** Parameters that name things of the shop which everyone may see; every other one may be a key. */
const shownParameters = new Set([':slug', ':family', ':lng', ':name'])
const secretFolders = /^(archivos|pedido|admin)\//
const maxLength = 200
/** What stands for a segment that is not made of words: in an unknown path it may be a mistyped key. */
const hidden = ':hidden'

const isWord = (part: string) => /^[a-z0-9]{0,16}$/.test(part) && !/\d{6}/.test(part)
const shownSegment = (segment: string): string =>
  segment.length <= 120 && segment.split(/[-_.]/).every(isWord) ? segment : hidden

const isFile = (path: string) => /^\/(assets|brand|fonts|products)\/[\w./-]+$/.test(path)

/** The path as the log may hold it: a page with a key in its address is recorded by the pattern of its route. */
export function loggedPath(path: string, findRoute: FindRoute): string {
  if (isFile(path)) return path.slice(0, maxLength)
  const segments = limitedPath(path).split('/').filter(Boolean)
  const { pattern } = findRoute(segments)
  const known = pattern?.split('/') ?? []
  const isOpen = pattern !== null && !secretFolders.test(pattern)
  const shown = segments.map((segment, at) => {
    const part = known[at]
    if (part === undefined || part === '*') return shownSegment(segment)
    if (!part.startsWith(':')) return part
    return isOpen && shownParameters.has(part) ? shownSegment(segment) : part
  })
  return `/${shown.join('/')}${limitedPath(path) === path ? '' : '.data'}`.slice(0, maxLength)
}
