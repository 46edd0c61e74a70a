import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { categoriesIn } from '../understanding/categories.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import type { Budget } from '../understanding/money/budget.rules.ts'
import { changeIn } from '../understanding/money/pooled.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import type { State } from './state.rules.ts'

const pair =
  /\b(cual|cuales|which|entre|ambas?|ambos|both|compar\w+|diferencia|difference)\b.*\b(de (las|los|es[ao]s) (2|dos)|of the (two|2)|las 2|los 2|both|them)\b|\b(las|los|the) (dos|2|two) (juntas?|juntos?|together)\b/
/** 'cuál de las dos pesa menos' after one and then the other were told. */
export const withPair = (text: string, state: State): State =>
  state.focus.length === 1 && state.recent.length > 1 && pair.test(text)
    ? { ...state, focus: state.recent.slice(0, 2).toReversed() }
    : state

const partAsked =
  /^ (?:,? ?(?:y|and|ok|pero|but|what about|how about) )*(?:(?:el|la|los|las|the|any|algun\w*|does it have|trae|viene con|incluye) )*(?:soportes?|rieles?|estructura|grapas?|brackets?|rails?|mounts?|clamps?|cables?|cableado|wires?|wiring|controlador\w*|controllers?|breakers?|fusibles?|fuses?|conector\w*|connectors?|baterias?|battery|batteries|paneles|panels|inversor|inverter)(?: (?:para|for|de|of) (?:el|la|los|las|the) (?:panel\w*|bateria\w*|battery|inversor|inverter))?[ ,]*(?:(?:trae|viene|vienen|incluid\w+|included|too|tambien)[ ,]*)?$/
/** 'y los soportes?' after a kit asks what is in it. */
export const asksPartOfShownKit = (text: string, { focus }: State): boolean =>
  focus.length === 1 && focus[0]?.product.category === 'kit' && partAsked.test(text)

/** 'y si consigo 500 más': beside what there was. */
export function withMore(money: Budget | null, text: string, { budget }: State): Budget | null {
  const [before, more] = [budget?.max ?? null, changeIn(text)]
  const isOther = money !== null && money.max !== null && money.max !== Math.abs(more ?? 0)
  if (before === null || more === null || isOther) return money
  return before + more > 0 ? { min: null, max: before + more } : money
}

/** 'y la más chiquita de 12 voltios': of the kind that was spoken of. */
export function categoriesMeant(
  { productText, text, items }: Read,
  { category, focus }: State,
): readonly ProductCategory[] {
  const own = categoriesIn(productText)
  const isShort = text.trim().split(' ').length <= maxWords && items.length === 0
  const isBare = own.length === 0 && category !== null && focus.length < 2 && isShort
  return isBare && extreme.test(text) ? [category] : own
}
const maxWords = 9
const extreme =
  /\b(el|la|the) (mas (chiquit|pequen|chic|grande|potente|barat|economic)\w*|menor|mayor|smallest|biggest|largest|cheapest)\b(?! (de (es[oa]s|ell[oa]s|l[oa]s (2|dos))|of (them|those)))/

/** 'con dos paneles' says by what it is charged, not what is asked about. */
export const isChargedBy = (text: string): boolean =>
  says.charging.test(text) &&
  /\b(con|by|with|from|usando|using) (\w+ ){0,3}(panel\w*|placas?|sol)\b/.test(text)

/** 'el kit, ¿viene con el controlador?' asks what is in it. */
export const asksOfKit = (text: string): boolean =>
  /\bkits?\b/.test(text) &&
  /\b(incluye|trae|viene|vienen|comes? with|includes?)\b/.test(text) &&
  !/\b(fusibles?|fuses?|breakers?|interruptor\w*|cables?)\b/.test(text)

/** The kinds that a short question leaves out are those of before. */
export function kindsMeant(
  named: readonly ProductCategory[],
  { text }: Read,
  { category }: State,
): readonly ProductCategory[] {
  const isShort = category !== null && text.trim().split(' ').length <= maxShort
  return named.length === 0 && isShort ? [category] : named
}
const maxShort = 14

/** What is in the kit that was shown, not another product. */
export const asksPartOfKit = ({ text }: Read, { focus }: State): boolean =>
  focus[0]?.product.category === 'kit' &&
  /inside|in it|dentro|del kit|(trae|lleva|incluye|viene)n?\b|it comes|include|does it have/.test(
    text,
  )
