import { useLocale } from '#design/words-context.tsx'
import { fill, formatNumber } from '#kernel/words.ts'
import { ProductLink } from '#shop/catalogue/ui/product-link.tsx'
import { ProductPicture } from '#shop/catalogue/ui/product-picture.tsx'
import { usePricingWords } from '#shop/pricing/ui/use-pricing-words.ts'
import type { Calculation } from '#shop/solar/calculation.rules.ts'
import type { OfferedSet } from '#shop/solar/calculator.service.server.ts'
import type { Numbers } from '#shop/solar/numbers.rules.ts'
import { DayDrawing } from '#shop/solar/ui/day-drawing.tsx'
import { DayTable } from '#shop/solar/ui/day-table.tsx'
import { useDeviceName, useSolarWords } from '#shop/solar/ui/solar-words.tsx'
import { useShop } from '../use-shop.ts'
import { AddToCart } from './add-to-cart.tsx'
import { CardPrice } from './card-price.tsx'

interface CalculatorSetsProps {
  readonly calculation: Calculation
  readonly numbers: Numbers
  readonly sets: readonly OfferedSet[]
}

interface SetProps {
  readonly set: OfferedSet
  readonly calculation: Calculation
  readonly numbers: Numbers
  readonly top: number
}

/** How long it lasts: the figure by which a set is chosen. */
function Lasts({ set, blackoutHours }: { set: OfferedSet; blackoutHours: number }) {
  const words = useSolarWords().sets
  const locale = useLocale()
  const hours = Math.floor(set.hours * 10) / 10
  return (
    <p>
      <span className="block text-sm text-soft-ink">{words.lasts}</span>
      <strong className="figures inline-block border-b-4 border-sun font-display text-2xl leading-tight">
        {fill(words.hours, { hours: formatNumber(locale, hours, hours < 10 ? 1 : 0) })}
      </strong>
      {hours >= blackoutHours && <span className="ml-2 text-soft-ink">{words.allBlackout}</span>}
    </p>
  )
}

function Facts({ set, calculation }: Omit<SetProps, 'top' | 'numbers'>) {
  const words = useSolarWords().sets
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const sun = { wh: number(set.panelWhPerDay), share: number(set.panelShare) }
  const sunText = calculation.month === null ? words.sunGives : words.sunGivesIn
  const isAlone = calculation.blackoutHours === 24
  const grid =
    set.refill === null ? words.noGridCharge : fill(words.recharge, { share: set.refill })
  const facts = [
    ...(set.panelWhPerDay > 0 ? [fill(sunText, sun)] : isAlone ? [] : [words.noSun]),
    fill(words.runs, { watts: number(set.continuousW), surge: number(set.surgeW) }),
    ...(isAlone ? [] : [grid]),
    ...(set.day.unmet > 0 ? [fill(words.wouldLeave, { wh: number(set.day.unmet) })] : []),
  ]
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function Warned({ set, numbers }: Pick<SetProps, 'set' | 'numbers'>) {
  const words = useSolarWords().warnings
  const locale = useLocale()
  if (set.warnings.length === 0) return null
  const values = {
    surge: { asked: numbers.goingSurgeW, has: set.surgeW },
    power: { asked: numbers.goingW, has: set.continuousW },
    chargeCurrent: { asked: 0, has: 0 },
    noPanels: { asked: 0, has: 0 },
  }
  return (
    <ul className="space-y-2 border-l-4 border-warn pl-3 text-sm">
      {set.warnings.map((warning) => {
        const { asked, has } = values[warning]
        const figures = { asked: formatNumber(locale, asked), has: formatNumber(locale, has) }
        return <li key={warning}>{fill(words[warning], figures)}</li>
      })}
    </ul>
  )
}

function OneSet({ set, calculation, numbers, top }: SetProps) {
  const { sets: words, day } = useSolarWords()
  const { destination } = useShop()
  const { product, level } = set
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-4 print:break-inside-avoid md:p-5">
      <div>
        <h3 className="text-xl font-bold">{words.levels[level]}</h3>
        <p className="text-sm text-soft-ink md:min-h-10">
          {set.isMet ? words.explained[level] : words.short} {set.hasReserve && words.hasReserve}
        </p>
      </div>
      <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
        <ProductPicture product={product} sizes="80px" className="rounded-field" />
        <ProductLink
          product={product}
          className="font-semibold underline decoration-line underline-offset-4"
        >
          {product.name}
        </ProductLink>
      </div>
      <Lasts set={set} blackoutHours={calculation.blackoutHours} />
      <CardPrice product={product} destination={destination} />
      <AddToCart product={product} className="print:hidden" />
      <Facts set={set} calculation={calculation} />
      <Warned set={set} numbers={numbers} />
      <div className="mt-auto">
        <h4 className="mb-2 font-semibold">{day.title}</h4>
        <DayDrawing day={set.day} blackoutHours={calculation.blackoutHours} top={top} />
        <DayTable day={set.day} blackoutHours={calculation.blackoutHours} />
      </div>
    </article>
  )
}

/** The devices that the sets were chosen for. */
function Going({ calculation }: Pick<SetProps, 'calculation'>) {
  const words = useSolarWords().sets
  const nameOf = useDeviceName()
  const isAlone = calculation.blackoutHours === 24
  const devices = calculation.items
    .filter(({ critical }) => critical || isAlone)
    .map(({ code, name, quantity }) => {
      const called = nameOf(code, name)
      return quantity === 1 ? called : `${called} × ${quantity}`
    })
  if (devices.length === 0) return null
  return <p className="measure mt-1">{fill(words.going, { devices: devices.join(', ') })}</p>
}

const rounded = (watts: number): number => Math.max(100, Math.ceil(watts / 100) * 100)

/** Just enough, recommended and ample, as they are for sale today. */
export function CalculatorSets({ calculation, numbers, sets }: CalculatorSetsProps) {
  const words = useSolarWords().sets
  const pricing = usePricingWords()
  const locale = useLocale()
  const { destination } = useShop()
  const number = (value: number) => formatNumber(locale, value)
  const top = rounded(Math.max(0, ...sets.flatMap(({ day }) => [...day.sun, ...day.load])))
  const text = fill(calculation.blackoutHours === 24 ? words.textAlone : words.text, {
    wh: number(numbers.blackoutWh),
    hours: calculation.blackoutHours,
    watts: number(numbers.goingW),
    price: destination === 'cuba' ? pricing.inCuba : pricing.inUsa,
  })
  return (
    <section aria-labelledby="en-venta" className="mt-10">
      <h2 id="en-venta" className="text-2xl font-bold">
        {sets.length === 3 ? words.title : words.titleFewer}
      </h2>
      <p className="measure mt-2 text-soft-ink">{sets.length === 0 ? words.none : text}</p>
      {sets.length > 0 && <Going calculation={calculation} />}
      <ul className="mt-5 grid gap-5 lg:grid-cols-3">
        {sets.map((set) => (
          <li key={set.product.id}>
            <OneSet set={set} calculation={calculation} numbers={numbers} top={top} />
          </li>
        ))}
      </ul>
    </section>
  )
}
