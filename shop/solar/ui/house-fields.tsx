import { format } from '#kernel/messages.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import type { Calculation } from '../calculator/calculation.rules.ts'
import { type Faults, shownGrid } from '../calculator/calculation-form.input.ts'
import { calculationQuery } from '../calculator/calculation-query.rules.ts'
import { voltsAsked } from '../calculator/volts-written.rules.ts'
import { Choice, selectLook } from './choice.tsx'
import { FigureField, useTyped } from './figure-field.tsx'
import { OwnFields } from './own-fields.tsx'
import { useDeviceName, useSolarMessages } from './solar-messages.tsx'

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
      <select name="lugar" defaultValue={place ?? noChoice} className={`${selectLook} text-base`}>
        <option value={noChoice}>{messages.anywhere}</option>
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

/** Devices sold for 110 and 220 V are asked for, because only their label says which they are. */
function VoltsFields({ calculation }: Pick<HouseFieldsProps, 'calculation'>) {
  const messages = useSolarMessages().editor
  const nameOf = useDeviceName()
  return voltsAsked(calculation.items).map(({ key, item: { code, name } }) => (
    <Choice
      key={key}
      name="voltaje"
      label={format(messages.volts, { device: nameOf(code, name) })}
      value={`${key}${calculation.volts[key] ?? ''}`}
      options={{
        [key]: messages.voltsUnknown,
        [`${key}110`]: '110 V',
        [`${key}220`]: '220 V',
      }}
    />
  ))
}

/** Budget, hours of grid power, roof and volts: what a set can be fitted to beyond the devices. */
function MoreFields({ calculation, faults, input }: HouseFieldsProps) {
  const messages = useSolarMessages().editor
  const typed = useTyped()
  const { budget, gridHours, maxPanels, roof, tilt, shade } = calculation
  const textOf = (value: number | null) => (value === null ? '' : typed(value))
  const hasFault = ['presupuesto', 'red', 'caben'].some((name) => faults[name])
  const isUsed = calculationQuery({ budget, gridHours, maxPanels, roof, tilt, shade }) !== ''
  return (
    <>
      <div className="mt-4 grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-4">
        <VoltsFields calculation={calculation} />
      </div>
      <details className="mt-2" open={hasFault || isUsed}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
          {messages.more}
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <FigureField
            name="presupuesto"
            label={messages.budget}
            value={input.presupuesto ?? textOf(budget)}
            fault={faults.presupuesto}
            hint={messages.empty}
          />
          <FigureField
            name="red"
            label={messages.gridHours}
            value={input.red ?? textOf(gridHours)}
            fault={faults.red}
            hint={messages.gridHint}
          />
          <input type="hidden" name={shownGrid} value={textOf(gridHours)} />
          <FigureField
            name="caben"
            label={messages.maxPanels}
            value={input.caben ?? textOf(maxPanels)}
            fault={faults.caben}
            hint={messages.empty}
          />
          <Choice name="techo" label={messages.roof} value={roof} options={messages.roofs} />
          <Choice name="inclinacion" label={messages.tilt} value={tilt} options={messages.tilts} />
          <Choice name="sombra" label={messages.shade} value={shade} options={messages.shades} />
        </div>
      </details>
      <OwnFields owned={calculation.owned} faults={faults} input={input} />
    </>
  )
}

/** Location, blackout hours and room for panels. */
export function HouseFields({ calculation, choices, faults, input: values }: HouseFieldsProps) {
  const messages = useSolarMessages().editor
  const typed = useTyped()
  const { place, month, blackoutHours, panels } = calculation
  return (
    <fieldset className="mt-6">
      <legend className="text-xl font-bold">{messages.houseTitle}</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Places choices={choices} place={place} />
        <label className="grid content-start text-sm text-soft-ink">
          {messages.month}
          <select name="mes" defaultValue={month ?? noChoice} className={`${selectLook} text-base`}>
            <option value={noChoice}>{messages.worst}</option>
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
          value={values.apagon ?? typed(blackoutHours)}
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
      <MoreFields calculation={calculation} choices={choices} faults={faults} input={values} />
    </fieldset>
  )
}
