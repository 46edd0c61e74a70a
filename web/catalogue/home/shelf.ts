import { data } from 'react-router'
import { cachedShelf } from '#web/offline/stale-data.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/shelf'
import type { Shelf } from './home-shelf.tsx'
import { shelfOf } from './shelves.server.ts'

const categories = ['kit', 'panel', 'battery', 'inverter'] as const

/** The products of one section of the home page. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Shelf> {
  const category = categories.find((known) => known === params.family)
  if (!category) throw data(null, { status: 404 })
  return { products: await shelfOf(context.get(requestCtx), category) }
}

/** Without a connection the section shows the cached products of its category. */
export async function clientLoader({
  serverLoader,
  params,
}: Route.ClientLoaderArgs): Promise<Shelf> {
  try {
    return await serverLoader()
  } catch {
    return cachedShelf(params.family ?? '')
  }
}
