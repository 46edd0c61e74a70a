import { fold, readable } from '../understanding/folding.rules.ts'
import type { Match } from './match.rules.ts'
import type { Offer } from './offer.rules.ts'

/** What stands for a name, so that its figures are no loads and its words no devices. */
const kinds: Readonly<Record<string, string>> = {
  kit: 'kit',
  portable: 'estacion',
  battery: 'bateria',
  inverter: 'inversor',
  panel: 'panel',
}

const digitsIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

interface Found {
  readonly offer: Offer
  readonly name: string
}

function foundIn(text: string, offers: readonly Offer[]): Found[] {
  const digits = new Set(digitsIn(text))
  return offers.flatMap((offer) =>
    [...offer.names, offer.product.sku].flatMap((name) => {
      const own = digitsIn(fold(name))
      if (own.length === 0 || !own.every((one) => digits.has(one))) return []
      const written = readable(name)
      return text.includes(written) ? [{ offer, name: written }] : []
    }),
  )
}

export interface WholeNames {
  readonly matches: readonly Match[]
  /** The question with the names replaced by the kind of product. */
  readonly question: string
}

/** Products whose names with figures are written out, as they stand in the shop. */
export function wholeNamesIn(question: string, offers: readonly Offer[]): WholeNames {
  let text = readable(question)
  const matches: Match[] = []
  const byLength = foundIn(text, offers).sort((a, b) => b.name.length - a.name.length)
  for (const { offer, name } of byLength) {
    if (!text.includes(name)) continue
    text = text.replace(name, ` ${kinds[offer.product.category] ?? ''} `)
    if (matches.every((one) => one.offer !== offer))
      matches.push({ offer, score: name.length, isNamed: true, misses: 0, isExact: true })
  }
  return { matches, question: matches.length > 0 ? text : question }
}
