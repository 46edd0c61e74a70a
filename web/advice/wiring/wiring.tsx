import { data, redirect } from 'react-router'
import { format } from '#kernel/messages.ts'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { wiringSheetFor } from '#shop/solar/wiring/wiring.service.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/wiring'
import { sheetData } from './sheet-data.server.ts'
import { WiringPage } from './wiring-page.tsx'

/** The wiring sheet of a kit; any other product has the guide with its figures. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const found = await findProduct(ctx, params.slug)
  if (!found) throw data(null, { status: 404 })
  const { product, moved } = found
  if (moved) throw redirect(`${productPath(product)}/instalacion`, 301)
  const wiring = product.category === 'kit' ? await wiringSheetFor(ctx, product) : null
  if (!wiring) throw redirect(`/guia-instalacion?producto=${encodeURIComponent(product.slug)}`)
  const sheet = sheetData(ctx, wiring)
  const title = format(sheet.texts.title, { name: product.name })
  const path = `${productPath(product)}/instalacion`
  const page: PageInfo = { title, description: sheet.texts.lead, path }
  return { page, sheet, title, back: { to: productPath(product), label: sheet.texts.back } }
}

export default function WiringOfKit({ loaderData }: Route.ComponentProps) {
  const { sheet, title, back } = loaderData
  return <WiringPage sheet={sheet} title={title} back={back} />
}
