import { Link } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { categoryHref } from '#shop/catalogue/search/listing-place.rules.ts'
import { ownPartsHref } from '#shop/solar/owned/own-parts-link.rules.ts'
import { useHomeMessages } from '#web/shell/request/use-page-messages.ts'
import type { HouseSizes } from './system-sizing.server.ts'

const parts = [
  { part: 'inverter', size: 'inverterW', unit: 'W' },
  { part: 'battery', size: 'batteryWh', unit: 'Wh' },
  { part: 'panel', size: 'panelW', unit: 'W' },
  { part: 'controller', size: 'controllerA', unit: 'A' },
] as const

interface DoItYourselfProps {
  /** Calculated on the server; absent where a cached list replaces its response. */
  readonly sizes: HouseSizes | undefined
  readonly isAdmin?: boolean
}

/** A system from parts: the composer with the reader's own, and its sums; hidden from administrators. */
export function DoItYourself({ sizes, isAdmin = false }: DoItYourselfProps) {
  const messages = useHomeMessages().doItYourself
  const locale = useLocale()
  if (isAdmin || !sizes) return null
  const figures = {
    daily: formatNumber(locale, sizes.dailyWh),
    watts: formatNumber(locale, sizes.simultaneousW),
  }
  return (
    <section aria-labelledby="hazlo-tu-mismo" className="border-t border-line bg-sunk">
      <div className="page grid gap-8 py-10 md:py-16 lg:grid-cols-3">
        <div>
          <h2 id="hazlo-tu-mismo" className="text-2xl font-bold">
            {messages.title}
          </h2>
          <p className="measure mt-3 text-soft-ink">{unbroken(format(messages.text, figures))}</p>
          <p className="measure mt-3 text-soft-ink">{messages.safety}</p>
          <p className="mt-4">
            <ButtonLink to={ownPartsHref}>{messages.compose}</ButtonLink>
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <Link to="/guia-instalacion" className="inline-flex min-h-11 items-center underline">
              {messages.guide}
            </Link>
            <Link to={sizes.href} className="inline-flex min-h-11 items-center underline">
              {messages.example}
            </Link>
          </p>
        </div>
        <ul className="divide-y divide-line self-start border-y border-line lg:col-span-2">
          {parts.map(({ part, size, unit }) => (
            <li key={part} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr_auto]">
              <p className="figures font-display text-2xl leading-tight font-bold">
                {formatNumber(locale, sizes[size])}{' '}
                <span className="text-base font-semibold">{unit}</span>
              </p>
              <p>
                <strong>{messages[part].name}. </strong>
                {messages[part].rule}
              </p>
              <Link
                to={categoryHref(part === 'controller' ? 'accessory' : part)}
                className="inline-flex min-h-11 items-center underline sm:self-center"
              >
                {messages[part].link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
