import { ButtonLink } from '#design/button.tsx'
import { readTableQuery } from '#shop/catalogue/management/table/table.input.ts'
import { tableOfProducts } from '#shop/catalogue/management/table/table.service.server.ts'
import { tableQuery } from '#shop/catalogue/management/table/table-query.rules.ts'
import { TableFilters } from '#shop/catalogue/management/table/ui/table-filters.tsx'
import { rowsPerPart } from '#shop/catalogue/management/table/window.rules.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/products'
import { handleBulk, handleChanges } from './product-bulk.server.ts'
import { ProductManagement } from './product-management.tsx'
import { ProductPages } from './product-pages.tsx'

const path = '/admin/products'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const query = new URL(request.url).searchParams
  const input = readTableQuery(query)
  const number = Math.max(1, Math.trunc(Number(query.get('pagina')) || 1))
  const from = Math.min(number - 1, 100_000) * rowsPerPart
  return {
    input,
    number,
    query: tableQuery(input).toString(),
    part: await tableOfProducts(ctx, input, { from, count: rowsPerPart }),
    tariff: await currentTariff(ctx),
    ...privatePage(ctx.locale, path, 'productsStaff', 'productForm', 'productSheets'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  if (posted.bulk !== undefined) return handleBulk(ctx, posted.bulk)
  return handleChanges(ctx, posted.changes, posted.confirmed === true)
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { input, part, query, tariff, number } = loaderData
  const messages = useProductStaffMessages()
  const canTouchCells = useHydrated() && part.total > 0
  return (
    <div className="grid gap-4 px-4 py-6 lg:gap-3 lg:py-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="lg:flex lg:items-baseline lg:gap-4">
          <h1 className="font-bold text-2xl lg:text-xl">{messages.title}</h1>
          <p className="measure text-soft-ink">
            {canTouchCells ? messages.textOfCells : messages.text}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`${path}/import`}>{messages.files}</ButtonLink>
          <ButtonLink to={`${path}/new`}>{messages.add}</ButtonLink>
        </div>
      </div>
      <TableFilters key={query} input={input} />
      <ProductManagement key={`list ${query}`} part={part} query={query} tariff={tariff} />
      <ProductPages total={part.total} number={number} query={query} />
    </div>
  )
}
