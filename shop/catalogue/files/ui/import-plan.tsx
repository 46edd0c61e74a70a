import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { changesOf, isUncounted } from '../../management/change.rules.ts'
import { newProduct } from '../../management/fields.rules.ts'
import { useValueText } from '../../management/ui/use-value-text.ts'
import { sightOf, stopping } from '../../stock/sight.rules.ts'
import {
  useProductFormMessages,
  useProductStaffMessages,
  useSheetMessages,
} from '../../ui/use-messages.ts'
import type { Plan, PlannedChange } from '../plan.rules.ts'
import { type RowError, rowProblemText } from '../sheet-fields.rules.ts'
import { ChooseStock, StockNotice } from './import-stock.tsx'

export interface ImportPlanProps {
  readonly id: string
  readonly fileName: string
  readonly plan: Plan
  /** Total numbers; each list contains only its first rows. */
  /** What the electrical rules say to it, and what must be confirmed before it is applied. */
  readonly check?: ReactNode
  readonly confirm?: ReactNode
  readonly counts: {
    readonly added: number
    readonly changed: number
    readonly invalid: number
    /** Changes with prices that must be confirmed. */
    readonly doubtful: number
    /** Changes of a stock that was sold from since. */
    readonly sold: number
  }
  /** Why it could not be applied. */
  readonly problem: string | undefined
}

function useRowProblem() {
  const { problems } = useProductStaffMessages()
  const { rows } = useSheetMessages()
  const texts = { ...problems, ...rows }
  return (problem: RowError['problem']) => rowProblemText(texts, problem)
}

function FieldErrors({ errors, count }: { errors: readonly RowError[]; count: number }) {
  const messages = useSheetMessages()
  const { fields } = useProductStaffMessages()
  const locale = useLocale()
  const problemText = useRowProblem()
  if (count === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-bad">{formatPlural(locale, messages.invalid, count)}</h3>
      <p className="text-sm">{messages.errorText}</p>
      <div className="goes-on overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {[messages.line, messages.field, messages.inFile, messages.problem].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, field, problem, input }) => (
              <tr key={`${line} ${field}`} className="border-line border-t align-top">
                <td className="figures py-2 pr-4">{line}</td>
                <td className="py-2 pr-4">
                  {field === null
                    ? messages.wholeRow
                    : field === 'id'
                      ? messages.ownId
                      : fields[field]}
                </td>
                <td className="max-w-60 break-words py-2 pr-4">{input}</td>
                <td className="py-2">{problemText(problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > errors.length && (
        <p className="text-sm">{formatPlural(locale, messages.more, count - errors.length)}</p>
      )}
    </section>
  )
}

/** Whether a new product will be seen, and why not. */
function NewSight({ change }: { change: PlannedChange }) {
  const { sight: messages } = useProductFormMessages()
  const stored = changesOf(change.fields).map(([field, { to }]) => [field, to])
  const { sight, lacking } = sightOf({
    ...{ ...newProduct, track_inventory: false, stock_quantity: null },
    ...Object.fromEntries(stored),
  })
  const needed = lacking.filter((lack) => stopping.includes(lack))
  const why = needed.map((lack) => messages.lacks[lack]).join('; ')
  return (
    <p className={sight === 'for_sale' && why === '' ? 'text-soft-ink' : 'text-warn'}>
      {messages[sight]}
      {why && `. ${messages.lacking} ${why}`}
    </p>
  )
}

function Change({ change }: { change: PlannedChange }) {
  const { prices } = useSheetMessages()
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  return (
    <li className="grid gap-1 border-line border-t py-2">
      <p className="font-semibold">{change.name}</p>
      {changesOf(change.fields).map(([field, { from, to }]) => (
        <p key={field} className="flex flex-wrap gap-x-3">
          <span className="min-w-40 text-soft-ink">{messages.fields[field]}</span>
          {!change.isNew && <del className="figures">{textOf(field, from) || messages.none}</del>}
          <span className="figures min-w-0 break-words">{textOf(field, to) || messages.none}</span>
        </p>
      ))}
      {isUncounted(change.fields) && !change.isNew && (
        <p className="text-warn">{messages.drafts.uncounted}</p>
      )}
      {change.isNew && <NewSight change={change} />}
      {change.stock && <StockNotice change={change} stock={change.stock} />}
      {change.warnings?.map((warning) => (
        <p key={warning} className="text-warn">
          {prices[warning]}
        </p>
      ))}
    </li>
  )
}

/** What is to be confirmed of the prices; the marked changes stand first in the list. */
function ConfirmPrices({ count }: { count: number }) {
  const { prices } = useSheetMessages()
  const locale = useLocale()
  if (count === 0) return null
  return (
    <div className="w-full text-warn">
      <p className="font-semibold">{formatPlural(locale, prices.title, count)}</p>
      <CheckField name="confirm_prices" value="true" label={prices.confirm} />
    </div>
  )
}

/** Preview of an import, invalid rows first; nothing changes before the confirmation. */
export function ImportPlan(props: ImportPlanProps) {
  const { id, fileName, plan, counts, check, confirm, problem } = props
  const messages = useSheetMessages()
  const locale = useLocale()
  const total = counts.added + counts.changed
  const rest = total - plan.changes.length
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{format(messages.planTitle, { name: fileName })}</h2>
      <p className="text-soft-ink">{messages.nothingYet}</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>{formatPlural(locale, messages.added, counts.added)}</li>
        <li>{formatPlural(locale, messages.changed, counts.changed)}</li>
        <li>{formatPlural(locale, messages.same, plan.same)}</li>
        <li>{formatPlural(locale, messages.invalid, counts.invalid)}</li>
      </ul>
      {plan.ignored.length > 0 && (
        <p className="text-sm">{format(messages.ignored, { names: plan.ignored.join(', ') })}</p>
      )}
      <FieldErrors errors={plan.errors} count={counts.invalid} />
      <ul className="max-h-96 overflow-y-auto text-sm">
        {plan.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
        {rest > 0 && <li className="py-2">{formatPlural(locale, messages.more, rest)}</li>}
      </ul>
      {check}
      <PanelForm problem={problem} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="apply" />
        <input type="hidden" name="id" value={id} />
        <ConfirmPrices count={counts.doubtful} />
        <ChooseStock count={counts.sold} />
        {confirm && <div className="w-full">{confirm}</div>}
        <ButtonLink to="/admin/products/import">{messages.cancel}</ButtonLink>
        {total > 0 && (
          <FormButton look="sun">
            {format(messages.confirm, { count: formatNumber(locale, total) })}
          </FormButton>
        )}
      </PanelForm>
    </section>
  )
}
