import { data } from 'react-router'
import { listedSummary } from '#shop/catalogue/products/addresses.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/sitemap'
import { filesFor, mapIndex } from './sitemap-entries.ts'
import { sitemapFile } from './sitemap-file.server.ts'

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

/** Every page and listed product, in one file or in an index of files. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { count, newest } = await listedSummary(ctx)
  const files = filesFor(count)
  const requested = new URL(request.url).searchParams.get('part')
  if (requested === null && files > 1)
    return new Response(mapIndex(ctx.shopUrl, files), { headers })
  const part = Number(requested ?? 1)
  if (!Number.isInteger(part) || part < 1 || part > files) throw data(null, { status: 404 })
  return new Response(sitemapFile(ctx, part, newest), { headers })
}
