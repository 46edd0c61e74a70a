import type { ReactNode } from 'react'
import { useCrossed } from '#design/forms/validity/crossed-fields.ts'
import { format } from '#kernel/messages.ts'
import { provinces } from '../cuba.rules.ts'
import { type ProvinceFormData, provinceModes } from '../province-service.rules.ts'
import { useProvinceMessages } from './use-messages.ts'

interface CellProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

interface RowProps {
  readonly code: string
  readonly name: string
  readonly input: ProvinceFormData
  readonly invalid: readonly string[]
}

const box =
  'h-9 w-full min-w-0 rounded-field border border-soft-ink bg-paper px-2 text-sm max-lg:h-11'

/** Under its heading in a table; on a phone with its name above it. */
function Cell({ label, className = '', children }: CellProps) {
  return (
    <td className={`block py-1 lg:table-cell lg:p-1 ${className}`}>
      <span aria-hidden="true" className="block text-soft-ink text-sm lg:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}

/** What somebody else stored in a cell meanwhile. */
function CrossedCell({ name }: { name: string }) {
  const { modes } = useProvinceMessages()
  const text = useCrossed(name, (value) => modes[value as keyof typeof modes] ?? value)
  return (
    text && (
      <span role="note" className="block text-bad text-sm">
        {text}
      </span>
    )
  )
}

/** What is wrong with a row: its days, or their order, which no single field is to blame for. */
function daysProblem({ min, max }: ProvinceFormData, invalid: readonly string[], code: string) {
  const isOfDays = invalid.includes(`min-${code}`) || invalid.includes(`max-${code}`)
  if (!isOfDays) return 'rowInvalid'
  const isReversed = /^\d+$/.test(min) && Number(min) > Number(max) && Number(max) > 0
  return isReversed && Number(min) <= 365 ? 'rowReversed' : 'rowDays'
}

function Row({ code, name, input: values, invalid }: RowProps) {
  const messages = useProvinceMessages()
  const hasError = invalid.some((field) => field.endsWith(`-${code}`))
  const shared = (field: Exclude<keyof ProvinceFormData, 'mode'>) => {
    const id = `${field}-${code}`
    const isInvalid = invalid.includes(id)
    return {
      name: id,
      defaultValue: values[field],
      'aria-label': of(messages[field]),
      'aria-invalid': isInvalid,
      'aria-describedby': isInvalid ? `${code}-problem` : undefined,
    }
  }
  const of = (what: string) => format(messages.of, { what, province: name })
  const days = (['min', 'max'] as const).map((end) => (
    <Cell key={end} label={messages[end]} className="lg:w-20">
      <input
        {...shared(end)}
        inputMode="numeric"
        maxLength={12}
        className={`${box} aria-invalid:border-bad aria-invalid:text-bad lg:text-right`}
      />
      <CrossedCell name={`${end}-${code}`} />
    </Cell>
  ))
  const notes = (['noteEs', 'noteEn'] as const).map((note) => (
    <Cell key={note} label={messages[note]} className="max-lg:col-span-2 lg:min-w-40">
      <input {...shared(note)} maxLength={300} className={`${box} aria-invalid:border-bad`} />
      <CrossedCell name={`${note}-${code}`} />
    </Cell>
  ))
  return (
    <tr className="grid grid-cols-2 gap-x-3 border-line border-t py-3 lg:table-row">
      <th
        scope="row"
        className={`col-span-2 block text-left font-semibold lg:table-cell lg:p-1 lg:pr-3 lg:text-sm ${hasError ? 'text-bad' : ''}`}
      >
        {name}
        {hasError && (
          <span id={`${code}-problem`} className="block font-normal">
            {messages[daysProblem(values, invalid, code)]}
          </span>
        )}
      </th>
      <Cell label={messages.mode} className="max-lg:col-span-2 lg:min-w-36">
        <select
          name={`mode-${code}`}
          defaultValue={values.mode}
          aria-label={of(messages.mode)}
          aria-invalid={invalid.includes(`mode-${code}`)}
          className={box}
        >
          {provinceModes.map((mode) => (
            <option key={mode} value={mode}>
              {messages.modes[mode]}
            </option>
          ))}
        </select>
        <CrossedCell name={`mode-${code}`} />
      </Cell>
      {days}
      {notes}
    </tr>
  )
}

interface ProvinceRowsProps {
  readonly input: Readonly<Record<string, ProvinceFormData>>
  readonly invalid: readonly string[]
}

const nothing: ProvinceFormData = { mode: 'suspended', min: '', max: '', noteEs: '', noteEn: '' }

export function ProvinceRows({ input, invalid }: ProvinceRowsProps) {
  const messages = useProvinceMessages()
  const heads = [
    messages.province,
    messages.mode,
    messages.min,
    messages.max,
    messages.noteEs,
    messages.noteEn,
  ]
  return (
    <div className="goes-on overflow-x-auto rounded-card border border-line p-3">
      <table className="block w-full lg:table">
        <thead className="max-lg:hidden">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="p-1 text-left text-soft-ink text-sm">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {provinces.map(({ code, name }) => (
            <Row
              key={code}
              code={code}
              name={name}
              input={input[code] ?? nothing}
              invalid={invalid}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
