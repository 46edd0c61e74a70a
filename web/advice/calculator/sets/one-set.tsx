import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type { OfferedSet, OfferedSets } from '#shop/solar/calculator/calculator.service.server.ts'
import { generatorFacts } from '#shop/solar/composer/set-cost.rules.ts'
import { isVital } from '#shop/solar/sizing/medical.rules.ts'
import { placeOf, sunBandAt } from '#shop/solar/sizing/sun-hours.rules.ts'
import { DayDrawing } from '#shop/solar/ui/day-drawing.tsx'
import { DayTable } from '#shop/solar/ui/day-table.tsx'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { Fold } from '../fold.tsx'
import { MedicalWarnings } from '../medical-note.tsx'
import { ByGridInstead } from './by-grid.tsx'
import { GivesVolts } from './open-volts.tsx'
import { SetLines } from './set-lines.tsx'
import { SetReason } from './set-reason.tsx'

interface SetProps {
  readonly set: OfferedSet
  readonly calculation: Calculation
  readonly top: number
  /** A cheaper one without panels. */
  readonly byGrid?: OfferedSets['byGrid']
}

/** The runtime, by which a set is chosen. */
function Lasts({ set, blackoutHours }: { set: OfferedSet; blackoutHours: number }) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  const missingH = Math.ceil(10 * (blackoutHours - set.runtime.hoursLow)) / 10
  return (
    <p>
      <span className="block text-sm text-soft-ink">{messages.lasts}</span>
      <strong className="figures inline-block border-b-4 border-sun font-display text-xl leading-tight md:text-2xl">
        {rangeText(locale, messages.range, set.runtime)}
      </strong>
      {missingH <= 0 && (
        <span className="ml-2 inline-block whitespace-nowrap text-soft-ink">
          {messages.allBlackout}
        </span>
      )}
      {missingH > 0 && (
        <span className="mt-1 block text-sm">
          {format(messages.known.short, { hours: formatNumber(locale, missingH, 1) })}
        </span>
      )}
      {set.day.unmet > 0 && (
        <span className="mt-1 block text-sm font-semibold">
          {format(messages.wouldLeave, { wh: formatNumber(locale, set.day.unmet) })}
        </span>
      )}
    </p>
  )
}

type SetMessages = ReturnType<typeof useSolarMessages>['sets']

const refillText = (
  { low, high }: NonNullable<OfferedSet['refill']>,
  { recharge, known }: SetMessages,
): string =>
  low === high ? format(recharge, { share: low }) : format(known.recharge, { low, high })

const runsMessage = (
  { output: { isStated, sureStartW, surgeW } }: OfferedSet,
  { runs, known }: SetMessages,
): string => {
  if (isStated) return runs
  return sureStartW < surgeW ? known.runsOnLead : known.runsAtLeast
}

function Facts({ set, calculation }: Omit<SetProps, 'top'>) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const sun = { wh: number(set.panelWhPerDay), share: number(set.panelShare) }
  const sunText = calculation.month === null ? messages.sunGives : messages.sunGivesIn
  const isAlone = calculation.blackoutHours === 24
  const grid = set.refill === null ? messages.noGridCharge : refillText(set.refill, messages)
  const facts = [
    ...(set.nonstop ? [rangeText(locale, messages.nonstop, set.nonstop)] : []),
    ...(set.panelWhPerDay > 0 ? [format(sunText, sun)] : isAlone ? [] : [messages.noSun]),
    format(runsMessage(set, messages), {
      watts: number(Math.floor(set.output.continuousW)),
      surge: number(Math.floor(set.output.surgeW)),
      sure: number(Math.floor(set.output.sureStartW)),
    }),
    messages.gives[set.outletVolts],
    ...(isAlone ? [] : [grid]),
    ...(set.isPluggedOver && !isAlone ? [messages.known.pluggedOver] : []),
  ]
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** From so many hours on, tenths say nothing. */
const smallHours = 10

type HoursLeft = NonNullable<OfferedSet['prospects']>['afterOneCloudy']

/** Hours that are left after cloudy days; null where they never run out. */
function useHoursLeft() {
  const { prospects: messages } = useSolarMessages().sets
  const locale = useLocale()
  const rounded = (hours: number) => formatNumber(locale, hours, hours < smallHours ? 1 : 0)
  return ({ low, high }: HoursLeft): string | null => {
    if (low === null) return null
    if (high === null) return format(messages.orMore, { low: rounded(low) })
    const shown = { low: rounded(low), high: rounded(high) }
    return shown.low === shown.high ? shown.low : format(messages.band, shown)
  }
}

/** What cloudy days leave, above the price of what somebody's health depends on. */
function CloudyDays({ set, calculation }: Pick<SetProps, 'set' | 'calculation'>) {
  const { prospects: messages, known } = useSolarMessages().sets
  const hoursLeft = useHoursLeft()
  if (!set.prospects || !isVital(calculation)) return null
  const one = hoursLeft(set.prospects.afterOneCloudy)
  const two = hoursLeft(set.prospects.afterTwoCloudy)
  if (two === null) return <p className="text-sm">{messages.never}</p>
  return <p className="text-sm">{format(known.cloudy, { one: one ?? two, two })}</p>
}

