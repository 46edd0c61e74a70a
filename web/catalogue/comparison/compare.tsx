import { Link, redirect } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import {
  comparePath,
  compareQuery,
  requestedComparison,
} from '#shop/catalogue/products/compare.rules.ts'
import { type Comparison, comparison } from '#shop/catalogue/products/comparison.service.server.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { fitsBetween } from '#shop/solar/system/fits.service.server.ts'
import { protectionsOf } from '#shop/solar/wiring/protections.service.server.ts'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/compare'
import { CompareForm } from './compare-form.tsx'
import { CompareTable } from './compare-table.tsx'
import { Together } from './together.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = requestedComparison(new URL(request.url).searchParams)
  if (requested.isAdding) throw redirect(`${comparePath}${compareQuery(requested.slugs)}`)
  const page: PageInfo = { title: messagesIn(ctx.locale).compare.title, path: comparePath }
  const found = await comparison(ctx, requested.slugs)
  const pairs = fitsBetween(ctx, found.products)
  const protections = await Promise.all(found.products.map((one) => protectionsOf(ctx, one)))
  return {
    page,
    cut: requested.cut,
    ...found,
    pairs,
    protections,
    ...withMessages(ctx.locale, 'compare'),
  }
}

function Notices({ cut, unknown }: { cut: number; unknown: readonly string[] }) {
  const messages = useCompareMessages()
  const locale = useLocale()
  const names = unknown.map((name) => format(messages.quoted, { name })).join(', ')
  return (
    <>
      {cut > 0 && (
        <p className="border-l-4 border-warn pl-3">{formatPlural(locale, messages.cut, cut)}</p>
      )}
      {unknown.length > 0 && (
        <p className="border-l-4 border-warn pl-3 break-words">
          {formatPlural(locale, messages.unknown, unknown.length, { names })}
        </p>
      )}
    </>
  )
}

function NothingYet({ ready }: Pick<Comparison, 'ready'>) {
  const messages = useCompareMessages().empty
  const { families: names } = useCatalogueMessages()
  return (
    <div className="grid gap-4">
      <p className="measure">{messages.text}</p>
      <ul className="flex flex-wrap gap-3">
        {ready.map(({ family: category, query }) => (
          <li key={category}>
            <Link to={`${comparePath}${query}`} className={buttonClass()}>
              {format(messages.ready, { family: names[category].toLowerCase() })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, choices, cut, unknown, ready, pairs, protections } = loaderData
  const messages = useCompareMessages()
  const { destination } = useShop()
  return (
    <div className="page grid gap-6 py-10 md:py-16">
      <div className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.lead}</p>
      </div>
      <Notices cut={cut} unknown={unknown} />
      {products.length === 0 ? (
        <NothingYet ready={ready} />
      ) : (
        <>
          {products.length === 1 && <p className="font-semibold">{messages.oneOnly}</p>}
          <CompareTable
            products={products}
            destination={destination}
            protections={protections}
            buying={(product) => <AddToCart product={product} isSmall />}
          />
          <Together pairs={pairs} />
          <CompareForm slugs={products.map((product) => product.slug)} choices={choices} />
        </>
      )}
    </div>
  )
}
