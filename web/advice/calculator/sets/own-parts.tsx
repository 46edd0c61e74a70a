import type { ReactElement } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { OfferedSets, SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { definiteName } from '#shop/solar/calculator/device-text.rules.ts'
import { sunBandAt } from '#shop/solar/sizing/sun-hours.rules.ts'
import { useDeviceName, useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { Fold } from '../fold.tsx'

const tones = {
  danger: 'text-bad',
  will_not_work: 'text-warn',
  unknown: 'text-warn',
  advice: '',
} as const
export const usesOwn = ({ own }: SoldSet): boolean => own.batteries + own.inverters + own.panels > 0

/** What of the house goes into this set. */
export function UsesOwn({ set }: { set: SoldSet }) {
  const messages = useSolarMessages().sets.own
  const locale = useLocale()
  const { batteries, inverters, panels, trackers } = set.own
  if (!usesOwn(set)) return null
  const parts = [
    ...(inverters > 0 ? [trackers > 0 ? messages.inverterTracker : messages.inverter] : []),
    ...(batteries > 0 ? [formatPlural(locale, messages.batteries, batteries)] : []),
    ...(panels > 0 ? [formatPlural(locale, messages.panels, panels)] : []),
  ]
  return (
    <p className="text-sm font-semibold">{format(messages.uses, { parts: parts.join(', ') })}</p>
  )
}

/** Percent beyond which more does not matter. */
const enough = 100
/** What inputs for panels usually take. */
const inputV = { small: 150, large: 500 }

interface OwnPanelsProps {
  readonly panels: NonNullable<NonNullable<OfferedSets['own']>['panels']>
  readonly place: string | null
}

function OwnPanels({ panels, place }: OwnPanelsProps) {
  const messages = useSolarMessages().sets.own.panel
  const locale = useLocale()
  const { doubt, coldV, lowC } = panels
  const whole = (value: number) => formatNumber(locale, Math.floor(value))
  const { low, high } = sunBandAt(place)
  const { wh, share } = panels
  const figures = { low: whole(wh * low), high: whole(wh * high), share: whole(share) }
  return (
    <>
      <li>{format(share > enough ? messages.givesAll : messages.gives, figures)}</li>
      {doubt && <li>{messages[doubt]}</li>}
      {coldV !== null && (
        <li>
          {format(messages.cold, {
            volts: formatNumber(locale, coldV, 1),
            low: formatNumber(locale, lowC),
            small: Math.floor(inputV.small / coldV),
            large: Math.floor(inputV.large / coldV),
          })}{' '}
          {place === null && lowC < 0 && messages.coldSomewhere}
        </li>
      )}
    </>
  )
}

type Own = NonNullable<OfferedSets['own']>
type Findings = Own['findings']

const isSerious = (severity: Findings[number]['severity']): boolean =>
  severity === 'danger' || severity === 'will_not_work'

function Remark({ finding: { severity, message } }: { finding: Findings[number] }) {
  const messages = useSolarMessages().sets.own
  return (
    <li>
      <strong className={tones[severity]}>{messages.dangers[severity]}</strong> {message}
    </li>
  )
}

function Plain({ what }: { what: 'unused' | 'cautious' }) {
  const messages = useSolarMessages().sets.own
  return <li className={what === 'cautious' ? 'text-sm text-soft-ink' : ''}>{messages[what]}</li>
}

/** Why none of the sets uses it. */
function Unused({ unused }: { unused: NonNullable<OfferedSets['own']>['unused'][number] }) {
  const { why, unusedParts } = useSolarMessages().sets.own
  const locale = useLocale()
  const { part, reason } = unused
  const whole = (value: number) => formatNumber(locale, Math.floor(value))
  const figures = {
    has: 'has' in reason ? whole(reason.has) : '',
    needs: 'needs' in reason ? formatNumber(locale, Math.ceil(reason.needs)) : '',
    rule: 'rule' in reason ? reason.rule : '',
    price: 'price' in reason ? formatUsd(cents(reason.price)) : '',
  }
  return <li>{format(unusedParts[part], { why: format(why[reason.kind], figures) })}</li>
}

/** What no label says: whether it starts or runs at all. */
function Doubt({ doubt }: { doubt: NonNullable<NonNullable<OfferedSets['own']>['doubt']> }) {
  const messages = useSolarMessages().sets.own
  const nameOf = useDeviceName()
  const locale = useLocale()
  const { kind, askedW, sureW, device } = doubt
  return (
    <li>
      <strong className={tones.unknown}>{messages.dangers.unknown}</strong>{' '}
      {format(messages.doubts[kind], {
        device: device ? definiteName(locale, nameOf(device), false) : '',
        asked: formatNumber(locale, Math.ceil(askedW)),
        sure: formatNumber(locale, Math.floor(sureW)),
      })}
    </li>
  )
}

/** An inverter of the house may give other volts, hertz or waves than the devices take. */
function Output({ isVoltsKnown }: { isVoltsKnown: boolean }) {
  const messages = useSolarMessages().sets.own
  return (
    <li>
      <strong className={tones.unknown}>{messages.dangers.unknown}</strong>{' '}
      {isVoltsKnown ? messages.outputRest : messages.output}
    </li>
  )
}

/** Without these figures of its label the controller inside the inverter is not used. */
function TrackerGaps({ gaps }: { gaps: Own['trackerGaps'] }) {
  const messages = useSolarMessages().sets.own
  const what = gaps.map((gap) => messages.tracker[gap]).join(', ')
  return (
    <li>
      <strong className={tones.unknown}>{messages.dangers.unknown}</strong>{' '}
      {format(messages.tracker.gaps, { what })}
    </li>
  )
}

interface OwnRemarks {
  /** What may hurt somebody goes first. */
  readonly urgent: readonly ReactElement[]
  readonly usual: readonly ReactElement[]
}

/** Everything that is to be said of what the house has. */
function remarksOf(own: Own, place: string | null, isUsed: boolean): OwnRemarks {
  const isBad = ({ severity }: Findings[number]) => isSerious(severity)
  const remark = (finding: Findings[number]) => <Remark key={finding.rule} finding={finding} />
  const dangers = own.findings.filter(({ severity }) => severity === 'danger')
  const faults = own.findings.filter((one) => isBad(one) && !dangers.includes(one))
  const urgent = [
    ...dangers.map(remark),
    ...(own.isOutputUnknown ? [<Output key="output" isVoltsKnown={own.isVoltsKnown} />] : []),
    ...(own.trackerGaps.length > 0 ? [<TrackerGaps key="tracker" gaps={own.trackerGaps} />] : []),
    ...faults.map(remark),
    ...(own.doubt ? [<Doubt key="doubt" doubt={own.doubt} />] : []),
    ...own.unused.map((one) => <Unused key={one.part} unused={one} />),
    ...(isUsed || own.unused.length > 0 ? [] : [<Plain key="unused" what="unused" />]),
  ]
  const usual = [
    ...(own.panels ? [<OwnPanels key="panels" panels={own.panels} place={place} />] : []),
    ...own.findings.filter((one) => !isBad(one)).map(remark),
    ...(own.isCautious ? [<Plain key="cautious" what="cautious" />] : []),
  ]
  return { urgent, usual }
}

/** What the rules say to what the house has, and how long its battery lasts alone. */
export function OwnParts({ offered, place }: { offered: OfferedSets; place: string | null }) {
  const messages = useSolarMessages().sets.own
  const locale = useLocale()
  const { own, sets, near } = offered
  if (!own) return null
  const isUsed = sets.some(usesOwn) || (near !== null && usesOwn(near))
  const { urgent, usual } = remarksOf(own, place, isUsed)
  const [first, ...others] = urgent
  const more = [...others, ...usual]
  return (
    <section
      aria-labelledby="lo-tuyo"
      className="mt-2 rounded-card border border-line bg-raised px-3 pt-2 pb-1 md:mt-3 md:p-4"
    >
      <h2 id="lo-tuyo" className="text-lg font-bold">
        {messages.title}
      </h2>
      {own.runtime && (
        <p className="mt-1 font-semibold max-md:mt-0 max-md:text-sm">
          {rangeText(locale, own.doubt ? messages.runtimeIf : messages.runtime, own.runtime)}
        </p>
      )}
      <ul className="measure mt-1 space-y-1 max-md:text-sm">{first}</ul>
      {more.length > 0 && (
        <Fold summary={formatPlural(locale, messages.more, more.length)} className="max-md:text-sm">
          <ul className="measure mt-1 space-y-1">{more}</ul>
        </Fold>
      )}
    </section>
  )
}
