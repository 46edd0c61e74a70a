import { useEffect } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { toDecimal } from '#kernel/money.ts'
import { countDrafts, withChange } from '#shop/catalogue/keeping/drafts.rules.ts'
import type { PriceDraft } from '#shop/pricing/margin.rules.ts'
import { MarginDrafts } from '#shop/pricing/ui/margin-drafts.tsx'
import { usePricingStaffMessages } from '#shop/pricing/ui/use-messages.ts'
import { useProductDrafts } from '../product-drafts.ts'
import { useUnsavedChanges } from '../unsaved-changes.ts'
import { useHydrated } from '../use-hydrated.ts'
import { ProductDrafts } from './product-drafts.tsx'

interface MarginTakenProps {
  readonly path: string
  /** Proposed prices that were just taken over; null where none were. */
  readonly taken: readonly PriceDraft[] | null
}

const priceOf = (cents: PriceDraft['from']) => (cents === null ? null : toDecimal(cents))

/** Proposed prices become drafts of the table of products: to be seen, saved or dropped here and there. */
export function MarginTaken({ path, taken }: MarginTakenProps) {
  const messages = usePricingStaffMessages().margins
  const locale = useLocale()
  const isAlive = useHydrated()
  const [drafts, changeDrafts] = useProductDrafts()
  const count = countDrafts(drafts)
  useUnsavedChanges('products', count)
  useEffect(() => {
    if (!taken) return
    changeDrafts((before) =>
      taken.reduce(
        (after, { from, to, ...product }) =>
          withChange(after, product, 'sell_price', { from: priceOf(from), to: priceOf(to) }),
        before,
      ),
    )
  }, [taken, changeDrafts])
  if (!isAlive) return taken && <MarginDrafts path={path} drafts={taken} />
  if (count === 0) return null
  return (
    <section
      aria-label={messages.draftsTitle}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line border-l-4 border-l-sun bg-raised p-4"
    >
      <p className="basis-full" role="status">
        {taken
          ? formatPlural(locale, messages.taken, taken.length)
          : formatPlural(locale, messages.waiting, count)}
      </p>
      <ProductDrafts drafts={drafts} onDrafts={changeDrafts} />
      <ButtonLink to="/admin/products" look="quiet">
        {messages.toTable}
      </ButtonLink>
    </section>
  )
}
