import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'
import { type Calculation, isSized } from '#shop/solar/calculator/calculation.rules.ts'
import type { NearSet, OfferedSets } from '#shop/solar/calculator/calculator.service.server.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import { isVital } from '#shop/solar/sizing/medical.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { Fold } from '../fold.tsx'
import { MedicalWarnings } from '../medical-note.tsx'
import { ByGrid } from './by-grid.tsx'
import { ByHand } from './by-hand.tsx'
import { FoldedSet, OneSet } from './one-set.tsx'
import { GivesVolts, OpenVolts } from './open-volts.tsx'
import { PricesElsewhere } from './prices-elsewhere.tsx'
import { SetLines } from './set-lines.tsx'

interface CalculatorSetsProps {
  readonly calculation: Calculation
  readonly numbers: Numbers
  readonly offered: OfferedSets
}

interface NearestProps extends Pick<OfferedSets, 'near' | 'byGrid' | 'aboveBudget'> {
  readonly calculation: Calculation
}

const halfPercent = 50

function NearText({ near, calculation }: { near: NearSet; calculation: Calculation }) {
  const { near: messages } = useSolarMessages().sets
  const locale = useLocale()
  const reserve = isVital(calculation) ? medicalReserve : 1
  const figures = {
    hours: formatNumber(locale, Math.floor(near.hours * 10) / 10, 1),
    needs: formatNumber(locale, reserve * calculation.blackoutHours, 1),
    share: formatNumber(locale, near.share),
  }
  const [first, ...more] = near.lacks
  if (near.isHardlyCharged && more.length === 0) return format(messages.hardlySun, figures)
  if (first === 'sun' && more.length === 0 && near.share < halfPercent)
    return format(messages.partOfSun, figures)
  if (first && first !== 'charge' && more.length === 0 && near.isNear)
    return format(messages[first], figures)
  const lacking = near.lacks.map((one) => messages.lacking[one])
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(lacking)
  return format(messages.several, { ...figures, lacking: list })
}

const nearCard =
  'mt-3 max-w-xl rounded-card border border-l-4 border-line border-l-warn bg-raised px-3 md:mt-5 md:px-5'

/** What comes nearest when nothing fits, and what would do everything. */
function Nearest({ near, byGrid, aboveBudget, calculation }: NearestProps) {
  const messages = useSolarMessages().sets.near
  const { budget } = calculation
  const within = { budget: formatUsd(cents(Math.round((budget ?? 0) * 100))) }
  const found = byGrid ? messages.withPanelsWithin : messages.within
  const unlimited = byGrid ? messages.withPanels : messages.title
  const budgetTitle = near?.isNear === false ? messages.farWithin : found
  const title = near ? budgetTitle : messages.nothing
  const freeTitle = near?.isNear === false ? messages.far : unlimited
  if (byGrid && !near) return null
  const heading = budget === null ? freeTitle : format(title, within)
  const content = (
    <>
      {near && (
        <>
          <p>
            <NearText near={near} calculation={calculation} />
          </p>
          <MedicalWarnings set={near} calculation={calculation} />
          <GivesVolts set={near} calculation={calculation} />
          <SetLines set={near} calculation={calculation} />
        </>
      )}
      {aboveBudget !== null && !byGrid && (
        <p className="max-md:text-sm">
          {format(messages.cheapest, { price: formatUsd(cents(aboveBudget)) })}
        </p>
      )}
    </>
  )
  // below what would do without panels it is the second choice
  if (byGrid)
    return (
      <Fold summary={<h3>{heading}</h3>} className={nearCard}>
        <div className="grid gap-2 pb-2 md:gap-3">{content}</div>
      </Fold>
    )
  return (
    <article className={`${nearCard} grid gap-2 py-3 md:gap-3 md:py-5`}>
      <h3 className="text-lg leading-snug font-bold md:text-xl">{heading}</h3>
      {content}
    </article>
  )
}

/** As many as two lines of a phone hold. */
const fewDevices = 3

