import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Hono } from 'hono'

/** Stated apart from the code's own table, which a mistake could widen. */
const areas = { staff: /^\/(admin|test-suite)(\/|$)/, account: /^\/cuenta(\/|$)/ }
export type Area = keyof typeof areas

interface Place {
  readonly id: string
  readonly file: string
  readonly path: string
}

function placesBelow(entries: readonly RouteConfigEntry[], parent: string): Place[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    const id = entry.id ?? entry.file.replace(/\.\w+$/, '')
    const own = entry.path || entry.index ? [{ id, file: entry.file, path: path || '/' }] : []
    return [...own, ...placesBelow(entry.children ?? [], path)]
  })
}

/** One address for every file of a route table, with the names of its parameters. */
export const onePathPerPage = (routes: readonly RouteConfigEntry[]): string[] => [
  ...new Map(placesBelow(routes, '').map(({ file, path }) => [file, path])).values(),
]

const protectedPlaces = (routes: readonly RouteConfigEntry[], area: Area): Place[] =>
  placesBelow(routes, '')
    .map((place) => ({
      ...place,
      path: place.path.replace(/:\w+\??/g, '1').replace('*', 'anything'),
    }))
    .filter(({ path }) => areas[area].test(path))

/** The paths of a route table that an area holds, with something in the place of parameters. */
export const protectedPaths = (routes: readonly RouteConfigEntry[], area: Area): string[] => [
  ...new Set(protectedPlaces(routes, area).map(({ path }) => path)),
]

/** The same pages asked for as a browser may ask: each one's own data, past the layouts around it. */
export const dataAlone = (routes: readonly RouteConfigEntry[], area: Area): string[] =>
  protectedPlaces(routes, area).map(
    ({ id, path }) => `${path}.data?_routes=${encodeURIComponent(id)}`,
  )

export type Asker = Readonly<Record<string, string>>

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/**
 * A redirect is answered with 202 where the browser asks for data only. That something is not there
 * is no refusal: whoever learns it has passed the door.
 */
const isRefusal = (status: number, url: string) =>
  (status >= 300 && status < 400) ||
  [401, 403, 405].includes(status) ||
  (status === 202 && /\.data(\?|$)/.test(url))

/** Each way in which an address of the staff lets somebody else in. */
export async function openDoors(
  app: Pick<Hono, 'request'>,
  paths: readonly string[],
  askers: Readonly<Record<string, Asker>>,
): Promise<string[]> {
  const urls = paths.flatMap((path) => (path.includes('.data') ? [path] : [path, `${path}.data`]))
  const attempts = urls.flatMap((url) =>
    Object.entries(askers).flatMap(([name, headers]) =>
      methods.map((method) => ({ name, headers, method, url })),
    ),
  )
  const open: string[] = []
  for (const { name, headers, method, url } of attempts) {
    const { status } = await app.request(`http://shop.test${url}`, { method, headers })
    if (!isRefusal(status, url)) open.push(`${method} ${url} answers ${status} to ${name}`)
  }
  return open
}

/** Whether an answer is the access check's own: the login page, or the screen that says who may see the page. */
async function isStopped(response: Response): Promise<boolean> {
  const text = await response.text()
  // whoever is asked for the password again is let in with it
  if (text.includes('identity_password') || text.includes('confirm_identity')) return false
  const isToLogin = /^\/login(\?|$)/.test(response.headers.get('Location') ?? '')
  return (
    isToLogin || (response.status === 202 && text.includes('/login')) || response.status === 403
  )
}

/** Each path that is closed to somebody to whom it belongs. */
export async function closedDoors(
  app: Pick<Hono, 'request'>,
  paths: readonly string[],
  askers: Readonly<Record<string, Asker>>,
): Promise<string[]> {
  const closed: string[] = []
  for (const path of paths)
    for (const [name, headers] of Object.entries(askers))
      for (const [method, url] of [
        ['GET', path],
        ['GET', `${path}.data`],
        ['POST', path],
        ['POST', `${path}.data`],
      ] as const) {
        const response = await app.request(`http://shop.test${url}`, { method, headers })
        if (await isStopped(response)) closed.push(`${method} ${url} is closed to ${name}`)
      }
  return closed
}
