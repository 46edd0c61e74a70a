import { asksOfKit } from '../conversation/meant-before.rules.ts'
import type { State } from '../conversation/state.rules.ts'
import { askedJoined } from '../electrical/joined-as.rules.ts'
import { ownBankIn } from '../electrical/own-bank.rules.ts'
import { bestOf, matchesOf } from '../matching/match.rules.ts'
import {
  asksTogether,
  type Mentions,
  type NamedPart,
  partsNamed,
  partsToJoin,
} from '../matching/named-parts.rules.ts'
import {
  namesWiring,
  type WiringRequest,
  wiringRequestIn,
} from '../matching/wiring-request.rules.ts'
import { withPlate } from '../safety/plated-devices.rules.ts'
import { countIn } from './asks.rules.ts'
import { readable, wordCount } from './folding.rules.ts'
import { says } from './intents.rules.ts'
import type { Read } from './understanding.rules.ts'

const maxBare = 4

/** The watts of what is to be joined are no load. */
const withoutOwnLoad = (own: Read): Read => ({
  ...own,
  items: own.items.filter(({ code }) => code !== 'x'),
})

/** 'y en serie?' is what was asked before, joined otherwise. */
export function questionMeant(input: string, { intent, question, unplated }: State): string {
  const again = intent === 'wiring' ? askedJoined(readable(input), question) : null
  return again ?? (unplated === null ? input : withPlate(readable(input), unplated))
}

/** 'y a la 2000?' after 'se lo puedo poner a la 1000?': the other with what it was to be joined to. */
function sameWith(read: Read, { focus, offers }: Mentions, before: State): readonly NamedPart[] {
  const isSame = before.intent === 'wiring' && wordCount(read.text) <= maxBare
  if (!isSame || !says.followUp.test(read.text)) return []
  for (const { product } of focus) {
    const { text, quantities } = read
    const categories = product.category === 'unknown' ? [] : [product.category]
    const [found] = bestOf(matchesOf({ text, categories, quantities }, offers))
    const partner = focus.find((one) => one.product.category !== product.category)
    if (!found || found.misses > 0 || found.offer.product.id === product.id || !partner) continue
    const parts = [found.offer, partner].map((one) => ({ offers: [one], count: 1 }))
    return partsToJoin(before.question, parts)
  }
  return []
}

/** What is asked of wiring; products are looked up only where something is. */
export function wiringIn(
  read: Read,
  mentions: Mentions,
  before: State,
): { parts: readonly NamedPart[]; wiring: WiringRequest | null; own: Read } {
  // 'y cinco?' goes on with what was asked of wiring
  const bank = ownBankIn(read, before)
  if (bank) return { parts: [], wiring: bank, own: withoutOwnLoad(read) }
  const isMore = before.intent === 'wiring' && wordCount(read.text) <= maxBare
  const text = isMore && countIn(read.text) !== null ? `${before.question}${read.text}` : read.text
  const isJoining = asksTogether(text) || namesWiring(text)
  const named = isJoining && !asksOfKit(text) ? partsNamed(text, mentions) : []
  const joined = partsToJoin(text, named)
  const { focus } = mentions
  const wiring = wiringRequestIn({ text, parts: named, focus, count: countIn(read.text) })
  const together = joined.length > 0 ? joined : sameWith(read, mentions, before)
  // of a customer's own controller no product of the shop is meant
  const parts = wiring?.kind === 'ownInput' ? [] : together
  const own = parts.length > 0 || wiring !== null ? withoutOwnLoad(read) : read
  return { parts, wiring, own }
}