function OtherDays({ set, calculation }: Pick<SetProps, 'set' | 'calculation'>) {
  const { prospects: messages, known } = useSolarMessages().sets
  const locale = useLocale()
  const hoursLeft = useHoursLeft()
  const { prospects } = set
  if (!prospects) return null
  const sunBand = sunBandAt(calculation.place)
  const isEstimate = placeOf(calculation.place)?.isEstimate ?? false
  const band = (percent: number) => {
    const low = formatNumber(locale, Math.min(100, percent * sunBand.low))
    const high = formatNumber(locale, Math.min(100, percent * sunBand.high))
    return { band: low === high ? low : format(messages.band, { low, high }) }
  }
  const { usualSun, worstSun } = prospects
  const one = hoursLeft(prospects.afterOneCloudy)
  const two = hoursLeft(prospects.afterTwoCloudy)
  const cloudy =
    one === null || two === null
      ? [messages.never]
      : [format(messages.oneCloudy, { hours: one }), format(messages.twoCloudy, { hours: two })]
  const usual = calculation.place === null ? known.nowhere : format(messages.usual, band(usualSun))
  const facts = [...(isEstimate ? [] : [usual]), format(messages.worst, band(worstSun)), ...cloudy]
  return (
    <div>
      <h4 className="font-semibold">{messages.title}</h4>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

function Cost({ set }: Pick<SetProps, 'set'>) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  const dollars = (amount: number) => formatUsd(cents(Math.round(amount)))
  const { priceUsd, litresPerKwh, usdPerLitre } = generatorFacts
  const { batteryYears, isOwnBattery } = set.cost
  return (
    <p className="text-sm">
      {format(messages.cost, {
        set: dollars(set.cost.set),
        generator: dollars(set.cost.generator),
        price: dollars(priceUsd * 100),
        litres: formatNumber(locale, litresPerKwh, 1),
        fuel: dollars(usdPerLitre * 100),
      })}{' '}
      {batteryYears === null
        ? messages.batteryOutlasts
        : format(isOwnBattery ? messages.ownBatteryReplaced : messages.batteryReplaced, {
            years: formatNumber(locale, batteryYears, 1),
          })}
    </p>
  )
}

/** What does not come with it, which its line says, and what an installer remarks. */
function Advice({ advice, notIncluded }: Pick<OfferedSet, 'advice' | 'notIncluded'>) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  if (advice.length === 0 && notIncluded.length === 0) return null
  const summary =
    notIncluded.length > 0
      ? messages.notIncludedAndAdvice
      : formatPlural(locale, messages.advice, advice.length)
  return (
    <Fold summary={summary} className="open:w-full">
      {notIncluded.length > 0 && (
        <p className="border-l-4 border-l-warn pl-3 text-sm">
          {format(messages.notIncluded, { list: notIncluded.join('; ') })}
        </p>
      )}
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
        {advice.map(({ rule, message }) => (
          <li key={rule}>{message}</li>
        ))}
      </ul>
    </Fold>
  )
}

/** One set: how long it lasts, what it is, why not a cheaper one; the rest behind folds. */
export function OneSet({ set, calculation, top, byGrid }: SetProps) {
  const { sets: messages, day } = useSolarMessages()
  const isTight = set.advice.some(({ rule }) => rule === 'E9')
  return (
    <article className="flex h-full flex-col gap-1.5 rounded-card border border-line bg-raised px-3 py-2.5 md:gap-3 md:p-5 print:block print:h-auto print:space-y-2 print:rounded-none print:border-x-0 print:p-0 print:py-3">
      <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2">
        <h3 className="text-xl font-bold">{messages.levels[set.level]}</h3>
        <p className="text-sm text-soft-ink md:min-h-10">
          {isTight ? messages.known.tight : messages.explained[set.level]}
        </p>
      </div>
      <Lasts set={set} blackoutHours={calculation.blackoutHours} />
      <MedicalWarnings set={set} calculation={calculation} />
      <GivesVolts set={set} calculation={calculation} />
      <CloudyDays set={set} calculation={calculation} />
      <SetLines set={set} calculation={calculation} />
      <SetReason rejected={set.rejected} below={set.below} />
      <div className="mt-auto flex flex-wrap gap-x-4 max-md:text-sm md:gap-x-6">
        <Fold summary={messages.details} className="open:w-full">
          <div className="mt-2 grid gap-4">
            <Facts set={set} calculation={calculation} />
            <OtherDays set={set} calculation={calculation} />
            <Cost set={set} />
            {byGrid && <ByGridInstead byGrid={byGrid} calculation={calculation} />}
            <div className="break-inside-avoid">
              <h4 className="mb-2 font-semibold">{day.title}</h4>
              <DayDrawing day={set.day} blackoutHours={calculation.blackoutHours} top={top} />
              <DayTable day={set.day} blackoutHours={calculation.blackoutHours} />
            </div>
          </div>
        </Fold>
        <Advice advice={set.advice} notIncluded={set.notIncluded} />
      </div>
    </article>
  )
}

/** On a phone one line with hours and price, which opens; beside the others where there is room. */
export function FoldedSet(props: SetProps) {
  const { set } = props
  const messages = useSolarMessages().sets
  const locale = useLocale()
  return (
    <details className="h-full lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:h-full print:[&::details-content]:[content-visibility:visible]">
      <summary className="min-h-11 cursor-pointer rounded-card border border-line bg-raised px-3 py-2 max-md:text-sm max-md:leading-7 lg:supports-[selector(::details-content)]:hidden print:hidden">
        <strong>{messages.levels[set.level]}</strong>{' '}
        <span className="figures">
          {rangeText(locale, messages.shortRange, set.runtime)},{' '}
          <strong>{formatUsd(cents(set.price))}</strong>
        </span>
      </summary>
      <OneSet {...props} />
    </details>
  )
}
