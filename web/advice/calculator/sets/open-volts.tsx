import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { type Calculation, ownCode, sizedPart } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { OfferedSets, SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { definiteName } from '#shop/solar/calculator/device-text.rules.ts'
import {
  eitherVolts,
  smallVolts,
  type VoltsRow,
} from '#shop/solar/calculator/volts-written.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

interface OpenVoltsProps extends Pick<OfferedSets, 'volts' | 'sets' | 'near'> {
  readonly calculation: Calculation
}

/** The devices in a sentence. */
function useNamed() {
  const locale = useLocale()
  const nameOf = useDeviceName()
  return (rows: readonly VoltsRow[]): string =>
    new Intl.ListFormat(locale).format(
      rows.map(({ item: { code, name } }) =>
        definiteName(locale, nameOf(code, name), code === ownCode),
      ),
    )
}

/** The same calculation with what the name plates may say. */
function answeredHref(calculation: Calculation, rows: readonly VoltsRow[], volts: 110 | 220) {
  const answers = Object.fromEntries(rows.map(({ key }) => [key, volts] as const))
  return calculationHref({ ...calculation, volts: { ...calculation.volts, ...answers } })
}

interface PriceLinkProps {
  readonly href: string
  readonly text: string
  readonly price: number
}

const PriceLink = ({ href, text, price }: PriceLinkProps) => (
  <Link to={href} className="underline">
    {format(text, { price: formatUsd(cents(price)) })}
  </Link>
)

/** What is counted until somebody says the volts of a large device, and what an answer of 110 would save. */
function EitherVolts({ volts: { on110 }, calculation }: OpenVoltsProps) {
  const messages = useSolarMessages().sets
  const named = useNamed()
  const unknown = eitherVolts(sizedPart(calculation))
  if (unknown.length === 0) return null
  return (
    <p className={`measure mt-1 max-md:text-sm ${on110 === null ? 'max-md:hidden' : ''}`}>
      {/* on a phone the question above says it already */}
      <span className="max-md:hidden">{format(messages.either, { devices: named(unknown) })} </span>
      {on110 !== null && (
        <PriceLink
          href={answeredHref(calculation, unknown, 110)}
          text={messages.eitherCheaper}
          price={on110}
        />
      )}
    </p>
  )
}

/** Whether the volts of a small device matter here, and what an answer of 220 would cost. */
function SmallVolts({ volts: { on220 }, sets, near, calculation }: OpenVoltsProps) {
  const messages = useSolarMessages().sets
  const named = useNamed()
  const unknown = smallVolts(sizedPart(calculation))
  if (unknown.length === 0) return null
  const shown = near ? [...sets, near] : sets
  const text = shown.every(({ gives240 }) => gives240) ? messages.smallEither : messages.small
  return (
    <p className="measure mt-1 border-l-4 border-l-warn pl-3 max-md:text-sm">
      {format(text, { devices: named(unknown) })} {on220 === 'none' && messages.smallNone}
      {typeof on220 === 'number' && (
        <PriceLink
          href={answeredHref(calculation, unknown, 220)}
          text={messages.smallDearer}
          price={on220}
        />
      )}
    </p>
  )
}

/** What nobody said of the devices' volts: it goes before any price. */
export function OpenVolts(props: OpenVoltsProps) {
  return (
    <>
      <EitherVolts {...props} />
      <SmallVolts {...props} />
    </>
  )
}

interface GivesVoltsProps {
  readonly set: Pick<SoldSet, 'outletVolts'>
  readonly calculation: Calculation
}

/** What a set gives, where a device may be of either. */
export function GivesVolts({ set, calculation }: GivesVoltsProps) {
  const { gives } = useSolarMessages().sets
  if (smallVolts(sizedPart(calculation)).length === 0) return null
  return <p className="text-sm">{gives[set.outletVolts]}</p>
}
