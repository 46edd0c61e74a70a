import { data, redirect } from 'react-router'
import { format } from '#kernel/messages.ts'
import { findBoughtProduct, findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
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

/** Who bought a product that is not sold any more keeps its sheet, by the id in the links of the order. */
async function shownOrBought(ctx: Parameters<typeof findProduct>[0], slug: string) {
  const found = await findProduct(ctx, slug)
  if (found) return { ...found, isShown: true }
  const product = await findBoughtProduct(ctx, slug)
  if (!product) throw data(null, { status: 404 })
  return { product, moved: false, isShown: false }
}

/** The wiring sheet of a kit; any other product has the guide with its figures. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { product, moved, isShown } = await shownOrBought(ctx, params.slug)
  const { search, searchParams: query } = new URL(request.url)
  if (moved) throw redirect(`${productPath(product)}/instalacion${search}`, 301)
  const { facts, choice } = placeOnPage(ctx, query)
  const wiring = product.category === 'kit' ? await wiringSheetFor(ctx, product, facts) : null
  const name = isShown ? product.slug : product.id
  if (!wiring) throw redirect(`/guia-instalacion?${guideQuery(name, query)}`)
  const there = deliveredAt(ctx, facts)
  const sheet = sheetData(there, wiring, await shortageOfKit(there, product, facts))
  const title = format(sheet.texts.title, { name: product.name })
  const path = `/catalogo/${name}/instalacion`
  const page: PageInfo = { title, description: sheet.texts.lead, path }
  return {
    page,
    sheet,
    title,
    place: choice,
    back: isShown
      ? { to: productPath(product), label: sheet.texts.back }
      : { to: '/guia-instalacion', label: guideIn(ctx.locale).title },
  }
}

export default function WiringOfKit({ loaderData }: Route.ComponentProps) {
  const { sheet, title, place, back } = loaderData
  return <WiringPage sheet={sheet} title={title} place={place} back={back} />
}
