import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { type Calculation, ownCode, sizedPart } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { OfferedSets } from '#shop/solar/calculator/calculator.service.server.ts'
import { definiteName } from '#shop/solar/calculator/device-text.rules.ts'
import { eitherVolts } from '#shop/solar/calculator/volts-written.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

interface EitherVoltsProps extends Pick<OfferedSets, 'on110'> {
  readonly calculation: Calculation
}

/** What is counted until somebody says the volts of a large device, and what an answer of 110 would save. */
export function EitherVolts({ on110, calculation }: EitherVoltsProps) {
  const messages = useSolarMessages().sets
  const locale = useLocale()
  const nameOf = useDeviceName()
  const unknown = eitherVolts(sizedPart(calculation))
  if (unknown.length === 0) return null
  const named = unknown.map(({ item: { code, name } }) =>
    definiteName(locale, nameOf(code, name), code === ownCode),
  )
  const answers = Object.fromEntries(unknown.map(({ key }) => [key, 110] as const))
  const href = calculationHref({ ...calculation, volts: { ...calculation.volts, ...answers } })
  return (
    <p className={`measure mt-1 max-md:text-sm ${on110 ? '' : 'max-md:hidden'}`}>
      {/* on a phone the question above says it already */}
      <span className="max-md:hidden">
        {format(messages.either, { devices: new Intl.ListFormat(locale).format(named) })}{' '}
      </span>
      {on110 && (
        <Link to={href} className="underline">
          {format(messages.eitherCheaper, { price: formatUsd(cents(on110.price)) })}
        </Link>
      )}
    </p>
  )
}
