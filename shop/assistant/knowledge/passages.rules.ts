import type { Passage } from './passage.rules.ts'
import { type ShopPassageId, shopPassages } from './shop-passages.rules.ts'
import { type SolarPassageId, solarPassages } from './solar-passages.rules.ts'

export type PassageId = ShopPassageId | SolarPassageId
export const passages: readonly Passage<PassageId>[] = [...shopPassages, ...solarPassages]

const byId = new Map<string, Passage<PassageId>>(passages.map((one) => [one.id, one]))
export const passageById = (id: string): Passage<PassageId> | null => byId.get(id) ?? null

/** A passage of the shop's texts that answers a question, with how much of the question it covers. */
export interface Ranked {
  readonly id: string
  readonly score: number
  /** Share of the question's own words that the passage has, weighed by how rare they are. */
  readonly coverage: number
  /** How many of its words the passage has. */
  readonly hits: number
  /** How alike it is to the questions that the passage is known to answer; 0 to about 2. */
  readonly likeness: number
}
/** What is asked of products and loads, which no passage answers: ranked beside them. */
export const ofProducts = 'products'
export type Rank = (question: string) => readonly Ranked[]

/** What is usually asked after a passage. */
const next: Readonly<Partial<Record<PassageId, readonly PassageId[]>>> = {
  damage: ['damageLate'],
  zelle: ['zelleTime', 'unpaid', 'otherPayer'],
  zelleTime: ['unpaid'],
  payments: ['zelleTime', 'unpaid', 'installments'],
  returnsUsa: ['returnsUsed', 'returnsCuba'],
  whoMay: ['whoMayNot', 'otherName'],
  whoMayNot: ['otherName'],
  privateBusiness: ['whoMayNot'],
  reset: ['resetMail'],
  cancel: ['refunds'],
  warrantyHow: ['warrantyNot'],
  priceParts: ['customs'],
}
export const isNext = (before: string | null, id: string): boolean =>
  Object.entries(next).some(([from, ids]) => from === before && ids.some((one) => one === id))
