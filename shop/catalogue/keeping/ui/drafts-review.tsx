import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { centsFromDecimal } from '#kernel/money.ts'
import type { FieldName, TableField } from '../../fields/product-fields.rules.ts'
import { nameFor } from '../../priced-goods.rules.ts'
import { useProductStaffMessages } from '../../ui/use-messages.ts'
import { changesOf, type FieldChange, type Wrong } from '../change.rules.ts'
import { type Draft, type Drafts, insisting, withoutCell } from '../drafts.rules.ts'
import { useValueText } from './use-value-text.ts'

interface DraftsReviewProps {
  readonly drafts: Drafts
  readonly wrongs: readonly Wrong[]
  readonly onDrafts: (change: (drafts: Drafts) => Drafts) => void
}

const mostShown = 100

interface LineProps extends Omit<DraftsReviewProps, 'drafts' | 'wrongs'> {
  readonly id: string
  readonly field: FieldName
  readonly change: FieldChange
  readonly wrong: Wrong | undefined
}

function Choice({ wrong, onDrafts }: { wrong: Wrong; onDrafts: LineProps['onDrafts'] }) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  if (wrong.problem !== 'changed_meanwhile' || wrong.field === null) return null
  const theirs = textOf(wrong.field, wrong.theirs ?? null) || messages.none
  const field = wrong.field as TableField
  return (
    <span className="flex flex-wrap items-center gap-2">
      {format(messages.drafts.theirs, { value: theirs })}
      <Button onClick={() => onDrafts((drafts) => insisting(drafts, wrong))}>
        {messages.drafts.insist}
      </Button>
      <Button onClick={() => onDrafts((drafts) => withoutCell(drafts, wrong.id, field))}>
        {messages.drafts.yield}
      </Button>
    </span>
  )
}

function Line({ field, change, wrong, onDrafts }: LineProps) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  return (
    <li className="grid gap-1 border-line border-t py-2">
      <p className="flex flex-wrap gap-x-3">
        <span className="min-w-40 text-soft-ink">{messages.fields[field]}</span>
        <del className="figures">{textOf(field, change.from) || messages.none}</del>
        <span aria-hidden="true">→</span>
        <ins className="figures font-bold no-underline">
          {textOf(field, change.to) || messages.none}
        </ins>
      </p>
      {wrong && (
        <div className="grid gap-1 text-bad">
          <p>{messages.problems[wrong.problem]}</p>
          <Choice wrong={wrong} onDrafts={onDrafts} />
        </div>
      )}
    </li>
  )
}

const isUnderCost = ({ fields }: Draft): boolean => {
  const [price, cost] = [fields.sell_price?.to, fields.cost_price?.to]
  return (
    typeof price === 'string' &&
    typeof cost === 'string' &&
    centsFromDecimal(price) < centsFromDecimal(cost)
  )
}

/** What every product was and what it will be, wrong ones first. */
export function DraftsReview({ drafts, wrongs, onDrafts }: DraftsReviewProps) {
  const messages = useProductStaffMessages()
  const locale = useLocale()
  const wrongIds = new Set(wrongs.map(({ id }) => id))
  const entries = Object.entries(drafts).sort(
    ([one], [other]) => Number(wrongIds.has(other)) - Number(wrongIds.has(one)),
  )
  const rest = entries.length - mostShown
  return (
    <ul className="mt-4 grid max-h-[50vh] gap-4 overflow-y-auto text-sm">
      {entries.slice(0, mostShown).map(([id, draft]) => (
        <li key={id}>
          <h3 className="font-semibold">{nameFor(locale, draft)}</h3>
          {isUnderCost(draft) && <p className="text-warn">{messages.drafts.underCost}</p>}
          {wrongs
            .filter((wrong) => wrong.id === id && wrong.field === null)
            .map(({ problem }) => (
              <p key={problem} className="text-bad">
                {messages.problems[problem]}
              </p>
            ))}
          <ul>
            {changesOf(draft.fields).map(([field, change]) => (
              <Line
                key={field}
                {...{ id, field, change, onDrafts }}
                wrong={wrongs.find((wrong) => wrong.id === id && wrong.field === field)}
              />
            ))}
          </ul>
        </li>
      ))}
      {rest > 0 && <li>{formatPlural(locale, messages.drafts.more, rest)}</li>}
    </ul>
  )
}
