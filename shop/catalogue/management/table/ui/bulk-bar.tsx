import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { bulkFields, fieldOf, type TableField } from '../../../fields/product-fields.rules.ts'
import { useProductStaffMessages } from '../../../ui/use-messages.ts'
import { useValueText } from '../../ui/use-value-text.ts'
import { type BulkWay, waysFor } from '../bulk.rules.ts'

interface BulkBarProps {
  readonly title: string
  readonly applyLabel: string
  readonly onApply: (field: TableField, way: BulkWay, input: string) => void
  readonly onClear: () => void
  /** The result of the last change; empty without one. */
  readonly notice: string
  readonly hint?: string
}

const box = 'min-h-11 rounded-field border border-soft-ink bg-paper px-2 font-normal'

function valuesOf(field: TableField): readonly string[] | null {
  const { kind, options = null } = fieldOf(field)
  return kind === 'flag' ? ['true', 'false'] : options
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
  readonly onType: (input: string) => void
}

function ValueField({ field, value, onType }: ValueProps) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  const options = valuesOf(field)
  const isFlag = fieldOf(field).kind === 'flag'
  if (options)
    return (
      <Pick
        label={messages.bulk.value}
        value={value}
        options={options}
        textOf={(option) => textOf(field, isFlag ? option === 'true' : option)}
        onPick={onType}
      />
    )
  return (
    <label className="grid gap-1 font-semibold">
      {messages.bulk.value}
      <input
        value={value}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        className={`${box} w-32`}
      />
    </label>
  )
}

/** Form of a bulk change. */
export function BulkBar({ title, applyLabel, onApply, onClear, notice, hint }: BulkBarProps) {
  const messages = useProductStaffMessages()
  const [field, setField] = useState<TableField>('sell_price')
  const [way, setWay] = useState<BulkWay>('percent')
  const [input, setTyped] = useState('')
  const ways = waysFor(field)
  const values = valuesOf(field)
  const chosenWay = ways.includes(way) ? way : 'set'
  const value = values && !values.includes(input) ? (values[0] ?? '') : input
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(field, chosenWay, value)
  }
  return (
    <form
      onSubmit={apply}
      className="sticky bottom-2 z-20 grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <h2 className="font-semibold">{title}</h2>
      <div className="flex flex-wrap items-end gap-3 text-sm">
        <Pick
          label={messages.bulk.field}
          value={field}
          options={bulkFields as readonly TableField[]}
          textOf={(name) => messages.fields[name]}
          onPick={setField}
        />
        <Pick
          label={messages.bulk.way}
          value={chosenWay}
          options={ways}
          textOf={(name) => messages.bulk.ways[name]}
          onPick={setWay}
        />
        <ValueField field={field} value={value} onType={setTyped} />
        <Button type="submit">{applyLabel}</Button>
        <Button look="quiet" onClick={onClear}>
          {messages.bulk.none}
        </Button>
      </div>
      {!values && <p className="text-soft-ink text-sm">{messages.bulk.hint}</p>}
      {hint && <p className="text-soft-ink text-sm">{hint}</p>}
      <p role="status" className="text-bad text-sm empty:hidden">
        {notice}
      </p>
    </form>
  )
}
