import { format } from '#kernel/messages.ts'
import { provinces } from '../cuba.rules.ts'
import type { ProvinceFormData } from '../province-service.input.ts'
import { provinceModes } from '../province-service.rules.ts'
import { useProvinceMessages } from './use-messages.ts'

interface RowProps {
  readonly code: string
  readonly name: string
  readonly input: ProvinceFormData
  readonly invalid: readonly string[]
}

const box = 'h-9 w-full min-w-0 rounded-field border border-soft-ink bg-paper px-2 text-sm'

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
    <td key={end} className="w-20 p-1">
      <input
        {...shared(end)}
        inputMode="numeric"
        maxLength={3}
        className={`${box} text-right aria-invalid:border-bad`}
      />
    </td>
  ))
  const notes = (['noteEs', 'noteEn'] as const).map((note) => (
    <td key={note} className="min-w-40 p-1">
      <input {...shared(note)} maxLength={300} className={`${box} aria-invalid:border-bad`} />
    </td>
  ))
  return (
    <tr className={`border-line border-t ${hasError ? 'text-bad' : ''}`}>
      <th scope="row" className="p-1 pr-3 text-left font-semibold text-sm">
        {name}
        {hasError && (
          <span id={`${code}-problem`} className="block font-normal">
            {messages.rowInvalid}
          </span>
        )}
      </th>
      <td className="min-w-36 p-1">
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
      </td>
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
      <table className="w-full">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="p-1 text-left text-soft-ink text-sm">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
