import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import { Figure } from '#shop/solar/ui/figure.tsx'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { Fold } from './fold.tsx'

interface CalculatorNeedsProps {
  readonly calculation: Calculation
  readonly numbers: Numbers
}

const oldRuleHours = 5

function Assumptions({ calculation, numbers }: CalculatorNeedsProps) {
  const { needs: messages, editor, une } = useSolarMessages()
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const month = !numbers.isEstimate && calculation.month && editor.months[calculation.month - 1]
  const sun = format(messages.sun, {
    hours: formatNumber(locale, numbers.sunHours, 2),
    place: numbers.place ?? messages.sunNowhere,
    month: month ? month.toLowerCase() : messages.worstMonth,
  })
  const rule = format(une, {
    theirs: number(numbers.dailyWh / oldRuleHours),
    ours: number(Math.ceil(numbers.panelW)),
  })
  const standby = format(messages.standby, {
    watts: number(numbers.standbyW),
    wh: number(numbers.standbyWh),
  })
  const blackout = format(messages.blackout, { wh: number(numbers.blackoutWh) })
  const bill = calculation.kwhAMonth === null ? [] : [messages.bill]
  const estimate = numbers.isEstimate ? [messages.sunEstimate] : []
  const lines = [
    sun,
    ...estimate,
    messages.performance,
    rule,
    messages.depth,
    blackout,
    messages.headroom,
    standby,
    ...bill,
  ]
  return (
    <Fold summary={messages.assumptions} className="mt-1 md:mt-6">
      <ul className="measure mt-2 list-disc space-y-1 pl-6 text-soft-ink">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  )
}

function Size({ inverterSize }: Pick<Numbers, 'inverterSize'>) {
  const messages = useSolarMessages().needs
  const locale = useLocale()
  if (inverterSize === null) return messages.inverterNone
  return format(messages.inverterSize, { watts: formatNumber(locale, inverterSize) })
}

/** Consumption and requirements, each figure with its explanation. */
export function CalculatorNeeds({ calculation, numbers }: CalculatorNeedsProps) {
  const messages = useSolarMessages().needs
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const isAll =
    calculation.blackoutHours === 24 || calculation.items.every(({ critical }) => critical)
  const goingPanelW = Math.ceil(numbers.goingPanelW)
  const isLess = goingPanelW < Math.ceil(numbers.panelW)
  return (
    <section aria-labelledby="resultado" className="mt-3 scroll-mt-20 md:mt-6">
      <h2 id="resultado" className="text-2xl font-bold">
        {messages.title}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 border-t border-line pt-2 md:mt-5 md:grid-cols-3 md:gap-y-7 md:pt-5 lg:grid-cols-5">
        <Figure value={numbers.dailyWh} unit="Wh">
          {messages.daily}, {format(messages.dailyStandby, { wh: number(numbers.standbyWh) })}
        </Figure>
        <Figure value={numbers.simultaneousW} unit="W">
          {isAll ? messages.power : messages.powerGoing}
          {numbers.surgeW > numbers.simultaneousW &&
            `, ${format(messages.starts, { watts: number(numbers.surgeW) })}`}
        </Figure>
        <Figure value={Math.ceil(numbers.panelW)} unit="W">
          {messages.panels}: {format(messages.panelsFor, { count: numbers.panels })}
          {isLess && `. ${format(messages.panelsGoing, { watts: number(goingPanelW) })}`}
        </Figure>
        <Figure value={Math.ceil(numbers.batteryWh)} unit="Wh">
          {messages.battery}{' '}
          {format(numbers.reserveHours > 0 ? messages.batteryForMedical : messages.batteryFor, {
            count: formatNumber(locale, calculation.blackoutHours, 1),
          })}
        </Figure>
        <Figure value={numbers.inverterW} unit="W">
          {messages.inverter}: <Size inverterSize={numbers.inverterSize} />
        </Figure>
      </dl>
      <Assumptions calculation={calculation} numbers={numbers} />
    </section>
  )
}
