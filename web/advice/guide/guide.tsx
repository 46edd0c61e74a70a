import { findBoughtProduct, findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import {
  chaptersFor,
  chargerNotes,
  guideNotes,
  stringLimits,
  stringRowsAt,
} from '#shop/solar/guide/guide-figures.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { solarLimits } from '#shop/solar/wiring/limits.service.server.ts'
import { wiringSheetFor } from '#shop/solar/wiring/wiring.service.server.ts'
import { OrderToday } from '#web/catalogue/home/order-today.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { placeOnPage } from '../place-choice.server.ts'
import { PlaceChoice } from '../place-choice.tsx'
import type { Route } from './+types/guide'
import { GuideChapters } from './guide-chapters.tsx'
import { GuideContents, GuideHeader } from './guide-frame.tsx'
import { GuideForProduct } from './guide-product.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const guide = guideIn(ctx.locale)
  const query = new URL(request.url).searchParams
  const slug = query.get('producto')
  const { facts, choice } = placeOnPage(ctx, query)
  const { lowC } = facts
  const shown = slug ? await findProduct(ctx, slug) : null
  const product = shown?.product ?? (slug ? await findBoughtProduct(ctx, slug) : null)
  const page: PageInfo = {
    title: guide.title,
    description: guide.lead,
    path: '/guia-instalacion',
  }
  const kit = product?.category === 'kit' ? await wiringSheetFor(ctx, product, facts) : null
  const kitA = kit?.controller?.amps ?? null
  const own = product && {
    name: product.name,
    slug: product.slug,
    notes: [...guideNotes(product.category, product.specs, lowC), ...chargerNotes(kitA)],
    chapters: chaptersFor(product.category),
  }
  const { circuits } = wiringMessages(ctx.locale)
  const tables = {
    place: choice.code,
    lowC,
    strings: { limits: stringLimits, rows: stringRowsAt(lowC) },
    ...(await solarLimits(ctx, facts)),
    wiring: { circuits },
  }
  return { page, guide, tables, place: choice, own }
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, place, own } = loaderData
  return (
    <article className="page py-8 md:py-12">
      <GuideHeader guide={guide} />
      <PlaceChoice {...place} />
      {own && <GuideForProduct guide={guide} own={own} lowC={loaderData.tables.lowC} />}
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
