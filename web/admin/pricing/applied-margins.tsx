import { useEffect } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { useStoredChanges } from '#design/forms/unsaved-changes.ts'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { toDecimal } from '#kernel/money.ts'
import {
  countUnsaved,
  withChanges,
} from '#shop/catalogue/management/table/unsaved-changes.rules.ts'
import type { AllPrices, UnsavedPrice } from '#shop/pricing/margin.rules.ts'
import { UnsavedPrices } from '#shop/pricing/ui/unsaved-prices.tsx'
import { usePricingStaffMessages } from '#shop/pricing/ui/use-messages.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { UnsavedProducts } from '../products/unsaved-products.tsx'
import { useUnsavedProducts } from '../products/unsaved-products-store.ts'

interface MarginTakenProps {
  readonly path: string
  /** Proposed prices that were just applied; null where none were. */
  readonly proposed: {
    readonly drafts: readonly UnsavedPrice[]
    readonly all: AllPrices | null
  } | null
}

const priceOf = (cents: UnsavedPrice['from']) => (cents === null ? null : toDecimal(cents))

/** Proposed prices become unsaved changes of the product table, to be reviewed, saved or discarded. */
export function MarginTaken({ path, proposed }: MarginTakenProps) {
  const messages = usePricingStaffMessages().margins
  const locale = useLocale()
  const isAlive = useHydrated()
  const [unsaved, changeUnsaved] = useUnsavedProducts()
  const count = countUnsaved(unsaved)
  const taken = proposed?.drafts ?? null
  useStoredChanges('products', count)
  useEffect(() => {
    if (!taken) return
    const changes = taken.map((one) => ({ ...one, from: priceOf(one.from), to: priceOf(one.to) }))
    changeUnsaved((before) => withChanges(before, 'sell_price', changes))
  }, [taken, changeUnsaved])
  if (!isAlive)
    return proposed && <UnsavedPrices path={path} unsaved={proposed.drafts} all={proposed.all} />
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
      <UnsavedProducts unsaved={unsaved} onUnsaved={changeUnsaved} />
      <ButtonLink to="/admin/products" look="quiet">
        {messages.toTable}
      </ButtonLink>
    </section>
  )
}
