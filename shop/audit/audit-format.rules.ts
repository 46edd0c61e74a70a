import type { Locale } from '#kernel/locale.ts'
import { formatNumber } from '#kernel/messages.ts'
import { cents, centsFromDecimal, formatUsd } from '#kernel/money.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { formatDate, formatDateTime, parseDay } from '#kernel/time.ts'
import type { AuditAction, AuditArea, AuditEntry, Noted } from './audit.rules.ts'

type Named<Name extends string = string> = Readonly<Record<Name, string>>
type OfArea = Readonly<Record<string, Named>>
type OfFields = Readonly<Record<string, readonly string[]>>

/** The domains' names for their entities, in one language. */
export interface AuditFormatMessages {
  readonly areas: Named<AuditArea>
  readonly actions: Named<AuditAction>
  /** For an area or action that this version does not know. */
  readonly unknown: string
  /** By area: entities with a fixed name. */
  readonly subjects: OfArea
  /** By area: labels of fields; a missing label falls back to the field's name. */
  readonly fields: OfArea
  /** By 'area.field': messages of its codes. */
  readonly values: OfArea
  readonly yes: string
  readonly no: string
  /** What the numbers of rows stand for; `unnamed` is of those that are gone. */
  readonly names: Named
  readonly unnamed: string
  /** Of the figures of a product. */
  readonly figures: { readonly labels: Named; readonly values: Named }
}

export interface AuditFormatter {
  readonly messages: AuditFormatMessages
  readonly locale: Locale
}

/** A change as text; null where there was or is no value. */
export interface FormattedChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  /** It belongs to the change and was nothing before. */
  readonly isStated: boolean
}

export interface FormattedEntry {
  readonly id: number
  readonly at: Date
  readonly byUser: string | null
  readonly what: string
  readonly subject: string
  /** Of what is new or gone only one value says something. */
  readonly kind: 'new' | 'gone' | 'changed'
  readonly changes: readonly FormattedChange[]
}

/** Numbers of rows: the subject says whose they are. */
const internal: OfFields = { person: ['id', 'invitation'], invitation: ['id'] }

/** What somebody stated with a change, as no value of the thing. */
const stated: readonly string[] = ['reason', 'from_on', 'to_on', 'corrected']

const inDollars = ['sell_price', 'cost_price', 'numeric_price', 'final_price', 'delivery_fee']

type AuditFormat = (value: string | number, locale: Locale) => string

const asDay: AuditFormat = (value, locale) =>
  formatDate(parseDay(String(value)), locale, 'PP', 'UTC')
const asDateTime: AuditFormat = (value, locale) => formatDateTime(new Date(String(value)), locale)
const asPercent: AuditFormat = (value, locale) =>
  `${formatNumber(locale, Number(value) / 100, 2)} %`
const asNumber: AuditFormat = (value, locale) => formatNumber(locale, Number(value), 2)
const asCents: AuditFormat = (value) => formatUsd(cents(Number(value)))
const asDollars: AuditFormat = (value) => formatUsd(centsFromDecimal(String(value)))

/** How the values of a field are formatted; null for plain text. */
function formatOf(area: string, field: string): AuditFormat | null {
  if (field.endsWith('_cents')) return asCents
  if (area === 'product' && inDollars.includes(field)) return asDollars
  if (field.endsWith('_at')) return asDateTime
  if (field.endsWith('_on')) return asDay
  if (field === 'basis_points' || area === 'margins') return asPercent
  return field === 'weight_lbs' ? asNumber : null
}

const wordFor = (messages: OfArea, place: string, name: string): string | undefined =>
  Object.hasOwn(messages, place) ? messages[place]?.[name] : undefined

const nameFor = (value: string, { names, unnamed }: AuditFormatMessages): string =>
  isUuid(value) ? (names[value] ?? unnamed) : value

/** 'mount = wall' as 'Montaje: En la pared', line by line. */
const figuresText = (text: string, { figures, yes, no }: AuditFormatMessages): string =>
  text
    .split('\n')
    .map((line) => {
      const [key = '', value = ''] = line.split(' = ')
      const words: Named = { true: yes, false: no, ...figures.values }
      return `${figures.labels[key] ?? key}: ${words[value] ?? value}`
    })
    .join('\n')

