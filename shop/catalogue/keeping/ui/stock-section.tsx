import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatDate } from '#kernel/time.ts'
import { type FieldValue, fieldAsText } from '../fields.rules.ts'
import type { Movement } from '../movement.rules.ts'
import { useProductFormWords } from './use-staff-words.ts'

interface StockSectionProps {
  readonly stock: FieldValue
  readonly movements: readonly Movement[]
  readonly problem?: string | undefined
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  const words = useProductFormWords().stock
  const locale = useLocale()
  if (movements.length === 0) return <p className="text-soft-ink text-sm">{words.none}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-2 pr-4">
              {words.when}
            </th>
            <th scope="col" className="py-2 pr-4">
              {words.what}
            </th>
            <th scope="col" className="py-2 text-right">
              {words.pieces}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, at, kind, quantity, reason }) => (
            <tr key={id} className="border-line border-t">
              <td className="whitespace-nowrap py-2 pr-4">{formatDate(at, locale)}</td>
              <td className="py-2 pr-4">
                {words.kinds[kind]}
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

/** How many there are, a new count with its reason, and why it is so many. */
export function StockSection({ stock, movements, problem }: StockSectionProps) {
  const words = useProductFormWords().stock
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{words.title}</h2>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="intent" value="stock" />
        <input type="hidden" name="seen_stock" value={fieldAsText(stock)} />
        <LabelledField
          label={words.count}
          name="stock"
          defaultValue={fieldAsText(stock)}
          inputMode="numeric"
          autoComplete="off"
          hint={words.countHint}
          problem={problem}
        />
        <LabelledField label={words.reason} name="reason" required maxLength={200} />
        <Button type="submit" className="justify-self-start">
          {words.save}
        </Button>
      </Form>
      <Movements movements={movements} />
    </section>
  )
}
