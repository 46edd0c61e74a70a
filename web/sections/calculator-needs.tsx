import { useLocale } from '#design/words-context.tsx'
import { fill, fillCount, formatNumber } from '#kernel/words.ts'
import type { Calculation } from '#shop/solar/calculation.rules.ts'
import type { Numbers } from '#shop/solar/numbers.rules.ts'
import { Figure } from '#shop/solar/ui/figure.tsx'
import { useSolarWords } from '#shop/solar/ui/solar-words.tsx'

interface CalculatorNeedsProps {
  readonly calculation: Calculation
  readonly numbers: Numbers
}

const oldRuleHours = 5

function Assumptions({ calculation, numbers }: CalculatorNeedsProps) {
  const { needs: words, editor, une } = useSolarWords()
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const month = calculation.month && editor.months[calculation.month - 1]
  const sun = fill(words.sun, {
    hours: formatNumber(locale, numbers.sunHours, 2),
    place: numbers.place ?? words.sunNowhere,
    month: month ? month.toLowerCase() : words.worstMonth,
  })
  const rule = fill(une, {
    theirs: number(numbers.dailyWh / oldRuleHours),
    ours: number(Math.ceil(numbers.panelW)),
  })
  const standby = fill(words.standby, {
    watts: number(numbers.standbyW),
    wh: number(numbers.standbyWh),
  })
  const blackout = fill(words.blackout, { wh: number(numbers.blackoutWh) })
  const bill = calculation.kwhAMonth === null ? [] : [words.bill]
  const lines = [
    sun,
    words.performance,
    rule,
    words.depth,
    blackout,
    words.headroom,
    standby,
    ...bill,
  ]
  return (
    <details className="mt-6 print:[&::details-content]:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
        {words.assumptions}
      </summary>
      <ul className="measure mt-2 list-disc space-y-1 pl-6 text-soft-ink">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

function Size({ inverterSize }: Pick<Numbers, 'inverterSize'>) {
  const words = useSolarWords().needs
  const locale = useLocale()
  if (inverterSize === null) return words.inverterNone
  return fill(words.inverterSize, { watts: formatNumber(locale, inverterSize) })
}

/** What the house uses and what it takes, each number with what it means. */
export function CalculatorNeeds({ calculation, numbers }: CalculatorNeedsProps) {
  const words = useSolarWords().needs
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  return (
    <section aria-labelledby="resultado" className="mt-6 scroll-mt-20">
      <h2 id="resultado" className="text-2xl font-bold">
        {words.title}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-7 border-t border-line pt-5 md:grid-cols-3 lg:grid-cols-5">
        <Figure value={numbers.dailyWh} unit="Wh">
          {words.daily}
        </Figure>
        <Figure value={numbers.simultaneousW} unit="W">
          {words.power}, {fill(words.starts, { watts: number(numbers.surgeW) })}
        </Figure>
        <Figure value={Math.ceil(numbers.panelW)} unit="W">
          {words.panels}: {fill(words.panelsFor, { count: numbers.panels })}
        </Figure>
        <Figure value={Math.ceil(numbers.batteryWh)} unit="Wh">
          {words.battery} {fillCount(locale, words.batteryFor, calculation.blackoutHours)}
        </Figure>
        <Figure value={numbers.inverterW} unit="W">
          {words.inverter}: <Size inverterSize={numbers.inverterSize} />
        </Figure>
      </dl>
      <Assumptions calculation={calculation} numbers={numbers} />
    </section>
  )
}
