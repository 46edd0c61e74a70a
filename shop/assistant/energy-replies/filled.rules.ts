import { bestOf, matchesOf } from '../matching/match.rules.ts'
import type { Offer } from '../matching/offer.rules.ts'
import { categoriesIn } from '../understanding/categories.rules.ts'
import { quantitiesIn } from '../understanding/quantities.rules.ts'

const fills = /\b(?:fill|recharge|charge|cargar|recargar|llenar|carga|llena|cargue|llene)\b(.+)/

/** What a panel is to fill: 'un panel de 100 para llenar la batería de 50 Ah'. */
export function filledIn(text: string, offers: readonly Offer[]): Offer[] {
  const rest = ` ${fills.exec(text)?.[1]?.trim() ?? ''} `
  const categories = categoriesIn(rest).filter((one) => one !== 'panel')
  if (categories.length === 0) return []
  const reference = { text: rest, categories, quantities: quantitiesIn(rest).quantities }
  return bestOf(matchesOf(reference, offers)).map(({ offer }) => offer)
}
