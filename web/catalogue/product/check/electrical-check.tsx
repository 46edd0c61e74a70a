import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import type { ProductCheck, ShownFit } from '#shop/solar/system/fits.service.server.ts'
import type { PlaceOnPage } from '#web/advice/place-choice.server.ts'
import { PlaceChoice } from '#web/advice/place-choice.tsx'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

function useCountText(): (fit: ShownFit) => string {
  const locale = useLocale()
  const { check } = useProductMessages()
  return ({ fit, largest, counts: [min = 0, max = min] }) => {
    if (fit === 'refused' || fit === 'unknown') return ''
    if (fit === 'bank') {
      const fewest = formatPlural(locale, check.batteries, min)
      return min === max ? fewest : `${fewest}, ${format(check[largest], { max })}`
    }
    if (min === max) return formatPlural(locale, check.panels, min)
    return format(check.string, { min, max })
  }
}

function FitList({ fits }: { fits: readonly ShownFit[] }) {
  const countText = useCountText()
  const { check } = useProductMessages()
  const bankText = ({ bankV: volts }: ShownFit) =>
    volts === null ? '' : format(check.bank, { volts })
  return (
    <ul className="measure mt-2">
      {fits.map((fit) => (
        <li key={`${fit.slug} ${fit.bankV}`} className="border-b border-line py-1">
          <Link to={productPath(fit)} className="inline-flex min-h-11 items-center underline">
            {fit.name}
          </Link>
          <span className="text-soft-ink max-sm:block max-sm:pb-2">
            {' '}
            {[[bankText(fit), countText(fit)].filter(Boolean).join(': '), fit.text]
              .filter(Boolean)
              .join('. ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ElectricalCheckProps {
  readonly check: ProductCheck
  readonly isKit: boolean
  /** The states to choose from; null where their cold changes nothing. */
  readonly choice: PlaceOnPage | null
}

function KitFindings({ findings, isIncomplete }: ProductCheck) {
  const { check: messages } = useProductMessages()
  const fails = findings.some(
    ({ severity }) => severity === 'danger' || severity === 'will_not_work',
  )
  const good = isIncomplete ? messages.kitLacks : messages.kit
  return (
    <>
      <p className={`measure mt-2 ${fails ? 'text-bad' : ''}`}>
        {fails ? messages.kitFails : good}
      </p>
      <ul className="measure mt-2 list-disc space-y-1 pl-6">
        {findings.map(({ rule, message }) => (
          <li key={rule}>{message}</li>
        ))}
      </ul>
    </>
  )
}

/** The code of the United States without a state. */
const anyState = 'US'

/** What the product goes with by the electrical rules, and what not; of a kit, what they say. */
export function ElectricalCheck({ check, isKit, choice }: ElectricalCheckProps) {
  const locale = useLocale()
  const { check: messages } = useProductMessages()
  const good = check.fits.filter(({ fit }) => fit === 'bank' || fit === 'string')
  const open = check.fits.filter(({ fit }) => fit === 'unknown')
  const refused = check.fits.filter(({ fit }) => fit === 'refused')
  if (!isKit && check.fits.length === 0) return null
  const coldText = ({ lowC, isUsa }: NonNullable<ProductCheck['cold']>) => {
    const values = { low: formatNumber(locale, lowC), place: choice?.chosen ?? '' }
    if (choice && choice.code !== anyState) return format(messages.coldPlace, values)
    return format(isUsa ? messages.coldUsa : messages.coldCuba, values)
  }
  return (
    <section aria-labelledby="comprobacion">
      <h2 id="comprobacion" className="text-2xl font-bold">
        {messages.title}
      </h2>
      {isKit && <KitFindings {...check} />}
      {good.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-lg">{messages.with}</h3>
          <FitList fits={good} />
        </>
      )}
      {open.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-lg">{messages.unknown}</h3>
          <FitList fits={open} />
        </>
      )}
      {refused.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer font-semibold text-lg">
            {messages.without}
          </summary>
          <FitList fits={refused} />
        </details>
      )}
      <p className="measure mt-2 text-sm text-soft-ink">
        {check.cold && `${coldText(check.cold)} `}
        {messages.electrician}
      </p>
      {choice && <PlaceChoice {...choice} />}
    </section>
  )
}
