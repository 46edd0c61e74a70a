import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import { type Calculation, ownCode } from '../calculator/calculation.rules.ts'
import type { Faults } from '../calculator/calculation-form.input.ts'
import { selectLook } from './choice.tsx'
import { FigureField } from './figure-field.tsx'
import { type Choices, HouseFields } from './house-fields.tsx'
import { dayWh, ItemRow, rowFault, rowGrid } from './item-row.tsx'
import { useDeviceName, useSolarMessages } from './solar-messages.tsx'

export interface EditorProps {
  readonly calculation: Calculation
  readonly choices: Choices
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
  readonly action: string
}

/** A device to add, from the list or custom. */
export function AddDevice({ choices, label }: { choices: Choices; label: string }) {
  const messages = useSolarMessages().editor
  const nameOf = useDeviceName()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="grid min-w-0 grow gap-1 md:max-w-md">
        <span className="text-sm text-soft-ink">{label}</span>
        <select name="agregar" defaultValue={noChoice} className={selectLook}>
          <option value={noChoice}>{messages.choose}</option>
          {choices.rooms.map(({ room, codes }) => (
            <optgroup key={room} label={messages.rooms[room]}>
              {codes.map((code) => (
                <option key={code} value={code}>
                  {nameOf(code)}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="x">{messages.own}</option>
        </select>
      </label>
      <Button type="submit">{messages.addSubmit}</Button>
    </div>
  )
}

function Rows({ calculation, faults, input }: EditorProps) {
  const messages = useSolarMessages().editor
  const locale = useLocale()
  const { items } = calculation
  const isRefused = items.some((_, index) => rowFault(faults, index))
  const isOwnAllDay =
    !isRefused && items.some(({ code, hours }) => code === ownCode && hours === 24)
  const total = items.reduce((sum, one) => sum + dayWh(one), 0)
  return (
    <>
      <p className="measure mt-2 text-soft-ink">{messages.text}</p>
      {isOwnAllDay && <p className="measure mt-2 font-semibold">{messages.ownAllDay}</p>}
      <p
        aria-hidden="true"
        className={`mt-4 hidden gap-x-3 text-sm text-soft-ink md:grid ${rowGrid}`}
      >
        {[messages.device, messages.watts, messages.quantity, messages.hours].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
        <span className="col-start-6 text-right">{messages.perDay}</span>
      </p>
      <ul className="mt-2 border-t border-line">
        {items.map((item, index) => (
          <ItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it stands in the form
            key={`${item.code}${index}`}
            item={item}
            index={index}
            faults={faults}
            input={input}
          />
        ))}
      </ul>
      <p className="figures mt-3 flex items-baseline justify-end gap-3">
        {messages.total}
        <strong className="font-display text-2xl">
          {isRefused ? '–' : formatNumber(locale, total)} <span className="text-base">Wh</span>
        </strong>
      </p>
    </>
  )
}

/** The whole calculation as one form; the server redirects to its canonical URL. */
export function CalculationEditor(props: EditorProps) {
  const { calculation, choices, faults, input: values, action } = props
  const messages = useSolarMessages().editor
  const start = useSolarMessages().start
  const isBill = calculation.kwhAMonth !== null
  return (
    <form method="get" action={`${action}#resultado`} noValidate>
      <input type="hidden" name="cuenta" value="1" />
      {isBill ? (
        <FigureField
          name="kwh"
          label={start.kwh}
          value={values.kwh ?? String(calculation.kwhAMonth)}
          fault={faults.kwh}
          className="mt-3 max-w-40"
        />
      ) : (
        <>
          {/* Enter activates the first button of a form */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
          <Rows {...props} />
          <div className="mt-4">
            <AddDevice choices={choices} label={messages.add} />
          </div>
        </>
      )}
      <HouseFields calculation={calculation} choices={choices} faults={faults} input={values} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <Button type="submit" className="border-ink px-8">
          {messages.submit}
        </Button>
        <a href={action} className="inline-flex min-h-11 items-center underline">
          {messages.startOver}
        </a>
      </p>
    </form>
  )
}
