import type { FindRoute } from './route-tree.ts'

const dataEnd = '.data'
/** The data of the home page, which has no name of its own. */
const dataOfRoot = `_${dataEnd}`
const mayBeOther = /[A-Z%]|\/\/|.\/$|\/_\.data$/

/** Characters that need no encoding are written plainly, the others with capital digits. */
const plainly = (segment: string): string =>
  segment.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
  })

/**
 * The one spelling of a path under which a route is known: the router also matches other cases, encoded characters, doubled
 * and final slashes, which would let limits, caches and logs see many paths in one.
 */
export function canonicalPath(path: string, findRoute: FindRoute): string {
  if (!mayBeOther.test(path)) return path
  const segments = path.split('/').filter(Boolean).map(plainly)
  const last = segments.at(-1) ?? ''
  if (segments.length === 1 && last === dataOfRoot) return `/${last}`
  const isData = last.endsWith(dataEnd)
  if (isData) segments.pop()
  if (isData && last !== dataOfRoot) segments.push(last.slice(0, -dataEnd.length))
  const { segments: spelled } = findRoute(segments)
  return `/${spelled.join('/')}${isData ? dataEnd : ''}`
}

/** The path that limits count: a page and its data are one. */
export const limitedPath = (path: string): string =>
  path.endsWith(dataEnd) ? path.slice(0, -dataEnd.length) : path
