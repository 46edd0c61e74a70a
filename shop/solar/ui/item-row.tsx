import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { numberMarks } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Item } from '../calculator/calculation.rules.ts'
import type { Faults } from '../calculator/calculation-form.input.ts'
import { maxNameLength } from '../calculator/calculation-query.rules.ts'
import { figureIn } from '../calculator/figure.rules.ts'
import { FigureField } from './figure-field.tsx'
import { useDeviceName, useSolarMessages } from './solar-messages.tsx'

interface ItemRowProps {
  readonly item: Item
  readonly index: number
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
}

const figures = ['watts', 'quantity', 'hours'] as const
const fieldOf = { watts: 'watts', quantity: 'cantidad', hours: 'horas' } as const
const enough = { max: 1e6 }

/** Whether a figure of this row is none: nothing is computed from it. */
export const rowFault = (faults: Faults, index: number): boolean =>
  figures.some((figure) => faults[`${fieldOf[figure]}.${index}`])

export const dayWh = ({ watts, quantity, hours }: Item): number => watts * quantity * hours

/** The product of a row's inputs; null while one is not a number. */
function rowWh(row: HTMLElement): number | null {
  const read = [...row.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')].map(
    (field) => figureIn(field.value, enough),
  )
  return read.reduce<number | null>(
    (product, one) => (one.ok && product !== null ? product * one.value : null),
    1,
  )
}

function Check({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm leading-tight">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked}
        className="size-5 shrink-0 accent-ink"
      />
      {label}
    </label>
  )
}

function OwnName({ item, index }: Pick<ItemRowProps, 'item' | 'index'>) {
  const messages = useSolarMessages().editor
  return (
    <input
      name={`nombre.${index}`}
      defaultValue={item.name}
      maxLength={maxNameLength}
      placeholder={messages.own}
      aria-label={messages.name}
      className="min-h-11 w-full max-w-60 rounded-field border border-soft-ink bg-raised px-3 font-semibold text-ink"
    />
  )
}

export const rowGrid =
  'md:grid-cols-[minmax(0,1fr)_5.5rem_5rem_5.5rem_9rem_6.5rem_2.75rem] md:items-start'

function Numbers({ item, index, faults, input }: ItemRowProps) {
  const messages = useSolarMessages().editor
  const locale = useLocale()
  return figures.map((figure) => {
    const field = `${fieldOf[figure]}.${index}`
    const value = String(Math.round(item[figure] * 100) / 100)
    const shown = value.replace('.', numberMarks[locale].decimal)
    return (
      <FigureField
        key={figure}
        name={field}
        label={messages[figure]}
        value={input[field] ?? shown}
        fault={faults[field]}
        isInTable
      />
    )
  })
}

/** One device: power × quantity × hours = Wh. */
export function ItemRow(props: ItemRowProps) {
  const { item, index, faults } = props
  const messages = useSolarMessages().editor
  const name = useDeviceName()(item.code, item.name)
  const [wh, setWh] = useState(rowFault(faults, index) ? null : dayWh(item))
  const count = (event: FormEvent<HTMLLIElement>) => setWh(rowWh(event.currentTarget))
  const isOwn = item.code === 'x'
  return (
    <li
      onInput={count}
      className={`grid grid-cols-3 gap-x-3 gap-y-1 border-b border-line py-3 ${rowGrid}`}
    >
      <input type="hidden" name={`equipo.${index}`} value={item.code} />
      <div className="col-span-2 flex min-h-11 items-center md:col-span-1">
        {isOwn ? <OwnName item={item} index={index} /> : <p className="font-semibold">{name}</p>}
      </div>
      <button
        type="submit"
        name="quitar"
        value={index}
        aria-label={format(messages.removeOne, { name })}
        title={messages.remove}
        className="inline-flex min-h-11 cursor-pointer items-center justify-end rounded-field text-soft-ink hover:text-ink md:order-last md:justify-center md:hover:bg-sunk"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <Numbers {...props} />
      <div className="col-span-2 md:col-span-1">
        <Check name={`sigue.${index}`} label={messages.critical} checked={item.critical} />
        {isOwn && <Check name={`motor.${index}`} label={messages.motor} checked={item.motor} />}
      </div>
      <RowSum wh={wh} />
    </li>
  )
}

function RowSum({ wh }: { wh: number | null }) {
  const locale = useLocale()
  return (
    <output className="figures flex min-h-11 items-center justify-end gap-1 text-lg font-bold whitespace-nowrap">
      {wh === null ? '–' : formatNumber(locale, wh)} <span className="text-sm font-normal">Wh</span>
    </output>
  )
}
