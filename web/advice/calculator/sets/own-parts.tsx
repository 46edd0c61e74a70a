import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { OfferedSets, SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

const tones = { danger: 'text-bad', will_not_work: 'text-warn', advice: '' } as const
const isUsedIn = ({ own }: SoldSet): boolean => own.batteries + own.inverters > 0

/** What of the house goes into this set. */
export function UsesOwn({ set }: { set: SoldSet }) {
  const messages = useSolarMessages().sets.own
  const locale = useLocale()
  const { batteries, inverters } = set.own
  if (!isUsedIn(set)) return null
  const parts = [
    ...(inverters > 0 ? [messages.inverter] : []),
    ...(batteries > 0 ? [formatPlural(locale, messages.batteries, batteries)] : []),
  ]
  return (
    <p className="text-sm font-semibold">{format(messages.uses, { parts: parts.join(', ') })}</p>
  )
}

/** What the rules say to battery and inverter of the house, and how long they last alone. */
export function OwnParts({ offered }: { offered: OfferedSets }) {
  const messages = useSolarMessages().sets.own
  const locale = useLocale()
  const { own, sets, near } = offered
  if (!own) return null
  const isUsed = sets.some(isUsedIn) || (near !== null && isUsedIn(near))
  return (
    <section
      aria-labelledby="lo-tuyo"
      className="mt-4 rounded-card border border-line bg-raised p-4"
    >
      <h2 id="lo-tuyo" className="text-lg font-bold">
        {messages.title}
      </h2>
      {own.runtime && (
        <p className="mt-1 font-semibold">{rangeText(locale, messages.runtime, own.runtime)}</p>
      )}
      <ul className="measure mt-1 space-y-1">
        {own.findings.map(({ rule, severity, message }) => (
          <li key={rule}>
            <strong className={tones[severity]}>{messages.dangers[severity]}</strong> {message}
          </li>
        ))}
        {!isUsed && <li>{messages.unused}</li>}
        <li className="text-sm text-soft-ink">{messages.cautious}</li>
      </ul>
    </section>
  )
}
