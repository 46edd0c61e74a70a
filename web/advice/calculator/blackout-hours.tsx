import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { blackoutBeside, unstatedDark } from '#shop/solar/calculator/blackout.rules.ts'
import { type Calculation, isSized } from '#shop/solar/calculator/calculation.rules.ts'
import {
  calculationHref,
  calculationParameters,
  calculationQuery,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import {
  eitherVolts,
  unknownVolts,
  type VoltsRow,
} from '#shop/solar/calculator/volts-written.rules.ts'
import { isVital } from '#shop/solar/sizing/medical.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

interface VoltsQuestionProps {
  readonly rows: readonly VoltsRow[]
  readonly calculation: Calculation
}

/** Asked before any price: a device of 220 V takes another inverter. */
function VoltsQuestion({ rows, calculation }: VoltsQuestionProps) {
  const messages = useSolarMessages().editor
  const nameOf = useDeviceName()
  const either = new Set(eitherVolts(calculation).map(({ key }) => key))
  return rows.map(({ key, item }) => {
    const device = nameOf(item.code, item.name).replace(/\s*\([^)]*\)/g, '')
    return (
      <select
        key={key}
        name={calculationParameters.volts}
        defaultValue={key}
        aria-label={format(messages.volts, { device })}
        className="min-h-11 min-w-36 flex-1 rounded-field border-2 border-warn bg-raised px-2 text-sm font-semibold text-ink md:max-w-md"
      >
        <option value={key}>
          {format(either.has(key) ? messages.voltsEither : messages.voltsOpen, { device })}
        </option>
        <option value={`${key}110`}>{format(messages.voltsOf, { device, volts: 110 })}</option>
        <option value={`${key}220`}>{format(messages.voltsOf, { device, volts: 220 })}</option>
      </select>
    )
  })
}

/** What the hours of grid say of the blackout: that it may be longer, or how long it is counted for somebody's health. */
function GridHours({ calculation }: { calculation: Calculation }) {
  const messages = useSolarMessages().editor
  const locale = useLocale()
  const { gridHours } = calculation
  const isLonger = unstatedDark(calculation) > 0
  if (gridHours === null || (!isLonger && !isVital(calculation))) return null
  const dark = blackoutBeside(gridHours)
  const figures = { grid: formatNumber(locale, gridHours, 1), dark: formatNumber(locale, dark, 1) }
  return (
    <p className="measure w-full border-l-4 border-l-warn pl-3 text-sm">
      {format(isLonger ? messages.moreDark : messages.countedDark, figures)}{' '}
      {isLonger && (
        <Link
          to={calculationHref({ ...calculation, blackoutHours: dark })}
          className="inline-flex min-h-11 items-center underline"
        >
          {format(messages.countDark, figures)}
        </Link>
      )}
    </p>
  )
}

/** The hours of blackout, and the volts that nobody said, which can be changed without touching the rest. */
export function BlackoutHours({ calculation }: { calculation: Calculation }) {
  const messages = useSolarMessages().editor
  const locale = useLocale()
  const rest = new URLSearchParams(calculationQuery(calculation))
  rest.delete(calculationParameters.blackoutHours)
  const rows = unknownVolts({ ...calculation, items: calculation.items.filter(isSized) })
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
          defaultValue={formatNumber(locale, calculation.blackoutHours, 2)}
          className="min-h-11 w-14 rounded-field border border-soft-ink bg-raised px-3 text-lg font-semibold text-ink"
        />
        h
      </label>
      <Button type="submit" className={rows.length > 0 ? 'max-md:ml-auto' : ''}>
        {messages.change}
      </Button>
      <GridHours calculation={calculation} />
      {rows.length > 0 && (
        <div className="flex w-full flex-wrap gap-2">
          <VoltsQuestion rows={rows} calculation={calculation} />
        </div>
      )}
    </form>
  )
}
