import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import type { ShownPair } from '#shop/solar/system/fits.service.server.ts'
import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'

function useCountText(): (pair: ShownPair) => string {
  const locale = useLocale()
  const messages = useCompareMessages().together
  return ({ fit, largest, counts: [min = 0, max = min] }) => {
    if (fit === 'refused' || fit === 'unknown') return ''
    if (fit === 'bank') {
      const fewest = formatPlural(locale, messages.batteries, min)
      return min === max ? fewest : `${fewest} ${format(messages[largest], { max })}`
    }
    if (min === max) return formatPlural(locale, messages.panels, min)
    return format(messages.string, { min, max })
  }
}

const tones = {
  bank: 'text-good',
  string: 'text-good',
  unknown: 'text-warn',
  refused: 'text-bad',
} as const

/** What the electrical rules say of the compared products in one installation. */
export function Together({ pairs }: { pairs: readonly ShownPair[] }) {
  const messages = useCompareMessages().together
  const countText = useCountText()
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="juntos">
      <h2 id="juntos" className="text-2xl font-bold">
        {messages.title}
      </h2>
      <dl className="measure mt-2 grid gap-3">
        {pairs.map((pair) => (
          <div key={`${pair.first} ${pair.slug} ${pair.bankV}`}>
            <dt>
              {format(messages.pair, { first: pair.first, second: pair.name })}
              {pair.bankV !== null && `, ${format(messages.bank, { volts: pair.bankV })}`}
            </dt>
            <dd>
              <strong className={tones[pair.fit]}>
                {pair.fit === 'refused' || pair.fit === 'unknown'
                  ? messages[pair.fit]
                  : messages.works}
              </strong>{' '}
              {[countText(pair), pair.text].filter(Boolean).join(' ')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-2 text-sm text-soft-ink">{messages.electrician}</p>
    </section>
  )
}
