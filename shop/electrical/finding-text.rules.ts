import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import type { Finding, Severity } from './checks/finding.rules.ts'
import { notes } from './messages/messages.ts'

/** Watts and watt-hours whole, anything else with one decimal. */
const digitsOf = (name: string): number => (/_wh?$/.test(name) ? 0 : 1)

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
