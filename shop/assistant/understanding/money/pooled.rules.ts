import { amount, minBudget, noUnit, valueOfAmount } from './amounts.rules.ts'

/** Money of several people or from several hands, as one amount. */
export interface Pooled {
  readonly total: number
  /** The text without the amounts. */
  readonly rest: string
}

const each = String.raw`(?:cada (?:1|uno|una|cual|quien|herman\w+|prim\w+|hij\w+|amig\w+|persona)|por (?:cabeza|persona|barba)|each(?: (?:of (?:us|them|the (?:\d+ )?\w+|my (?:\d+ )?\w+)|1|one))?|apiece|a head|per (?:person|head))`
const filler = String.raw`(?:unos|unas|como|solo|nada mas|ahorrad\w+|juntad\w+|guardad\w+|otros|about|around|only|just|saved(?: up)?|another|a|de a|me|le|nos|will|va a|van a|puede|can|in)`
const gains = String.raw`(?:pon\w*|pus\w+|doy|da|dan|dar|dio|dieron|aport\w+|tengo|tiene|tenemos|tienen|hay|ahorr\w+|junt\w+|reun\w+|pagan|cobr\w+|mand\w+|quedan?|prest\w+|regal\w+|gan[aoe]\w*|consig\w+|has|have|got|gives?|gave|puts?|chip\w*(?: in)?|saved?|sav\w+|earn\w*|lend\w*|gets?|contribut\w+|adds?|pitch\w*(?: in)?|sends?|sent)`
const losses = `(?:(?:tengo que|hay que|debo|tiene que|quiero|voy a|i have to|i must|need to|want to) (?:dejar|guardar|separar|apartar|pagar|reservar|keep|leave|set aside|pay|save)|debo|le quito|menos|minus|owe)`
const gained = new RegExp(`\\b${gains} (?:${filler} ){0,3}${amount}(?![\\d.,])${noUnit}`)
const lost = new RegExp(`\\b${losses} (?:${filler} ){0,2}${amount}(?![\\d.,])${noUnit}`)
const subject = String.raw`(?:yo|el|ella|ellos|el otro|la otra|los otros|mi \w+|mis \w+|su \w+|i|me|he|she|they|my \w+|the other(?: one)?)`
/** 'y yo 450', after what somebody else gives. */
const elliptic = new RegExp(`^ ?${subject} (?:${filler} ){0,2}${amount}(?![\\d.,])${noUnit}`)
const shared = [
  new RegExp(`${amount}(?![\\d.,])${noUnit} (?:de |in )?${each}\\b`),
  new RegExp(`\\b${each} (?:[a-z]+ ){0,3}?${amount}(?![\\d.,])${noUnit}`),
]
/** A limit is no sum: 'tengo 900 pero no quiero pasar de 700'. */
const limits =
  /\b(hasta|pas(e|ar|en|o) de|mas de|no mas|maximo|max|menos de|under|below|less than|up to|over|limit\w*|tope|entre \$? ?\d+ y|between \$? ?\d+ and)\b/
/** 'el kit cuesta 900' is a price. */
const prices = /\b(cuesta|vale|sale|salio|costo|precio|costs?|price[ds]?|worth)\b/

const relatives =
  '(?:herman|prim|amig|hij|niet|sobrin|ti|vecin|cunad|famili|person|socio|companer|colega|brother|sister|sibling|cousin|friend|kid|son|daughter|relative|people|guy|neighbo)[a-z]*'
const numbered: readonly RegExp[] = [
  /\b(?:somos|seriamos|seremos|we are|were|there are|between|entre)(?: como| los| las| nosotr\w+| the| all)? (\d{1,2})\b(?! ?(?:\$|usd|dolar|dollar))/,
  / (\d{1,2}) (?:of us|de nosotr\w+|ponemos|tenemos|aportamos|vamos)\b/,
  new RegExp(` (\\d{1,2}) (?:of my |de mis |mas )?${relatives}\\b`),
]
const pair =
  /\b(?:entre|between) (?:(?:mi|my|el|la|the) )?\w+ (?:y|and) (?:mi |my )?\w+|\b(?:mi|my) (?:\w+ )?\w+ (?:y|and) (?:yo|i|me)\b|\b(?:yo|i|me) (?:y|and) (?:mi|my) \w+|\b(?:nosotr\w+|l[oa]s|the) 2\b|\bboth of us\b|\bus 2\b/
/** How many people share. */
function sharersIn(text: string): number | null {
  for (const pattern of numbered) {
    const found = Number(pattern.exec(text)?.[1] ?? 0)
    if (found > 1) return found
  }
  return pair.test(text) ? 2 : null
}

const valueIn = (found: RegExpExecArray): number =>
  valueOfAmount(found.slice(1).find((one) => /\d/.test(one ?? '')))

/** '400 cada uno y somos tres' */
function sharedIn(text: string): Pooled | null {
  for (const pattern of shared) {
    const found = pattern.exec(text)
    if (!found) continue
    const rest = text.replace(found[0], ' ')
    const sharers = sharersIn(rest) ?? sharersIn(text)
    const value = valueIn(found)
    if (sharers !== null && value >= minBudget) return { total: sharers * value, rest }
  }
  return null
}

const clauses = / (?:,|y|e|and|pero|but|mas|plus|luego|despues|then|also|ademas)(?= )/

interface Share {
  readonly value: number
  readonly written: string
}
const maxAmount = 100_000
/** What a clause adds, or takes off where something was given before it. */
function shareIn(clause: string, isFirst: boolean): Share | null {
  const spent = isFirst ? null : lost.exec(clause)
  const found = spent ?? gained.exec(clause) ?? (isFirst ? null : elliptic.exec(clause))
  const value = found ? valueIn(found) : 0
  if (!found || value < minBudget || value > maxAmount) return null
  return { value: spent ? -value : value, written: found[0] }
}

/** 'yo tengo 600 y mi hermano me da 300', 'cobré 1100 pero tengo que dejar 300' */
function addedIn(text: string): Pooled | null {
  if (limits.test(text) || prices.test(text)) return null
  const shares: Share[] = []
  for (const clause of text.split(clauses))
    shares.push(...[shareIn(clause, shares.length === 0)].filter((one) => one !== null))
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  const rest = shares.reduce((left, { written }) => left.replace(written, ' '), text)
  return shares.length > 1 && total >= minBudget ? { total, rest } : null
}

export const pooledIn = (text: string): Pooled | null => sharedIn(text) ?? addedIn(text)

const change = new RegExp(
  String.raw`(?:\b(?:otros|another|extra) ${amount}(?![\d.,])${noUnit})|(?:${amount}(?![\d.,])${noUnit} (mas|menos|more|less|extra)\b(?! (?:de\b|(?:que|than) (?:el|la|l[oa]s|es[aeo]|lo|the|that)\b|o\b|or\b)))`,
)
/** 'y si le pongo 200 más' names no size. */
export const withoutChange = (text: string): string =>
  changeIn(text) === null ? text : text.replace(change, ' ')

/** 'y si le pongo 200 más': how the money that was said changes; null where it does not. */
export function changeIn(text: string): number | null {
  const found = change.exec(text)
  const value = found ? valueIn(found) : 0
  if (!found || value < minBudget) return null
  return /menos|less/.test(found[5] ?? '') ? -value : value
}
