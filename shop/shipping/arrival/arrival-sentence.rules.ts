import { intlLocales, type Locale } from '#kernel/locale.ts'
import { format, formatPlural, type Translations } from '#kernel/messages.ts'
import { type Day, dateFormat } from '#kernel/time.ts'
import { provinceByCode } from '../cuba.rules.ts'
import { arrival as en } from '../messages/arrival.en.ts'
import { arrival as es } from '../messages/arrival.es.ts'
import type { ArrivalWindow } from './arrival.rules.ts'

const messages: Translations<typeof es> = { es, en }

const dayText = (day: Day, locale: Locale): string =>
  dateFormat(intlLocales[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

function whenText({ from, to }: ArrivalWindow, locale: Locale): string {
  const { when } = messages[locale]
  const pattern = from.slice(0, 7) === to.slice(0, 7) ? when.sameMonth : when.months
  return format(from === to ? when.sameDay : pattern, {
    first: dayText(from, locale),
    last: dayText(to, locale),
    firstDay: String(Number(from.slice(8))),
    lastDay: String(Number(to.slice(8))),
  })
}

const isleOfYouth = '40'

function placeText(code: string, locale: Locale): string {
  const name = provinceByCode(code)?.name ?? ''
  return code === isleOfYouth ? format(messages[locale].island, { name }) : name
}

export type PaymentCondition =
  | 'none'
  | 'today'
  | 'confirmed_today'
  | { readonly on: Day; readonly isConfirming?: boolean }

const conditionText = (condition: PaymentCondition, locale: Locale): string => {
  const { conditions } = messages[locale]
  if (typeof condition === 'string') return conditions[condition]
  return format(condition.isConfirming ? conditions.confirmed_on : conditions.on, {
    day: dayText(condition.on, locale),
  })
}

export interface Arrival {
  readonly mode: 'door' | 'pickup'
  /** Null while the province is not known. */
  readonly provinceCode: string | null
  readonly window: ArrivalWindow
  /** The day of a payment still to come; an e-mail is read later and names it. */
  readonly condition: PaymentCondition
}

/** 'Llega a Holguín entre el 8 y el 16 de diciembre si pagas hoy.' */
export function arrivalSentence(arrival: Arrival, locale: Locale): string {
  const { mode, provinceCode, window, condition } = arrival
  const texts = messages[locale]
  return format(provinceCode === null ? texts.anywhere : texts[mode], {
    place: provinceCode === null ? '' : placeText(provinceCode, locale),
    when: whenText(window, locale),
    condition: conditionText(condition, locale),
  })
}

/** Where nothing is delivered now. */
export const noArrivalSentence = (provinceCode: string | null, locale: Locale): string =>
  provinceCode === null
    ? messages[locale].nowhere
    : format(messages[locale].suspended, { place: placeText(provinceCode, locale) })

/** '2 días hábiles': what lies between the payment and the freight agency. */
export const preparationText = (days: number, locale: Locale): string =>
  formatPlural(locale, messages[locale].preparation, days)

export interface StatedDays {
  readonly transitDays: number
  readonly preparationDays: number
}

/** What the banner states: the days that policies repeat and dates are reckoned with. */
export const transitSentence = (
  { transitDays, preparationDays }: StatedDays,
  locale: Locale,
): string =>
  format(messages[locale].transit, {
    days: String(transitDays),
    packing: formatPlural(locale, messages[locale].packing, preparationDays),
  })

/** One line of all provinces: 'A domicilio, entre el 8 y el 16 de diciembre'. */
export const provinceRow = (
  arrival: Pick<Arrival, 'mode' | 'window'> | null,
  locale: Locale,
): string =>
  arrival
    ? format(messages[locale].rows[arrival.mode], { when: whenText(arrival.window, locale) })
    : messages[locale].suspendedRow

/** What a page says about the arrival of an order that is paid today. */
export interface ShownArrival {
  /** The chosen province; null while none is. */
  readonly provinceCode: string | null
  readonly isServed: boolean
  readonly text: string
}

export interface ProvinceArrival extends ShownArrival {
  readonly provinceCode: string
  /** The same in a list of all provinces. */
  readonly row: string
}

/** When an order that is paid today arrives anywhere in Cuba, and in each province, west to east. */
export interface CubaArrivals {
  readonly anywhere: ShownArrival
  readonly provinces: readonly ProvinceArrival[]
  readonly preparation: string
}
