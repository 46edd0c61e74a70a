import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Hono } from 'hono'

const guarded = /^\/(admin|test-suite)(\/|$)/

interface Place {
  readonly file: string
  readonly path: string
}

function placesBelow(entries: readonly RouteConfigEntry[], parent: string): Place[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    const own = entry.path || entry.index ? [{ file: entry.file, path: path || '/' }] : []
    return [...own, ...placesBelow(entry.children ?? [], path)]
  })
}

/** One address for every file of a route table, with the names of its parameters. */
export const onePathPerPage = (routes: readonly RouteConfigEntry[]): string[] => [
  ...new Map(placesBelow(routes, '').map(({ file, path }) => [file, path])).values(),
]

/** The addresses of a route table that only staff may open, with something in the place of parameters. */
export const staffPaths = (routes: readonly RouteConfigEntry[]): string[] => [
  ...new Set(
    placesBelow(routes, '')
      .map(({ path }) => path.replace(/:\w+\??/g, '1').replace('*', 'anything'))
      .filter((path) => guarded.test(path)),
  ),
]

export type Asker = Readonly<Record<string, string>>

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** A redirect is answered with 202 where the browser asks for data only. */
const isRefusal = (status: number, address: string) =>
  (status >= 300 && status < 400) ||
  [401, 403, 404, 405].includes(status) ||
  (status === 202 && address.endsWith('.data'))

/** Each way in which an address of the staff lets somebody else in. */
export async function openDoors(
  app: Pick<Hono, 'request'>,
  paths: readonly string[],
  askers: Readonly<Record<string, Asker>>,
): Promise<string[]> {
  const tries = paths.flatMap((path) =>
    Object.entries(askers).flatMap(([name, headers]) =>
      methods.flatMap((method) =>
        [path, `${path}.data`].map((address) => ({ name, headers, method, address })),
      ),
    ),
  )
  const open: string[] = []
  for (const { name, headers, method, address } of tries) {
    const { status } = await app.request(`http://shop.test${address}`, { method, headers })
    if (!isRefusal(status, address)) open.push(`${method} ${address} answers ${status} to ${name}`)
  }
  return open
}
