import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { needsVolts } from '#shop/electrical/start-watts.rules.ts'
import { type Calculation, isSized } from '#shop/solar/calculator/calculation.rules.ts'
import {
  calculationParameters,
  calculationQuery,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

/** Devices that must go on and are sold for 110 and 220 V, of which nobody said which they are. */
const unknownOf = ({ items, volts, blackoutHours }: Calculation): string[] => [
  ...new Set(
    items
      .filter((item) => isSized(item) && (item.critical || blackoutHours === 24))
      .map(({ code }) => code)
      .filter((code) => needsVolts(code) && volts[code] === undefined),
  ),
]

/** Asked before any price: a device of 220 V takes another inverter. */
function VoltsQuestion({ codes }: { codes: readonly string[] }) {
  const messages = useSolarMessages().editor
  const nameOf = useDeviceName()
  return codes.map((code) => {
    const device = nameOf(code).replace(/\s*\([^)]*\)/g, '')
    return (
      <select
        key={code}
        name={calculationParameters.volts}
        defaultValue={code}
        aria-label={format(messages.volts, { device })}
        className="min-h-11 min-w-36 flex-1 rounded-field border-2 border-warn bg-raised px-2 text-sm font-semibold text-ink md:max-w-md"
      >
        <option value={code}>{format(messages.voltsAsked, { device })}</option>
        <option value={`${code}110`}>{format(messages.voltsOf, { device, volts: 110 })}</option>
        <option value={`${code}220`}>{format(messages.voltsOf, { device, volts: 220 })}</option>
      </select>
    )
  })
}

/** The hours of blackout, and the volts that nobody said, which can be changed without touching the rest. */
export function BlackoutHours({ calculation }: { calculation: Calculation }) {
  const messages = useSolarMessages().editor
  const rest = new URLSearchParams(calculationQuery(calculation))
  rest.delete(calculationParameters.blackoutHours)
  const codes = unknownOf(calculation)
  return (
    <form
      method="get"
      action={calculatorPath}
      className="mt-3 flex flex-wrap items-center gap-2 print:hidden"
    >
      {[...rest].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        {messages.blackoutNow}
        <input
          key={calculation.blackoutHours}
          name={calculationParameters.blackoutHours}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={calculation.blackoutHours}
          className="min-h-11 w-14 rounded-field border border-soft-ink bg-raised px-3 text-lg font-semibold text-ink"
        />
        h
      </label>
      <Button type="submit" className={codes.length > 0 ? 'max-md:ml-auto' : ''}>
        {messages.change}
      </Button>
      {codes.length > 0 && (
        <div className="flex w-full flex-wrap gap-2">
          <VoltsQuestion codes={codes} />
        </div>
      )}
    </form>
  )
}
