import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { ProductImage } from '#shop/catalogue/images/ui/product-image.tsx'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { hoursToCountOn } from '#shop/electrical/reserve.rules.ts'
import type { Runtime } from '#shop/electrical/runtime.rules.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { Faults } from '#shop/solar/calculator/calculation-form.input.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { RuntimeMessages } from '#shop/solar/messages.service.server.ts'
import { runsOn } from '#shop/solar/runtime/runs.rules.ts'
import type { RuntimeActionResult } from '#shop/solar/runtime/runtime.service.server.ts'
import { type RuntimeQuestion, runtimeHref } from '#shop/solar/runtime/runtime-query.rules.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import type { Recharge, Span } from '#shop/solar/sizing/recharge.rules.ts'
import type { Choices } from '#shop/solar/ui/house-fields.tsx'
import { RuntimeForm } from '#shop/solar/ui/runtime-form.tsx'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { CardPrice } from '#web/catalogue/listing/card-price.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'

import { MedicalNote } from './medical-note.tsx'
import { RefusedFields } from './refused-fields.tsx'
import {
  RuntimeAssumptions,
  RuntimeDangers,
  RuntimeDoubts,
  RuntimeWarnings,
} from './runtime-notes.tsx'

interface RuntimeResultProps {
  readonly question: RuntimeQuestion
  readonly result: RuntimeActionResult
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
  readonly choices: Choices
  readonly messages: RuntimeMessages
}

type ResultTextProps = Pick<RuntimeResultProps, 'result' | 'messages'>

const sunset = 18
const plainLink = 'inline-flex min-h-11 items-center underline'

const useNumber = () => {
  const locale = useLocale()
  return (value: number, digits = 0) => formatNumber(locale, value, digits)
}

/** The time of day until which it lasts with certainty, from the evening it starts. */
function Until({ hours, messages }: { hours: number; messages: RuntimeMessages }) {
  const locale = useLocale()
  if (hours > 30) return formatPlural(locale, messages.days, Math.floor(hours / 24))
  const end = sunset + hours
  const minutes = Math.floor((end % 1) * 60)
  const clock = `${Math.floor(end) % 24}:${String(minutes).padStart(2, '0')}`
  return format(end < 24 ? messages.until : messages.untilTomorrow, { clock })
}

type BackMessages = RuntimeMessages['back']

/** What the grid gives back in some hours, as far as it is known. */
function backText(
  locale: Locale,
  { back }: RuntimeMessages,
  hours: number,
  { percent, fullH }: Recharge,
  more: Span,
): string {
  const number = (value: number) => formatNumber(locale, value, 1)
  const shown = ({ low, high }: Span) => ({ low: number(low), high: number(high) })
  const full = shown(fullH)
  const { low, high } = percent
  return format(low === 100 ? back.full : back.text, {
    hours: number(hours),
    share: low === high ? format(back.share, { percent: low }) : format(back.shares, { low, high }),
    full: full.low === full.high ? full.low : format(back.span, full),
    ...shown(more),
  })
}

/** Why it is not known exactly. */
const assumedText = (back: BackMessages, isBattery: boolean): string =>
  isBattery ? back.noCharger : back.noLabel

function Back({ result, messages, hours }: ResultTextProps & { hours: number }) {
  const locale = useLocale()
  const { recharge, more, product, sunDays } = result
  if (!product) return null
  const { back } = messages
  return (
    <section aria-labelledby="vuelve">
      <h2 id="vuelve" className="text-xl font-bold">
        {back.title}
      </h2>
      <p className="measure mt-1">
        {recharge && more ? backText(locale, messages, hours, recharge, more) : back.none}{' '}
        {sunDays !== null && formatPlural(locale, back.sun, Math.ceil(sunDays))}
      </p>
      {recharge && !recharge.isKnown && (
        <p className="measure mt-1 text-sm text-soft-ink">
          {format(assumedText(back, product.category === 'battery'), {
            usual: formatNumber(locale, recharge.usualH, 1),
          })}
        </p>
      )}
    </section>
  )
}

