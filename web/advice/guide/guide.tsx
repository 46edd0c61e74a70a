import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import {
  chaptersFor,
  guideNotes,
  stringLimits,
  stringRows,
} from '#shop/solar/guide/guide-figures.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { solarLimits } from '#shop/solar/wiring/limits.service.server.ts'
import { OrderToday } from '#web/catalogue/home/order-today.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/guide'
import { GuideChapters } from './guide-chapters.tsx'
import { GuideContents, GuideHeader } from './guide-frame.tsx'
import { GuideForProduct } from './guide-product.tsx'

const fixedTables = { strings: { limits: stringLimits, rows: stringRows } }

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const guide = guideIn(ctx.locale)
  const slug = new URL(request.url).searchParams.get('producto')
  const product = slug ? ((await findProduct(ctx, slug))?.product ?? null) : null
  const page: PageInfo = {
    title: guide.title,
    description: guide.lead,
    path: '/guia-instalacion',
  }
  const own = product && {
    name: product.name,
    slug: product.slug,
    notes: guideNotes(product.category, product.specs),
    chapters: chaptersFor(product.category),
  }
  const { circuits } = wiringMessages(ctx.locale)
  const tables = { ...fixedTables, ...(await solarLimits(ctx)), wiring: { circuits } }
  return { page, guide, tables, own }
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, own } = loaderData
  return (
    <article className="page py-8 md:py-12">
      <GuideHeader guide={guide} />
      {own && <GuideForProduct guide={guide} own={own} />}
      <div className="mt-10 grid gap-10 lg:grid-cols-[18rem_1fr]">
        <GuideContents guide={guide} />
        <GuideChapters guide={guide} tables={loaderData.tables} />
      </div>
      <div className="print:hidden">
        <OrderToday title={guide.service} text={guide.serviceText} />
      </div>
    </article>
  )
}
