import { ButtonLink } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { zero } from '#kernel/money.ts'
import type { UnsavedPrice } from '../margin.rules.ts'
import { parsedMargin } from '../price-change-text.rules.ts'
import { MovesTable } from './price-moves.tsx'
import { usePricingStaffMessages } from './use-messages.ts'

interface UnsavedPricesProps {
  readonly path: string
  readonly unsaved: readonly UnsavedPrice[]
}

/** Unsaved prices for a browser without scripts, to be saved or discarded. */
export function UnsavedPrices({ path, unsaved }: UnsavedPricesProps) {
  const messages = usePricingStaffMessages().margins
  const locale = useLocale()
  const moves = unsaved.map(({ from, to, ...one }) => ({
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
      <PanelForm action={path} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="save" />
        {unsaved.map((draft) => (
          <input key={draft.id} type="hidden" name="precio" value={parsedMargin(draft)} />
        ))}
        <ButtonLink to={path}>{messages.discard}</ButtonLink>
        <FormButton look="sun">{messages.confirm}</FormButton>
      </PanelForm>
    </section>
  )
}