/** Never rounded up. */
const toTenths = (runtime: Runtime): number => Math.floor(10 * hoursToCountOn(runtime)) / 10

interface HoursProps {
  readonly runtime: Runtime
  readonly messages: RuntimeMessages
  /** Somebody's health depends on one of the devices. */
  readonly isMedical: boolean
  /** Whether all of it runs and starts; else hours are only what its energy would be enough for. */
  readonly canRun: boolean
}

function Hours({ runtime, messages, isMedical, canRun }: HoursProps) {
  const locale = useLocale()
  if (!canRun) return <p className="measure">{rangeText(locale, messages.wouldLast, runtime)}</p>
  return (
    <>
      <p>
        <strong className="figures inline-block border-b-4 border-sun font-display text-3xl leading-tight md:text-4xl">
          {rangeText(locale, messages.between, runtime)}
        </strong>{' '}
        <span className="block mt-2">{rangeText(locale, messages.middle, runtime)}</span>
      </p>
      {isMedical && (
        <p className="measure font-semibold">
          {format(messages.countOn, { hours: formatNumber(locale, toTenths(runtime), 1) })}
        </p>
      )}
      <p className="measure text-lg">
        <Until hours={runtime.hoursLow} messages={messages} />
      </p>
    </>
  )
}

function Bought({ result, messages }: ResultTextProps) {
  const { destination } = useShop()
  const { product } = result
  if (!product) return null
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4 print:hidden lg:self-start">
      <ProductImage product={product} sizes="320px" className="max-w-48 rounded-field" />
      <p className="font-semibold">{product.name}</p>
      <CardPrice product={product} destination={destination} />
      <AddToCart product={product} />
      <Link to={productPath(product)} className={plainLink}>
        {messages.change}
      </Link>
    </div>
  )
}

/** The selection and its realistic runtime. */
export function RuntimeResult({
  question,
  result,
  faults,
  input,
  choices,
  messages,
}: RuntimeResultProps) {
  const number = useNumber()
  const { product, holds, runtime } = result
  const isRefused = Object.keys(faults).length > 0
  const missing = question.items.length > 0 && !holds ? messages.noSource : messages.nothing
  const label = question.labelWh && format(messages.station, { wh: number(question.labelWh, 1) })
  const name = product ? format(messages.with, { name: product.name }) : label
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-3xl font-bold md:text-4xl">{messages.title}</h1>
      <p className="measure mt-3 text-lg text-soft-ink">{name || messages.lead}</p>
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-8">
          <section id="resultado" aria-live="polite" className="grid scroll-mt-20 gap-4">
            {isRefused && (
              <RefusedFields
                faults={faults}
                items={question.items}
                labels={{ wh: messages.any, vuelve: messages.back.label }}
              />
            )}
            {!isRefused && holds && runtime && (
              <>
                <MedicalNote items={question.items} />
                <RuntimeDangers result={result} messages={messages} />
                <RuntimeDoubts result={result} messages={messages} />
                <Hours
                  runtime={runtime}
                  messages={messages}
                  isMedical={question.items.some(isMedicalDevice)}
                  canRun={runsOn(result)}
                />
                <RuntimeWarnings result={result} messages={messages} />
                <RuntimeAssumptions result={result} messages={messages} />
                <Back result={result} messages={messages} hours={question.backHours} />
              </>
            )}
            {!isRefused && !(holds && runtime) && <p>{missing}</p>}
          </section>
          <RuntimeForm
            key={runtimeHref(question)}
            {...question}
            slug={product?.slug ?? null}
            choices={choices}
            messages={messages}
            faults={faults}
            input={input}
          />
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <Link to={calculationHref({ items: question.items })} className={plainLink}>
              {messages.whole}
            </Link>
            <Link to="/guia-instalacion" className={plainLink}>
              {messages.guide}
            </Link>
          </p>
        </div>
        <Bought result={result} messages={messages} />
      </div>
    </div>
  )
}
