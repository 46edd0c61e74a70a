import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Faults } from '#shop/solar/calculator/calculation-form.input.ts'
import { calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import { ownPartsAnchor } from '#shop/solar/owned/own-parts-link.rules.ts'
import { nothingOwned } from '#shop/solar/owned/owned.rules.ts'
import { AddDevice } from '#shop/solar/ui/calculation-editor.tsx'
import { Choice } from '#shop/solar/ui/choice.tsx'
import { FigureField } from '#shop/solar/ui/figure-field.tsx'
import type { Choices } from '#shop/solar/ui/house-fields.tsx'
import { OwnFieldGrid } from '#shop/solar/ui/own-fields.tsx'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { lastCalculation } from './last-calculation.ts'

interface House {
  readonly house: 'essential' | 'small' | 'family' | 'cooled'
  readonly href: string
  /** The devices, as an address names them. */
  readonly items: string
  readonly wh: number
}

interface CalculatorStartProps {
  readonly houses: readonly House[]
  readonly choices: Choices
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
  readonly leftOut: number
}

/** A link to the last calculation in this browser. */
function Again() {
  const messages = useSolarMessages().start
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => setHref(lastCalculation()), [])
  if (!href) return null
  return (
    <p className="mt-3">
      <Link to={href} className="inline-flex min-h-11 items-center gap-2 font-semibold underline">
        {messages.again} <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Link>
    </p>
  )
}

function Houses({ houses }: Pick<CalculatorStartProps, 'houses'>) {
  const messages = useSolarMessages().start
  const locale = useLocale()
  return (
    <section aria-labelledby="casas" className="mt-8">
      <h2 id="casas" className="text-2xl font-bold">
        {messages.typicalTitle}
      </h2>
      <p className="mt-1 text-soft-ink">{messages.typicalText}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {houses.map(({ house, href, wh }) => (
          <li key={house}>
            <Link
              to={href}
              className="flex h-full flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-raised p-4 text-ink no-underline transition-[border-color] duration-150 hover:border-ink md:p-5"
            >
              <strong className="font-display text-xl">{messages.houses[house].name}</strong>
              <span className="figures border-b-4 border-sun text-lg font-semibold whitespace-nowrap">
                {format(messages.perDay, { wh: formatNumber(locale, wh) })}
              </span>
              <span className="w-full text-soft-ink">{messages.houses[house].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const card = 'rounded-card bg-sunk p-4 md:p-6'

function Bill({ faults, input: typedText }: Pick<CalculatorStartProps, 'faults' | 'input'>) {
  const messages = useSolarMessages().start
  return (
    <form method="get" action={`${calculatorPath}#resultado`} noValidate className={card}>
      <h2 className="text-xl font-bold">{messages.billTitle}</h2>
      <p className="mt-1 text-soft-ink">{messages.billText}</p>
      <input type="hidden" name="cuenta" value="1" />
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <FigureField
          name="kwh"
          label={messages.kwh}
          value={typedText.kwh ?? ''}
          fault={faults.kwh}
          className="w-40"
        />
        <Button type="submit" className="mt-5.5">
          {messages.begin}
        </Button>
      </div>
    </form>
  )
}

function Listing({ choices }: Pick<CalculatorStartProps, 'choices'>) {
  const { start, editor } = useSolarMessages()
  return (
    <form method="get" action={`${calculatorPath}#equipos`} className={card}>
      <h2 className="text-xl font-bold">{start.listTitle}</h2>
      <p className="mt-1 text-soft-ink">{start.listText}</p>
      <input type="hidden" name="cuenta" value="1" />
      <div className="mt-4">
        <AddDevice choices={choices} label={editor.device} />
      </div>
    </form>
  )
}

/** The composer with the reader's own parts, for one of the typical houses. */
function OwnParts({ houses, faults, input }: Omit<CalculatorStartProps, 'choices' | 'leftOut'>) {
  const { start } = useSolarMessages()
  const options = Object.fromEntries(
    houses.map(({ house, items }) => [items, start.houses[house].name]),
  )
  const usual = houses.find(({ house }) => house === 'small')?.items ?? ''
  return (
    <section aria-labelledby={ownPartsAnchor} className={`mt-4 ${card}`}>
      <h2 id={ownPartsAnchor} className="scroll-mt-20 text-xl font-bold">
        {start.ownTitle}
      </h2>
      <p className="measure mt-1 text-soft-ink">{start.ownText}</p>
      <form method="get" action={`${calculatorPath}#resultado`} noValidate>
        <input type="hidden" name="cuenta" value="1" />
        <div className="my-4 max-w-96">
          <Choice name="equipos" label={start.ownHouse} value={usual} options={options} />
        </div>
        <OwnFieldGrid owned={nothingOwned} faults={faults} input={input} />
        <Button type="submit" className="mt-4">
          {start.ownSubmit}
        </Button>
      </form>
    </section>
  )
}

function ByHand() {
  const messages = useSolarMessages().how
  return (
    <section aria-labelledby="la-cuenta" className="mt-10">
      <h2 id="la-cuenta" className="text-2xl font-bold">
        {messages.title}
      </h2>
      <p className="mt-3 font-display text-xl font-bold">{messages.formula}</p>
      <ol className="measure mt-3 list-decimal space-y-2 pl-6">
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Four ways to start: an example house, the electricity bill, device by device, or what is there already. */
export function CalculatorStart({ houses, choices, ...read }: CalculatorStartProps) {
  const messages = useSolarMessages()
  return (
    <>
      <p className="measure mt-4 text-lg text-soft-ink">{messages.lead}</p>
      {read.leftOut > 0 && (
        <p className="mt-4 border-l-4 border-l-warn pl-3">{messages.needs.leftOut}</p>
      )}
      <Again />
      <Houses houses={houses} />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Bill {...read} />
        <Listing choices={choices} />
      </div>
      <OwnParts houses={houses} {...read} />
      <ByHand />
    </>
  )
}
