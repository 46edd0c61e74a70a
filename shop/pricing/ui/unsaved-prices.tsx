import { ButtonLink } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { zero } from '#kernel/money.ts'
import type { AllPrices, UnsavedPrice } from '../margin.rules.ts'
import { parsedMargin } from '../price-change-text.rules.ts'
import { MovesTable } from './price-moves.tsx'
import { usePricingStaffMessages } from './use-messages.ts'

interface UnsavedPricesProps {
  readonly path: string
  readonly unsaved: readonly UnsavedPrice[]
  readonly all: AllPrices | null
}

const shown = 200

/** What the form saves: so many prices by name, or all of a category that were looked at. */
function SavedPrices({ unsaved, all }: Pick<UnsavedPricesProps, 'unsaved' | 'all'>) {
  if (!all)
    return unsaved.map((one) => (
      <input key={one.id} type="hidden" name="precio" value={parsedMargin(one)} />
    ))
  const fields = { todos: '1', familia: all.category ?? '', vistos: all.digest }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Unsaved prices for a browser without scripts, to be saved or discarded. */
export function UnsavedPrices({ path, unsaved, all }: UnsavedPricesProps) {
  const messages = usePricingStaffMessages().margins
  const locale = useLocale()
  const rest = unsaved.length - shown
  const moves = unsaved.slice(0, shown).map(({ from, to, ...one }) => ({
    ...one,
    ...{ isForSale: true, before: from ?? zero, after: to },
  }))
  return (
    <section
      aria-labelledby="borradores"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-ink p-5"
    >
      <h2 id="borradores" className="font-bold text-lg">
        {messages.draftsTitle}
      </h2>
      <p>{formatPlural(locale, messages.draftsText, unsaved.length)}</p>
      <MovesTable moves={moves} />
      {rest > 0 && <p>{formatPlural(locale, messages.more, rest)}</p>}
      <PanelForm action={path} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="save" />
        <SavedPrices unsaved={unsaved} all={all} />
        <ButtonLink to={path}>{messages.discard}</ButtonLink>
        <FormButton look="sun">{messages.confirm}</FormButton>
      </PanelForm>
    </section>
  )
}
