import type { Locale } from '#kernel/locale.ts'
import { formatNumber } from '#kernel/messages.ts'
import { cents, centsFromDecimal, formatUsd } from '#kernel/money.ts'
import { formatDate, momentText, parseDay } from '#kernel/time.ts'
import type { AuditAction, AuditArea, AuditEntry, Noted } from './audit.rules.ts'

type Named<Name extends string = string> = Readonly<Record<Name, string>>
type OfArea = Readonly<Record<string, Named>>

/** What the domains call their things, in one language. */
export interface TellingMessages {
  readonly areas: Named<AuditArea>
  readonly actions: Named<AuditAction>
  /** Of an area or action that only a later version of the shop knows. */
  readonly unknown: string
  /** Of each area its things that have a name of their own. */
  readonly subjects: OfArea
  /** Of each area its fields; one without a label needs none. */
  readonly fields: OfArea
  /** Of 'area.field' the messages of its codes. */
  readonly values: OfArea
  readonly yes: string
  readonly no: string
}

export interface Teller {
  readonly messages: TellingMessages
  readonly locale: Locale
}

/** A change as it is read by people; null where there was or is nothing. */
export interface ToldChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

export interface ToldEntry {
  readonly id: number
  readonly at: Date
  readonly byUser: string | null
  readonly what: string
  readonly subject: string
  readonly changes: readonly ToldChange[]
}

const inDollars = ['sell_price', 'cost_price', 'numeric_price', 'final_price', 'delivery_fee']

type Telling = (value: string | number, locale: Locale) => string

const asDay: Telling = (value, locale) => formatDate(parseDay(String(value)), locale, 'PP', 'UTC')
const asMoment: Telling = (value, locale) => momentText(new Date(String(value)), locale)
const asPercent: Telling = (value, locale) => `${formatNumber(locale, Number(value) / 100, 2)} %`
const asNumber: Telling = (value, locale) => formatNumber(locale, Number(value), 2)
const asCents: Telling = (value) => formatUsd(cents(Number(value)))
const asDollars: Telling = (value) => formatUsd(centsFromDecimal(String(value)))

/** How the values of a field are to be read; null as they are. */
function tellingOf(area: string, field: string): Telling | null {
  if (field.endsWith('_cents')) return asCents
  if (area === 'product' && inDollars.includes(field)) return asDollars
  if (field.endsWith('_at')) return asMoment
  if (field.endsWith('_on')) return asDay
  if (field === 'basis_points' || area === 'margins') return asPercent
  return field === 'weight_lbs' ? asNumber : null
}

const wordFor = (messages: OfArea, place: string, name: string): string | undefined =>
  Object.hasOwn(messages, place) ? messages[place]?.[name] : undefined

function toldValue(
  { area, subject }: Pick<AuditEntry, 'area' | 'subject'>,
  field: string,
  value: Noted | undefined,
  teller: Teller,
): string | null {
  const { messages, locale } = teller
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value)) {
    const parts = value.map((part: Noted) => toldValue({ area, subject }, field, part, teller))
    return parts.filter((part) => part !== null).join(', ') || null
  }
  if (typeof value === 'object') return JSON.stringify(value)
  const scalar = value as string | number
  const place = area === 'setting' ? `setting.${subject}` : `${area}.${field}`
  const word = wordFor(messages.values, place, String(scalar))
  if (word !== undefined) return word
  return tellingOf(area, field)?.(scalar, locale) ?? String(scalar)
}

/** A value that cannot be read as its field says is shown as it was noted. */
function told(entry: AuditEntry, field: string, value: Noted | undefined, teller: Teller) {
  try {
    return toldValue(entry, field, value, teller)
  } catch {
    return String(value)
  }
}

/** A code in words; no code is shown as it is stored. */
export const nameOf = (
  names: Named,
  code: string,
  { unknown }: Pick<TellingMessages, 'unknown'>,
): string => (Object.hasOwn(names, code) && names[code]) || unknown

/** What was done to what, in words; a field that nobody gave a word stays as it was noted. */
export function toldEntry(entry: AuditEntry, teller: Teller): ToldEntry {
  const { id, at, byUser, area, subject, action, before, after } = entry
  const { messages } = teller
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...{ id, at, byUser },
    what: `${nameOf(messages.areas, area, messages)}: ${nameOf(messages.actions, action, messages)}`,
    subject: wordFor(messages.subjects, area, subject) ?? subject,
    changes: fields.map((field) => ({
      field: wordFor(messages.fields, area, field) ?? field,
      before: told(entry, field, before?.[field], teller),
      after: told(entry, field, after?.[field], teller),
    })),
  }
}

/** Which things of any area are called by what somebody looks for. */
export function subjectsCalled({ subjects }: TellingMessages, typed: string): string[] {
  const wanted = typed.trim().toLocaleLowerCase('es')
  if (wanted === '') return []
  return Object.values(subjects).flatMap((named) =>
    Object.entries(named)
      .filter(([, name]) => name.toLocaleLowerCase('es').includes(wanted))
      .map(([subject]) => subject),
  )
}
