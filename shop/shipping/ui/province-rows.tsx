import { fill } from '#kernel/words.ts'
import { provinces } from '../cuba.rules.ts'
import type { TypedService } from '../province-service.input.ts'
import { provinceModes } from '../province-service.rules.ts'
import { useProvinceWords } from './use-province-words.ts'

interface RowProps {
  readonly code: string
  readonly name: string
  readonly typed: TypedService
  readonly isWrong: boolean
}

const box = 'h-9 w-full min-w-0 rounded-field border border-soft-ink bg-paper px-2 text-sm'

function Row({ code, name, typed, isWrong }: RowProps) {
  const words = useProvinceWords()
  const of = (what: string) => fill(words.of, { what, province: name })
  const days = (['min', 'max'] as const).map((end) => (
    <td key={end} className="w-20 p-1">
      <input
        name={`${end}-${code}`}
        defaultValue={typed[end]}
        inputMode="numeric"
        maxLength={3}
        aria-label={of(words[end])}
        className={`${box} text-right`}
      />
    </td>
  ))
  const notes = (['noteEs', 'noteEn'] as const).map((note) => (
    <td key={note} className="min-w-40 p-1">
      <input
        name={`${note}-${code}`}
        defaultValue={typed[note]}
        maxLength={300}
        aria-label={of(words[note])}
        className={box}
      />
    </td>
  ))
  return (
    <tr className={`border-line border-t ${isWrong ? 'text-bad' : ''}`}>
      <th scope="row" className="p-1 pr-3 text-left font-semibold text-sm">
        {name}
      </th>
      <td className="min-w-36 p-1">
        <select
          name={`mode-${code}`}
          defaultValue={typed.mode}
          aria-label={of(words.mode)}
          aria-invalid={isWrong}
          className={box}
        >
          {provinceModes.map((mode) => (
            <option key={mode} value={mode}>
              {words.modes[mode]}
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
  readonly typed: Readonly<Record<string, TypedService>>
  readonly wrong: readonly string[]
}

const nothing: TypedService = { mode: 'suspended', min: '', max: '', noteEs: '', noteEn: '' }

/** The owner's table of all provinces, as one form. */
export function ProvinceRows({ typed, wrong }: ProvinceRowsProps) {
  const words = useProvinceWords()
  const heads = [words.province, words.mode, words.min, words.max, words.noteEs, words.noteEn]
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
              typed={typed[code] ?? nothing}
              isWrong={wrong.includes(code)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
