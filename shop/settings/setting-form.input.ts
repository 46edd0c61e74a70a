import { toDecimal, zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { readPlaces } from './installation.rules.ts'
import {
  fieldsOf,
  keysOf,
  type SettingField,
  type SettingForm,
  type SettingKind,
  settingFormNames,
} from './setting-forms.rules.ts'

export type SettingProblem = 'needed' | 'no_coupon' | Exclude<SettingKind, 'text' | 'long' | 'flag'>
export type SettingValues = Readonly<Record<string, string>>

const clean = (value: unknown, max: number): string =>
  typeof value === 'string'
    ? value
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, max)
    : ''

const isWebUrl = (value: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/.test(value) && URL.canParse(value)

const isRight: Record<SettingKind, (value: string) => boolean> = {
  text: () => true,
  long: () => true,
  flag: () => true,
  email: (value) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(value),
  phone: (value) => /^\+[\d\s().-]{7,30}$/.test(value),
  url: isWebUrl,
  link: (value) => isWebUrl(value) || (value.startsWith('/') && pathOfThisShop(value) === value),
  hours: (value) => /^([1-9]|[1-6]\d|7[0-2])$/.test(value),
  days: (value) => /^([0-9]|[12]\d|30)$/.test(value),
  money: (value) => parseMoney(value) !== null,
  places: (value) => readPlaces(value).unknown.length === 0,
  code: (value) => /^[A-Z0-9._-]{1,40}$/.test(value),
}

/** Ten digits are a number of the USA, where the shop is; `tel:` links have to dial from every country. */
function withCountryCode(value: string): string {
  if (!/^[\d\s().-]+$/.test(value)) return value
  const [, area, prefix, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(value.replace(/\D/g, '')) ?? []
  return area ? `+1 ${area} ${prefix} ${line}` : value
}

/** How a valid value is stored, by kinds that have several ways to write the same. */
const normalised: Partial<Record<SettingKind, (value: string) => string>> = {
  code: (value) => value.toUpperCase().replace(/\s/g, ''),
  money: (value) => toDecimal(parseMoney(value) ?? zero),
  places: (value) => readPlaces(value).text,
}

function readValue({ kind, max }: SettingField, posted: unknown): string {
  if (kind === 'flag') return posted === 'on' ? 'true' : 'false'
  const value = kind === 'phone' ? withCountryCode(clean(posted, max)) : clean(posted, max)
  if (value === '' || (kind !== 'code' && !isRight[kind](value))) return value
  return normalised[kind]?.(value) ?? value
}

function problemOf({ kind, isNeeded }: SettingField, value: string): SettingProblem | null {
  if (value === '') return isNeeded ? 'needed' : null
  return isRight[kind](value) ? null : (kind as SettingProblem)
}

/** Stored values by the fields of their form, as it sends them. */
export const settingFormData = (form: SettingForm, stored: SettingValues): SettingValues =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) =>
      keysOf(field).map((key) => {
        const value = stored[key] ?? ''
        if (field.kind !== 'flag') return [key, value]
        return [key, (value === '' ? field.isOnAtFirst : value === 'true') ? 'on' : '']
      }),
    ),
  )

export type ReadSettings =
  | { readonly ok: true; readonly form: SettingForm; readonly values: SettingValues }
  | {
      readonly ok: false
      readonly form: SettingForm | null
      readonly values: SettingValues
      readonly problems: Readonly<Record<string, SettingProblem>>
    }

export function readSettings(posted: Readonly<Record<string, unknown>>): ReadSettings {
  const form = settingFormNames.find((name) => name === posted.form)
  if (!form) return { ok: false, form: null, values: {}, problems: {} }
  const values: Record<string, string> = {}
  const problems: Record<string, SettingProblem> = {}
  for (const field of fieldsOf(form))
    for (const key of keysOf(field)) {
      const value = readValue(field, posted[key])
      const problem = problemOf(field, value)
      values[key] = value
      if (problem) problems[key] = problem
    }
  return Object.keys(problems).length > 0
    ? { ok: false, form, values, problems }
    : { ok: true, form, values }
}
