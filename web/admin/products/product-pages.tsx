import { ButtonLink } from '#design/button.tsx'
import { rowsPerPart } from '#shop/catalogue/management/table/window.rules.ts'
import { useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'

interface ProductPagesProps {
  readonly total: number
  readonly number: number
  readonly query: string
}

/** Pagination for browsers without scripts. */
export function ProductPages({ total, number, query }: ProductPagesProps) {
  const messages = useProductStaffMessages().table
  const isAlive = useHydrated()
  const pages = Math.ceil(total / rowsPerPart)
  if ((isAlive && number === 1) || pages < 2) return null
  const to = (page: number) => {
    const requested = new URLSearchParams(query)
    if (page > 1) requested.set('pagina', String(page))
    return `/admin/products?${requested}`
  }
  return (
    <nav aria-label={messages.pages} className="flex items-center gap-3">
      {number > 1 && (
        <ButtonLink to={to(Math.min(number - 1, pages))}>{messages.earlier}</ButtonLink>
      )}
      <span className="figures">
        {number} / {pages}
      </span>
      {number < pages && <ButtonLink to={to(number + 1)}>{messages.later}</ButtonLink>}
    </nav>
  )
}
