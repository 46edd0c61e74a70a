import { Button } from '#design/button.tsx'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import {
  calculationParameters,
  calculationQuery,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

/** The hours of blackout, which can be changed without touching the rest. */
export function BlackoutHours({ calculation }: { calculation: Calculation }) {
  const messages = useSolarMessages().editor
  const rest = new URLSearchParams(calculationQuery(calculation))
  rest.delete(calculationParameters.blackoutHours)
  return (
    <form
      method="get"
      action={calculatorPath}
      className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 print:hidden"
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
      <Button type="submit">{messages.change}</Button>
    </form>
  )
}
