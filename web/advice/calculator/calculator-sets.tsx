import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type {
  NearSet,
  OfferedSet,
  OfferedSets,
} from '#shop/solar/calculator/calculator.service.server.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import { generatorFacts, sunBand } from '#shop/solar/composer/set-prospects.rules.ts'
import { DayDrawing } from '#shop/solar/ui/day-drawing.tsx'
import { DayTable } from '#shop/solar/ui/day-table.tsx'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { SetLines } from './set-lines.tsx'
import { SetReason } from './set-reason.tsx'

interface CalculatorSetsProps {
  readonly calculation: Calculation
  readonly numbers: Numbers
  readonly offered: OfferedSets
}

interface SetProps {
  readonly set: OfferedSet
  readonly calculation: Calculation
  readonly top: number
}

/** The runtime, by which a set is chosen. */
function Lasts({ set, blackoutHours }: { set: OfferedSet; blackoutHours: number }) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  return (
    <p>
      <span className="block text-sm text-soft-ink">{messages.lasts}</span>
      <strong className="figures inline-block border-b-4 border-sun font-display text-2xl leading-tight">
        {rangeText(locale, messages.range, set.runtime)}
      </strong>
      {set.runtime.hoursLow >= blackoutHours && (
        <span className="ml-2 text-soft-ink">{messages.allBlackout}</span>
      )}
      {set.nonstop && (
        <span className="mt-1 block text-sm text-soft-ink">
          {rangeText(locale, messages.nonstop, set.nonstop)}
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

function Facts({ set, calculation }: Omit<SetProps, 'top'>) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const sun = { wh: number(set.panelWhPerDay), share: number(set.panelShare) }
  const sunText = calculation.month === null ? messages.sunGives : messages.sunGivesIn
  const isAlone = calculation.blackoutHours === 24
  const grid =
    set.refill === null ? messages.noGridCharge : format(messages.recharge, { share: set.refill })
  const facts = [
    ...(set.panelWhPerDay > 0 ? [format(sunText, sun)] : isAlone ? [] : [messages.noSun]),
    format(messages.runs, { watts: number(set.continuousW), surge: number(set.surgeW) }),
    ...(isAlone ? [] : [grid]),
  ]
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function OtherDays({ set }: Pick<SetProps, 'set'>) {
  const { prospects: messages } = useSolarMessages().sets
  const locale = useLocale()
  const { prospects } = set
  if (!prospects) return null
  const band = (percent: number) => {
    const low = formatNumber(locale, Math.min(100, percent * sunBand.low))
    const high = formatNumber(locale, Math.min(100, percent * sunBand.high))
    return { band: low === high ? low : format(messages.band, { low, high }) }
  }
  const left = (hours: number) => ({ hours: formatNumber(locale, hours, hours < 10 ? 1 : 0) })
  const { usualSun, worstSun, afterOneCloudy: one, afterTwoCloudy: two } = prospects
  const cloudy =
    one === null || two === null
      ? [messages.never]
      : [format(messages.oneCloudy, left(one)), format(messages.twoCloudy, left(two))]
  const facts = [
    format(messages.usual, band(usualSun)),
    format(messages.worst, band(worstSun)),
    ...cloudy,
  ]
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
  return (
    <p className="text-sm">
      {format(messages.cost, {
        set: dollars(set.cost.set),
        generator: dollars(set.cost.generator),
        price: dollars(priceUsd * 100),
        litres: formatNumber(locale, litresPerKwh, 1),
        fuel: dollars(usdPerLitre * 100),
      })}
    </p>
  )
}

function OneSet({ set, calculation, top }: SetProps) {
  const { sets: messages, day } = useSolarMessages()
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-4 print:break-inside-avoid md:p-5">
      <div>
        <h3 className="text-xl font-bold">{messages.levels[set.level]}</h3>
        <p className="text-sm text-soft-ink md:min-h-10">{messages.explained[set.level]}</p>
      </div>
      <Lasts set={set} blackoutHours={calculation.blackoutHours} />
      <SetLines set={set} place={calculation.place} />
      <SetReason rejected={set.rejected} />
      <Advice advice={set.advice} />
      <details className="mt-auto print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
          {messages.details}
        </summary>
        <div className="mt-2 grid gap-4">
          <Facts set={set} calculation={calculation} />
          <OtherDays set={set} />
          <Cost set={set} />
          <div>
            <h4 className="mb-2 font-semibold">{day.title}</h4>
            <DayDrawing day={set.day} blackoutHours={calculation.blackoutHours} top={top} />
            <DayTable day={set.day} blackoutHours={calculation.blackoutHours} />
          </div>
        </div>
      </details>
    </article>
  )
}

interface NearestProps extends Pick<OfferedSets, 'aboveBudget'> {
  readonly near: NearSet | null
  readonly calculation: Calculation
}

function NearText({ near, calculation }: NearestProps & { near: NearSet }) {
  const { near: messages } = useSolarMessages().sets
  const locale = useLocale()
  const { blackoutHours } = calculation
  const hours = Math.min(near.runtime.hours, blackoutHours)
  const figures = {
    hours: formatNumber(locale, hours, 1),
    needs: formatNumber(locale, blackoutHours),
    share: formatNumber(locale, near.share),
  }
  const [first, ...more] = near.lacks
  if (first && first !== 'charge' && more.length === 0) return format(messages[first], figures)
  const lacking = near.lacks.map((one) => messages.lacking[one])
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(lacking)
  return format(messages.several, { ...figures, lacking: list })
}

/** What comes nearest when nothing fits, and what would do everything. */
function Nearest({ near, aboveBudget, calculation }: NearestProps) {
  const messages = useSolarMessages().sets.near
  const { budget } = calculation
  const within = { budget: formatUsd(cents((budget ?? 0) * 100)) }
  const title = near ? messages.within : messages.nothing
  return (
    <article className="mt-5 grid max-w-xl gap-3 rounded-card border border-l-4 border-line border-l-warn bg-raised p-4 md:p-5">
      <h3 className="text-xl font-bold">
        {budget === null ? messages.title : format(title, within)}
      </h3>
      {near && (
        <p>
          <NearText near={near} aboveBudget={aboveBudget} calculation={calculation} />
        </p>
      )}
      {near && <SetLines set={near} place={calculation.place} />}
      {aboveBudget !== null && (
        <p>{format(messages.cheapest, { price: formatUsd(cents(aboveBudget)) })}</p>
      )}
    </article>
  )
}

/** What an installer remarks, folded. */
function Advice({ advice }: Pick<OfferedSet, 'advice'>) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  if (advice.length === 0) return null
  return (
    <details className="print:[&::details-content]:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
        {formatPlural(locale, messages.advice, advice.length)}
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
        {advice.map(({ rule, message }) => (
          <li key={rule}>{message}</li>
        ))}
      </ul>
    </details>
  )
}

/** The devices that the sets were sized for. */
function Going({ calculation }: Pick<SetProps, 'calculation'>) {
  const messages = useSolarMessages().sets
  const nameOf = useDeviceName()
  const isAlone = calculation.blackoutHours === 24
  const devices = calculation.items
    .filter(({ critical }) => critical || isAlone)
    .map(({ code, name, quantity }) => {
      const called = nameOf(code, name)
      return quantity === 1 ? called : `${called} × ${quantity}`
    })
  if (devices.length === 0) return null
  return <p className="measure mt-1">{format(messages.going, { devices: devices.join(', ') })}</p>
}

const rounded = (watts: number): number => Math.max(100, Math.ceil(watts / 100) * 100)

/** Three sets (sufficient, recommended, ample) of products for sale today. */
export function CalculatorSets({ calculation, numbers, offered }: CalculatorSetsProps) {
  const { sets, near, aboveBudget } = offered
  const hasNear = near !== null || aboveBudget !== null
  const messages = useSolarMessages().sets
  const pricing = usePricingMessages()
  const locale = useLocale()
  const { destination } = useShop()
  const number = (value: number) => formatNumber(locale, value)
  const top = rounded(Math.max(0, ...sets.flatMap(({ day }) => [...day.sun, ...day.load])))
  const text = format(calculation.blackoutHours === 24 ? messages.textAlone : messages.text, {
    wh: number(numbers.blackoutWh),
    hours: calculation.blackoutHours,
    watts: number(numbers.simultaneousW),
    price: destination === 'cuba' ? pricing.inCuba : pricing.inUsa,
  })
  const isNothing = sets.length === 0 && !hasNear
  const nothing = numbers.simultaneousW === 0 ? messages.nothingGoing : messages.none
  const emptyText = isNothing ? nothing : null
  return (
    <section aria-labelledby="en-venta" className="mt-10">
      <h2 id="en-venta" className="text-2xl font-bold">
        {sets.length === 3 ? messages.title : messages.titleFewer}
      </h2>
      <p className="measure mt-2 text-soft-ink">{emptyText ?? text}</p>
      {sets.length > 0 && <Going calculation={calculation} />}
      {hasNear && <Nearest near={near} aboveBudget={aboveBudget} calculation={calculation} />}
      <ul className="mt-5 grid gap-5 lg:grid-cols-3">
        {sets.map((set) => (
          <li key={set.level}>
            <OneSet set={set} calculation={calculation} top={top} />
          </li>
        ))}
      </ul>
    </section>
  )
}