/** The devices that the sets were sized for. */
function Going({ calculation }: Pick<CalculatorSetsProps, 'calculation'>) {
  const messages = useSolarMessages().sets
  const nameOf = useDeviceName()
  const isAlone = calculation.blackoutHours === 24
  const devices = calculation.items
    .filter((item) => isSized(item) && (item.critical || isAlone))
    .map(({ code, name, quantity }) => {
      const called = nameOf(code, name)
      return quantity === 1 ? called : `${called} × ${quantity}`
    })
  if (devices.length === 0) return null
  const text = format(messages.going, { devices: devices.join(', ') })
  if (devices.length <= fewDevices) return <p className="measure mt-1 max-md:text-sm">{text}</p>
  return (
    <Fold
      summary={format(messages.goingMany, { count: devices.length })}
      isOpenWide
      className="measure mt-1 max-md:text-sm"
    >
      <p>{text}</p>
    </Fold>
  )
}

const rounded = (watts: number): number => Math.max(100, Math.ceil(watts / 100) * 100)

/** Why there is nothing to show. */
function nothingText(
  { onlyShower, nothingGoing, none }: ReturnType<typeof useSolarMessages>['sets'],
  { items }: Calculation,
  { simultaneousW }: Numbers,
): string {
  if (items.length > 0 && !items.some(isSized)) return onlyShower
  return simultaneousW === 0 ? nothingGoing : none
}

/** Three sets (sufficient, recommended, ample) of products for sale today. */
export function CalculatorSets({ calculation, numbers, offered }: CalculatorSetsProps) {
  const { sets, near, byGrid, byHand, aboveBudget } = offered
  const hasNear =
    sets.length === 0 && [near, byGrid, byHand, aboveBudget].some((one) => one !== null)
  const messages = useSolarMessages().sets
  const pricing = usePricingMessages()
  const locale = useLocale()
  const { destination } = useShop()
  const number = (value: number) => formatNumber(locale, value)
  const top = rounded(Math.max(0, ...sets.flatMap(({ day }) => [...day.sun, ...day.load])))
  const text = format(calculation.blackoutHours === 24 ? messages.textAlone : messages.text, {
    wh: number(numbers.blackoutWh),
    hours: formatNumber(locale, calculation.blackoutHours, 1),
    watts: number(numbers.simultaneousW),
    price: destination === 'cuba' ? pricing.inCuba : pricing.inUsa,
  })
  const isNothing = sets.length === 0 && !hasNear
  const emptyText = isNothing ? nothingText(messages, calculation, numbers) : null
  return (
    <section aria-labelledby="en-venta" className="mt-3 md:mt-10">
      <h2 id="en-venta" className="text-xl font-bold md:text-2xl">
        {sets.length === 3 ? messages.title : messages.titleFewer}
      </h2>
      <p className="measure mt-1 text-soft-ink max-md:text-sm md:mt-2">{emptyText ?? text}</p>
      {sets.length > 0 && <Going calculation={calculation} />}
      {!isNothing && (
        <>
          <OpenVolts {...offered} calculation={calculation} />
          <PricesElsewhere place={calculation.place} />
        </>
      )}
      {hasNear && byGrid && (
        <ByGrid byGrid={byGrid} aboveBudget={aboveBudget} calculation={calculation} />
      )}
      {hasNear && <Nearest {...offered} calculation={calculation} />}
      <ul className="mt-2 grid gap-2 md:mt-5 md:gap-5 lg:grid-cols-3">
        {sets.map((set, index) => (
          <li key={set.level} className="print:break-inside-auto!">
            {index === 0 ? (
              <OneSet set={set} calculation={calculation} top={top} byGrid={byGrid} />
            ) : (
              <FoldedSet set={set} calculation={calculation} top={top} />
            )}
          </li>
        ))}
      </ul>
      {byHand && <ByHand byHand={byHand} isOnly={sets.length === 0} calculation={calculation} />}
    </section>
  )
}
