import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { ProductImage } from '#shop/catalogue/images/ui/product-image.tsx'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type { OfferedSet } from '#shop/solar/calculator/calculator.service.server.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import { DayDrawing } from '#shop/solar/ui/day-drawing.tsx'
import { DayTable } from '#shop/solar/ui/day-table.tsx'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { CardPrice } from '#web/catalogue/listing/card-price.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'

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
    </p>
  )
}

function Facts({ set, calculation }: Omit<SetProps, 'top' | 'numbers'>) {
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
    ...(set.day.unmet > 0 ? [format(messages.wouldLeave, { wh: number(set.day.unmet) })] : []),
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
  const messages = useSolarMessages().warnings
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
        const { asked: requested, has } = values[warning]
        const figures = { asked: formatNumber(locale, requested), has: formatNumber(locale, has) }
        return <li key={warning}>{format(messages[warning], figures)}</li>
      })}
    </ul>
  )
}

function OneSet({ set, calculation, numbers, top }: SetProps) {
  const { sets: messages, day } = useSolarMessages()
  const { destination } = useShop()
  const { product, level } = set
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-4 print:break-inside-avoid md:p-5">
      <div>
        <h3 className="text-xl font-bold">{messages.levels[level]}</h3>
        <p className="text-sm text-soft-ink md:min-h-10">
          {set.isMet ? messages.explained[level] : messages.short}{' '}
          {set.hasReserve && messages.hasReserve}
        </p>
      </div>
      <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
        <ProductImage product={product} sizes="80px" className="rounded-field" />
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
export function CalculatorSets({ calculation, numbers, sets }: CalculatorSetsProps) {
  const messages = useSolarMessages().sets
  const pricing = usePricingMessages()
  const locale = useLocale()
  const { destination } = useShop()
  const number = (value: number) => formatNumber(locale, value)
  const top = rounded(Math.max(0, ...sets.flatMap(({ day }) => [...day.sun, ...day.load])))
  const text = format(calculation.blackoutHours === 24 ? messages.textAlone : messages.text, {
    wh: number(numbers.blackoutWh),
    hours: calculation.blackoutHours,
    watts: number(numbers.goingW),
    price: destination === 'cuba' ? pricing.inCuba : pricing.inUsa,
  })
  return (
    <section aria-labelledby="en-venta" className="mt-10">
      <h2 id="en-venta" className="text-2xl font-bold">
        {sets.length === 3 ? messages.title : messages.titleFewer}
      </h2>
      <p className="measure mt-2 text-soft-ink">{sets.length === 0 ? messages.none : text}</p>
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
