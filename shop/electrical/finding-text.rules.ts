import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import {
  type Finding,
  isSerious,
  type Report,
  type Severity,
  type Unknown,
  worstFirst,
} from './checks/finding.rules.ts'
import { notes, unknowns } from './messages/messages.ts'

/** Watts and watt-hours whole, anything else with one decimal. */
const digitsOf = (name: string): number =>
  /_wh?$/.test(name) || /^(strings|room|sources|controllers|parallel|fuses)$/.test(name) ? 0 : 1

const yours: Readonly<Record<Locale, string>> = { es: 'tu', en: 'your' }
const unnamed: Readonly<Record<Locale, string>> = { es: 'algún equipo', en: 'some device' }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The sentences of a finding; `names` are those of the devices by their codes. */
export function findingText(
  locale: Locale,
  { notes: names, figures, device }: Pick<Finding, 'notes' | 'figures' | 'device'>,
  devices: Readonly<Record<string, string>> = {},
): string {
  const name = device === null ? undefined : devices[device]
  const called = name ? `${yours[locale]} ${small(name)}` : unnamed[locale]
  const values = Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      formatNumber(locale, value, digitsOf(key)),
    ]),
  )
  return names
    .map((note) =>
      format(notes[locale][note], { ...values, device: called, Device: capital(called) }),
    )
    .join(' ')
}

export interface ShownFinding {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
}

export const shownFinding = (
  locale: Locale,
  finding: Finding,
  devices?: Readonly<Record<string, string>>,
): ShownFinding => ({
  rule: finding.rule,
  severity: finding.severity,
  message: findingText(locale, finding, devices),
})

/** A finding, or what no product states and so nobody can answer. */
export interface ShownNotice extends Omit<ShownFinding, 'severity'> {
  readonly severity: Severity | 'unknown'
}

export interface ShownNames {
  /** Names of the devices by their codes. */
  readonly devices?: Readonly<Record<string, string>>
  readonly nameOf: (sku: string) => string
}

/** One sentence for each product that does not state what the rules ask. */
export const shownUnknown = (
  locale: Locale,
  unknown: readonly Unknown[],
  nameOf: ShownNames['nameOf'],
): ShownNotice[] =>
  [...Map.groupBy(unknown, ({ sku }) => sku)].map(([sku, fields]) => {
    const names = [...new Set(fields.map(({ field }) => unknowns[locale][field]))]
    const figures = names.join(', ')
    const message = format(notes[locale].notStated, { name: nameOf(sku), figures })
    return { rule: `${fields[0]?.rule ?? ''} ${sku}`, severity: 'unknown', message }
  })

/** All that is said of a system: what is serious, what is not known, what is advised. */
export function shownNotices(
  locale: Locale,
  { findings, unknown }: Pick<Report, 'findings' | 'unknown'>,
  { devices, nameOf }: ShownNames,
): ShownNotice[] {
  const shown = (finding: Finding) => shownFinding(locale, finding, devices)
  const sorted = worstFirst(findings)
  return [
    ...sorted.filter(isSerious).map(shown),
    ...shownUnknown(locale, unknown, nameOf),
    ...sorted.filter((one) => !isSerious(one)).map(shown),
  ]
}
