import { data, redirect } from 'react-router'
import { format } from '#kernel/messages.ts'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { deliveredAt, shortageOfKit } from '#shop/solar/wiring/shortage.service.server.ts'
import { wiringSheetFor } from '#shop/solar/wiring/wiring.service.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { placeOnPage } from '../place-choice.server.ts'
import type { Route } from './+types/wiring'
import { sheetData } from './sheet-data.server.ts'
import { WiringPage } from './wiring-page.tsx'

/** The guide of a product, with whatever else the link asked for: place and language. */
const guideQuery = (slug: string, query: URLSearchParams) =>
  new URLSearchParams([['producto', slug], ...[...query].filter(([name]) => name !== 'producto')])

/** The wiring sheet of a kit; any other product has the guide with its figures. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const found = await findProduct(ctx, params.slug)
  if (!found) throw data(null, { status: 404 })
  const { product, moved } = found
  const { search, searchParams: query } = new URL(request.url)
  if (moved) throw redirect(`${productPath(product)}/instalacion${search}`, 301)
  const { facts, choice } = placeOnPage(ctx, query)
  const wiring = product.category === 'kit' ? await wiringSheetFor(ctx, product, facts) : null
  if (!wiring) throw redirect(`/guia-instalacion?${guideQuery(product.slug, query)}`)
  const there = deliveredAt(ctx, facts)
  const sheet = sheetData(there, wiring, await shortageOfKit(there, product, facts))
  const title = format(sheet.texts.title, { name: product.name })
  const path = `${productPath(product)}/instalacion`
  const page: PageInfo = { title, description: sheet.texts.lead, path }
  return {
    page,
    sheet,
    title,
    place: choice,
    back: { to: productPath(product), label: sheet.texts.back },
  }
}

export default function WiringOfKit({ loaderData }: Route.ComponentProps) {
  const { sheet, title, place, back } = loaderData
  return <WiringPage sheet={sheet} title={title} place={place} back={back} />
}
