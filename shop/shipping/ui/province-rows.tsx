import { format } from '#kernel/messages.ts'
import { provinces } from '../cuba.rules.ts'
import type { ProvinceFormData } from '../province-service.input.ts'
import { provinceModes } from '../province-service.rules.ts'
import { useProvinceMessages } from './use-messages.ts'

interface RowProps {
  readonly code: string
  readonly name: string
  readonly input: ProvinceFormData
  readonly hasError: boolean
}

const box = 'h-9 w-full min-w-0 rounded-field border border-soft-ink bg-paper px-2 text-sm'

function Row({ code, name, input: values, hasError }: RowProps) {
  const messages = useProvinceMessages()
  const of = (what: string) => format(messages.of, { what, province: name })
  const days = (['min', 'max'] as const).map((end) => (
    <td key={end} className="w-20 p-1">
      <input
        name={`${end}-${code}`}
        defaultValue={values[end]}
        inputMode="numeric"
        maxLength={3}
        aria-label={of(messages[end])}
        className={`${box} text-right`}
      />
    </td>
  ))
  const notes = (['noteEs', 'noteEn'] as const).map((note) => (
    <td key={note} className="min-w-40 p-1">
      <input
        name={`${note}-${code}`}
        defaultValue={values[note]}
        maxLength={300}
        aria-label={of(messages[note])}
        className={box}
      />
    </td>
  ))
  return (
    <tr className={`border-line border-t ${hasError ? 'text-bad' : ''}`}>
      <th scope="row" className="p-1 pr-3 text-left font-semibold text-sm">
        {name}
      </th>
      <td className="min-w-36 p-1">
        <select
          name={`mode-${code}`}
          defaultValue={values.mode}
          aria-label={of(messages.mode)}
          aria-invalid={hasError}
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
              hasError={invalid.includes(code)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
