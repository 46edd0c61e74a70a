import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatDate } from '#kernel/time.ts'
import type { Movement } from '../../stock/movement.rules.ts'
import { useProductFormMessages } from '../../ui/use-messages.ts'
import { type FieldValue, fieldAsText } from '../fields.rules.ts'

interface StockSectionProps {
  readonly stock: FieldValue
  readonly movements: readonly Movement[]
  readonly problem?: string | undefined
  /** What was typed into a form that was refused. */
  readonly entered: { readonly stock: string; readonly reason: string } | null
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  const messages = useProductFormMessages().stock
  const locale = useLocale()
  if (movements.length === 0) return <p className="text-soft-ink text-sm">{messages.none}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-2 pr-4">
              {messages.when}
            </th>
            <th scope="col" className="py-2 pr-4">
              {messages.what}
            </th>
            <th scope="col" className="py-2 text-right">
              {messages.pieces}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, at, kind, quantity, reason }) => (
            <tr key={id} className="border-line border-t">
              <td className="whitespace-nowrap py-2 pr-4">{formatDate(at, locale)}</td>
              <td className="py-2 pr-4">
                {messages.kinds[kind]}
                {reason && `: ${reason}`}
              </td>
              <td className="figures py-2 text-right">
                {quantity > 0 ? `+${quantity}` : quantity}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Current stock, a form for a new count with its reason, and the movements. */
export function StockSection({ stock, movements, problem, entered }: StockSectionProps) {
  const messages = useProductFormMessages().stock
  const isReason = problem === messages.reasonNeeded
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <PanelForm problem={problem} noValidate className="grid gap-3">
        <input type="hidden" name="intent" value="stock" />
        <input type="hidden" name="seen_stock" value={fieldAsText(stock)} />
        <LabelledField
          label={messages.count}
          name="stock"
          defaultValue={entered?.stock ?? fieldAsText(stock)}
          inputMode="numeric"
          autoComplete="off"
          hint={messages.countHint}
          problem={isReason ? undefined : problem}
        />
        <LabelledField
          label={messages.reason}
          name="reason"
          defaultValue={entered?.reason}
          problem={isReason ? problem : undefined}
          required
          maxLength={200}
        />
        <FormButton className="justify-self-start">{messages.save}</FormButton>
      </PanelForm>
      <Movements movements={movements} />
    </section>
  )
}
