import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import { ownCode } from '#shop/solar/calculator/calculation.rules.ts'
import type { OfferedSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { definiteName } from '#shop/solar/calculator/device-text.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

type Rejected = NonNullable<OfferedSet['rejected']>

const nearlyPercent = 15
/** Short of more than half is no near miss. */
const farPercent = 50
const hourMinutes = 60

/** The device to switch off so that the cheaper one would do after all. */
function Saved({ saved, medical }: Pick<Rejected, 'saved' | 'medical'>) {
  const messages = useSolarMessages().sets.reasons
  const nameOf = useDeviceName()
  const locale = useLocale()
  if (!saved) {
    if (!medical) return null
    const { code, name } = medical
    const device = definiteName(locale, nameOf(code, name), code === ownCode)
    return <> {format(messages.medical, { device })}</>
  }
  const minutes = Math.ceil((saved.hours * hourMinutes) / 15) * 15
  const time =
    minutes < hourMinutes
      ? `${minutes} min`
      : `${formatNumber(locale, Math.ceil(saved.hours * 2) / 2, 1)} h`
  const name = nameOf(saved.code, saved.name)
  const device = definiteName(locale, name, saved.code === ownCode)
  return <> {format(messages.saved, { device, time })}</>
}

function Text({ rejected }: { rejected: Rejected }) {
  const messages = useSolarMessages().sets.reasons
  const locale = useLocale()
  const { reason } = rejected
  const number = (value: number) => formatNumber(locale, Math.ceil(value))
  const named = { name: rejected.name, price: formatUsd(cents(rejected.price)) }
  switch (reason.kind) {
    case 'energy': {
      const wh = reason.needs - reason.has
      const percent = (100 * wh) / reason.needs
      const figures = {
        wh: number(wh),
        percent: formatNumber(locale, percent, percent < 10 ? 1 : 0),
        hours: formatNumber(locale, reason.hours, 1),
        share: formatNumber(locale, Math.floor(100 - percent)),
      }
      if (percent > farPercent) return format(messages.energyFar, { ...named, ...figures })
      return (
        <>
          {format(messages.energy, { ...named, ...figures })}
          {percent <= nearlyPercent && <Saved {...rejected} />}
        </>
      )
    }
    case 'sun':
      if (reason.has === 0) return format(messages.noSun, named)
      return (
        <>
          {format(messages.sun, {
            ...named,
            has: number(reason.has),
            needs: number(reason.needs),
          })}
          {100 * (reason.needs - reason.has) <= nearlyPercent * reason.needs && (
            <Saved {...rejected} />
          )}
        </>
      )
    case 'power':
    case 'charge':
    case 'start': {
      const figures = { has: number(reason.has), needs: number(reason.needs) }
      return format(messages[reason.kind], { ...named, ...figures })
    }
    case 'switch':
      return format(
        reason.switchOver === 'by_hand' ? messages.byHand : messages.unknownSwitch,
        named,
      )
    case 'volts':
      return format(messages.volts, named)
    case 'rule':
      return format(messages.rule, { ...named, rule: reason.rule })
  }
}

/** The level before is the next cheaper one: it does all that is needed, and lasts shorter. */
function Shorter({ below }: { below: NonNullable<OfferedSet['below']> }) {
  const { levels, known } = useSolarMessages().sets
  const locale = useLocale()
  const text = rangeText(locale, known.shorter, below.runtime)
  return format(text, { level: levels[below.level], price: formatUsd(cents(below.price)) })
}

/** Why the next cheaper kit or station will not do. */
export function SetReason({ rejected, below }: Pick<OfferedSet, 'rejected' | 'below'>) {
  const messages = useSolarMessages().sets
  if (!rejected && !below) return null
  return (
    <p className="text-sm">
      <strong>{messages.why}:</strong>{' '}
      {rejected ? <Text rejected={rejected} /> : below && <Shorter below={below} />}
    </p>
  )
}
