import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { needsVolts } from '#shop/electrical/start-watts.rules.ts'
import { type Calculation, isSized } from '#shop/solar/calculator/calculation.rules.ts'
import {
  calculationParameters,
  calculationQuery,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import { Choice } from '#shop/solar/ui/choice.tsx'
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
export function AskVolts({ calculation }: { calculation: Calculation }) {
  const messages = useSolarMessages().editor
  const nameOf = useDeviceName()
  const codes = unknownOf(calculation)
  if (codes.length === 0) return null
  return (
    <form
      method="get"
      action={calculatorPath}
      className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2 border-l-4 border-l-warn pl-3 print:hidden"
    >
      {[...new URLSearchParams(calculationQuery(calculation))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {codes.map((code) => (
        <Choice
          key={code}
          name={calculationParameters.volts}
          label={format(messages.volts, { device: nameOf(code) })}
          value={code}
          options={{
            [code]: messages.voltsUnknown,
            [`${code}110`]: '110 V',
            [`${code}220`]: '220 V',
          }}
        />
      ))}
      <Button type="submit">{messages.change}</Button>
      <p className="w-full text-sm">{messages.voltsCounted}</p>
    </form>
  )
}
