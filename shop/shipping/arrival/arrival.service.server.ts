import { contentIn, type Locale } from '#kernel/locale.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import type { ProvinceService } from '../province-service.rules.ts'
import { provinceServices } from '../provinces.service.server.ts'
import { arrivalWindow, daysAnywhere, maxTransitDays } from './arrival.rules.ts'
import {
  arrivalSentence,
  type CubaArrivals,
  noArrivalSentence,
  type ProvinceArrival,
  preparationText,
  provinceRow,
  type ShownArrival,
} from './arrival-sentence.rules.ts'

interface ArrivalQuery {
  readonly locale: Locale
  readonly now: Date
  readonly preparationDays: number
  readonly provinceCode: string | null
  /** How it is delivered where the province leaves a choice. */
  readonly mode?: 'door' | 'pickup'
}

export function shownArrival(
  services: readonly ProvinceService[],
  { locale, now, preparationDays, provinceCode, mode = 'door' }: ArrivalQuery,
): ShownArrival {
  const service = services.find(({ code }) => code === provinceCode)
  const days = service ? service.days : daysAnywhere(services)
  if (!days) {
    const note = service ? contentIn(locale, { es: service.noteEs, en: service.noteEn }) : ''
    const text = [noArrivalSentence(provinceCode, locale), note].filter(Boolean).join(' ')
    return { provinceCode, isServed: false, text }
  }
  const window = arrivalWindow({ paidOn: dayOf(now), preparationDays, days })
  const isPickup = service?.mode === 'pickup' || mode === 'pickup'
  const arrival = { mode: isPickup ? 'pickup' : 'door', window, condition: 'today' } as const
  return {
    provinceCode,
    isServed: true,
    text: arrivalSentence({ ...arrival, provinceCode }, locale),
  }
}

type TodayQuery = Pick<ArrivalQuery, 'locale' | 'now' | 'preparationDays'>

function inProvince(
  services: readonly ProvinceService[],
  { code, mode, days, noteEs, noteEn }: ProvinceService,
  query: TodayQuery,
): ProvinceArrival {
  const { locale, now, preparationDays } = query
  const window = days && arrivalWindow({ paidOn: dayOf(now), preparationDays, days })
  const row = provinceRow(window && { mode: mode === 'pickup' ? mode : 'door', window }, locale)
  const note = contentIn(locale, { es: noteEs, en: noteEn })
  const shown = shownArrival(services, { ...query, provinceCode: code })
  return { ...shown, provinceCode: code, row: note ? `${row}. ${note}` : row }
}

export const cubaArrivals = (
  services: readonly ProvinceService[],
  query: TodayQuery,
): CubaArrivals => ({
  anywhere: shownArrival(services, { ...query, provinceCode: null }),
  provinces: services.map((service) => inProvince(services, service, query)),
  preparation: preparationText(query.preparationDays, query.locale),
})

/** The days that policies state, as the banner does. */
export const statedDays = async (ctx: Needs<'locale'>, preparationDays: number) => ({
  transitDays: String(maxTransitDays(await provinceServices(ctx))),
  preparation: preparationText(preparationDays, ctx.locale),
})
