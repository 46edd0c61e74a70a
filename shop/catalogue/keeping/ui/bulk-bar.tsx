import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/words-context.tsx'
import { fillCount } from '#kernel/words.ts'
import { categories } from '../../product.rules.ts'
import { type BulkWay, bulkChanged, bulkFields, waysFor } from '../bulk.rules.ts'
import { type Drafts, drafted, withCell } from '../drafts.rules.ts'
import { availabilities, type FieldProblem, fieldOf } from '../fields.rules.ts'
import type { TableField, TableRow } from '../table.rules.ts'
import { useProductStaffWords } from './use-staff-words.ts'
import { useValueText } from './use-value-text.ts'

interface BulkBarProps {
  readonly selected: ReadonlyMap<string, TableRow>
  readonly drafts: Drafts
  readonly onDrafts: (change: (drafts: Drafts) => Drafts) => void
  readonly onClear: () => void
}

interface Skipped {
  readonly count: number
  readonly problem: FieldProblem
}

/** The drafts once every selected row is changed alike; which rows could not be, and why. */
function changedAlike(
  { selected, drafts }: Pick<BulkBarProps, 'selected' | 'drafts'>,
  field: TableField,
  way: BulkWay,
  typed: string,
): { drafts: Drafts; skipped: Skipped | null } {
  let after = drafts
  const problems: FieldProblem[] = []
  for (const row of selected.values()) {
    const changed = bulkChanged(field, drafted(row, drafts)[field], way, typed)
    if (changed.ok) after = withCell(after, row, field, changed.value)
    else problems.push(changed.code)
  }
  const [problem] = problems
  return { drafts: after, skipped: problem ? { count: problems.length, problem } : null }
}

const box = 'min-h-11 rounded-field border border-soft-ink bg-paper px-2 font-normal'

function valuesOf(field: TableField): readonly string[] | null {
  if (fieldOf(field).kind === 'flag') return ['true', 'false']
  if (field === 'category') return categories
  return field === 'available_for' ? availabilities : null
}

interface PickProps<Option extends string> {
  readonly label: string
  readonly value: Option
  readonly options: readonly Option[]
  readonly textOf: (option: Option) => string
  readonly onPick: (option: Option) => void
}

function Pick<Option extends string>(props: PickProps<Option>) {
  return (
    <label className="grid gap-1 font-semibold">
      {props.label}
      <select
        value={props.value}
        onChange={(event) => props.onPick(event.target.value as Option)}
        className={box}
      >
        {props.options.map((option) => (
          <option key={option} value={option}>
            {props.textOf(option)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ValueProps {
  readonly field: TableField
  readonly value: string
  readonly onType: (typed: string) => void
}

function ValueField({ field, value, onType }: ValueProps) {
  const words = useProductStaffWords()
  const textOf = useValueText()
  const options = valuesOf(field)
  const isFlag = fieldOf(field).kind === 'flag'
  if (options)
    return (
      <Pick
        label={words.bulk.value}
        value={value}
        options={options}
        textOf={(option) => textOf(field, isFlag ? option === 'true' : option)}
        onPick={onType}
      />
    )
  return (
    <label className="grid gap-1 font-semibold">
      {words.bulk.value}
      <input
        value={value}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        className={`${box} w-32`}
      />
    </label>
  )
}

/** One change for all rows that are selected; it makes drafts and saves nothing. */
export function BulkBar({ selected, drafts, onDrafts, onClear }: BulkBarProps) {
  const words = useProductStaffWords()
  const locale = useLocale()
  const [field, setField] = useState<TableField>('sell_price')
  const [way, setWay] = useState<BulkWay>('percent')
  const [typed, setTyped] = useState('')
  const [skipped, setSkipped] = useState<Skipped | null>(null)
  const ways = waysFor(field)
  const values = valuesOf(field)
  const chosenWay = ways.includes(way) ? way : 'set'
  const value = values && !values.includes(typed) ? (values[0] ?? '') : typed
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const changed = changedAlike({ selected, drafts }, field, chosenWay, value)
    setSkipped(changed.skipped)
    onDrafts(() => changed.drafts)
  }
  const problem = skipped && words.problems[skipped.problem]
  return (
    <form
      onSubmit={apply}
      className="sticky bottom-2 z-20 grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <h2 className="font-semibold">{fillCount(locale, words.bulk.title, selected.size)}</h2>
      <div className="flex flex-wrap items-end gap-3 text-sm">
        <Pick
          label={words.bulk.field}
          value={field}
          options={bulkFields as readonly TableField[]}
          textOf={(name) => words.fields[name]}
          onPick={setField}
        />
        <Pick
          label={words.bulk.way}
          value={chosenWay}
          options={ways}
          textOf={(name) => words.bulk.ways[name]}
          onPick={setWay}
        />
        <ValueField field={field} value={value} onType={setTyped} />
        <Button type="submit">{words.bulk.apply}</Button>
        <Button look="quiet" onClick={onClear}>
          {words.bulk.none}
        </Button>
      </div>
      {!values && <p className="text-soft-ink text-sm">{words.bulk.hint}</p>}
      <p role="status" className="text-bad text-sm empty:hidden">
        {skipped &&
          fillCount(locale, words.bulk.skipped, skipped.count, { problem: problem ?? '' })}
      </p>
    </form>
  )
}
