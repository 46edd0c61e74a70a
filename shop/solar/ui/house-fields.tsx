import type { Calculation } from '../calculator/calculation.rules.ts'
import type { Faults } from '../calculator/calculation-form.input.ts'
import { FigureField } from './figure-field.tsx'
import { useSolarMessages } from './solar-messages.tsx'

export interface Choices {
  readonly rooms: readonly {
    readonly room:
      | 'kitchen'
      | 'climate'
      | 'light'
      | 'electronics'
      | 'home'
      | 'water'
      | 'health'
      | 'work'
    readonly codes: readonly string[]
  }[]
  readonly places: readonly {
    readonly code: string
    readonly name: string
    readonly isCuba: boolean
  }[]
}

export const selectLook =
  'min-h-11 w-full min-w-0 rounded-field border border-soft-ink bg-raised px-3 text-ink'

function Places({ choices, place }: { choices: Choices; place: string | null }) {
  const messages = useSolarMessages().editor
  const of = (isCuba: boolean) =>
    choices.places
      .filter((one) => one.isCuba === isCuba)
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))
  return (
    <label className="grid content-start text-sm text-soft-ink">
      {messages.place}
      <select name="lugar" defaultValue={place ?? ''} className={`${selectLook} text-base`}>
        <option value="">{messages.anywhere}</option>
        <optgroup label={messages.cuba}>{of(true)}</optgroup>
        <optgroup label={messages.usa}>{of(false)}</optgroup>
      </select>
    </label>
  )
}

interface HouseFieldsProps {
  readonly calculation: Calculation
  readonly choices: Choices
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
}

/** Location, blackout hours and room for panels. */
export function HouseFields({ calculation, choices, faults, input: values }: HouseFieldsProps) {
  const messages = useSolarMessages().editor
  const { place, month, blackoutHours, panels } = calculation
  return (
    <fieldset className="mt-6">
      <legend className="text-xl font-bold">{messages.houseTitle}</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Places choices={choices} place={place} />
        <label className="grid content-start text-sm text-soft-ink">
          {messages.month}
          <select name="mes" defaultValue={month ?? ''} className={`${selectLook} text-base`}>
            <option value="">{messages.worst}</option>
            {messages.months.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <FigureField
          name="apagon"
          label={messages.blackout}
          value={values.apagon ?? String(blackoutHours)}
          fault={faults.apagon}
          hint={messages.blackoutHint}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2 sm:mt-5 sm:self-start">
          <input
            type="checkbox"
            name="paneles"
            defaultChecked={panels}
            className="size-5 shrink-0 accent-ink"
          />
          {messages.panels}
        </label>
      </div>
    </fieldset>
  )
}
