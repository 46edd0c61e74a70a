import type { Locale } from '#kernel/locale.ts'
import { formatNumber } from '#kernel/messages.ts'
import { cents, centsFromDecimal, formatUsd } from '#kernel/money.ts'
import { formatDate, formatDateTime, parseDay } from '#kernel/time.ts'
import type { AuditAction, AuditArea, AuditEntry, Noted } from './audit.rules.ts'

type Named<Name extends string = string> = Readonly<Record<Name, string>>
type OfArea = Readonly<Record<string, Named>>

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
}

export interface FormattedEntry {
  readonly id: number
  readonly at: Date
  readonly byUser: string | null
  readonly what: string
  readonly subject: string
  readonly changes: readonly FormattedChange[]
}

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

function formatValue(
  { area, subject }: Pick<AuditEntry, 'area' | 'subject'>,
  field: string,
  value: Noted | undefined,
  formatter: AuditFormatter,
): string | null {
  const { messages, locale } = formatter
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value)) {
    const parts = value.map((part: Noted) => formatValue({ area, subject }, field, part, formatter))
    return parts.filter((part) => part !== null).join(', ') || null
  }
  if (typeof value === 'object') return JSON.stringify(value)
  const scalar = value as string | number
  const place = area === 'setting' ? `setting.${subject}` : `${area}.${field}`
  const word = wordFor(messages.values, place, String(scalar))
  if (word !== undefined) return word
  return formatOf(area, field)?.(scalar, locale) ?? String(scalar)
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
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...{ id, at, byUser },
    what: `${nameOf(messages.areas, area, messages)}: ${nameOf(messages.actions, action, messages)}`,
    subject: wordFor(messages.subjects, area, subject) ?? subject,
    changes: fields.map((field) => ({
      field: wordFor(messages.fields, area, field) ?? field,
      before: formatted(entry, field, before?.[field], formatter),
      after: formatted(entry, field, after?.[field], formatter),
    })),
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