type Of = Pick<AuditEntry, 'area' | 'subject'>

/** The parts of a list or of a record, each with its own words. */
function formatParts(of: Of, field: string, value: object, formatter: AuditFormatter) {
  const parts = Array.isArray(value)
    ? value.map((part: Noted) => formatValue(of, field, part, formatter))
    : Object.entries(value).map(
        ([name, part]) => `${name}: ${formatValue(of, name, part, formatter) ?? ''}`,
      )
  return parts.filter((part) => part !== null).join(Array.isArray(value) ? ', ' : '; ') || null
}

function formatScalar(
  { area, subject }: Of,
  field: string,
  value: string | number,
  { messages, locale }: AuditFormatter,
): string {
  const place = area === 'setting' ? `setting.${subject}` : `${area}.${field}`
  const word = wordFor(messages.values, place, String(value))
  if (word !== undefined) return word
  if (area === 'product' && field === 'specs') return figuresText(String(value), messages)
  // a setting is whatever somebody wrote
  const text = area === 'setting' ? String(value) : nameFor(String(value), messages)
  return formatOf(area, field)?.(value, locale) ?? text
}

function formatValue(
  of: Of,
  field: string,
  value: Noted | undefined,
  formatter: AuditFormatter,
): string | null {
  if (value === null) return wordFor(formatter.messages.values, `${of.area}.${field}`, '') ?? null
  if (value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? formatter.messages.yes : formatter.messages.no
  if (typeof value === 'object') return formatParts(of, field, value, formatter)
  return formatScalar(of, field, value, formatter)
}

/** A value that does not fit its field's format is shown unchanged. */
function formatted(
  entry: AuditEntry,
  field: string,
  value: Noted | undefined,
  formatter: AuditFormatter,
) {
  try {
    return formatValue(entry, field, value, formatter)
  } catch {
    return String(value)
  }
}

/** The text of a code; unknown codes are shown as such, not in their stored form. */
export const nameOf = (
  names: Named,
  code: string,
  { unknown }: Pick<AuditFormatMessages, 'unknown'>,
): string => (Object.hasOwn(names, code) && names[code]) || unknown

/** Formats an entry; a field without a label keeps its name. */
export function formatEntry(entry: AuditEntry, formatter: AuditFormatter): FormattedEntry {
  const { id, at, byUser, area, subject, action, before, after } = entry
  const { messages } = formatter
  const named = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...named].filter((field) => !internal[area]?.includes(field))
  const kind = before === null ? 'new' : after === null ? 'gone' : 'changed'
  const changes = fields.map((field) => ({
    field: wordFor(messages.fields, area, field) ?? field,
    before: formatted(entry, field, before?.[field], formatter),
    after: formatted(entry, field, after?.[field], formatter),
    isStated: stated.includes(field) && !before?.[field],
  }))
  return {
    ...{ id, at, byUser },
    what: `${nameOf(messages.areas, area, messages)}: ${nameOf(messages.actions, action, messages)}`,
    subject: wordFor(messages.subjects, area, subject) ?? nameFor(subject, messages),
    kind,
    // of what is new or gone, an empty field says nothing
    changes: changes.filter((change) => kind === 'changed' || (change.after ?? change.before)),
  }
}

/** Fixed-name entities of any area that match a search. */
export function subjectsCalled({ subjects }: AuditFormatMessages, input: string): string[] {
  const requested = input.trim().toLocaleLowerCase('es')
  if (requested === '') return []
  return Object.values(subjects).flatMap((named) =>
    Object.entries(named)
      .filter(([, name]) => name.toLocaleLowerCase('es').includes(requested))
      .map(([subject]) => subject),
  )
}

/** Numbers of rows among what entries state. */
export const idsIn = (entries: readonly AuditEntry[]): string[] => [
  ...new Set(
    entries
      .flatMap(({ subject, before, after }) => [
        subject,
        ...Object.values(before ?? {}),
        ...Object.values(after ?? {}),
      ])
      .filter((value): value is string => typeof value === 'string' && isUuid(value)),
  ),
]
