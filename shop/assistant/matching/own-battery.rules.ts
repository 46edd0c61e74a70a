import type { State } from '../conversation/state.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import type { Offer } from './offer.rules.ts'

const batteryNoun = /\b(?:bater\w+|batter\w+|acumulador\w*|pilas?)\b/g
const lithium = /litio|lifepo4|lithium/
/** The battery of the house is held against one of the shop. */
const besideAnother =
  /\b(?:cambi\w*|reempl\w*|sustitu\w*|compar\w*|diferencia|mejor|en vez|en lugar|vs|versus|replac\w*|swap\w*|instead|better|than|difference|upgrade)\b/
const mine = /\b(?:mi|mis|tengo|tenemos|my|our|have|got)\b/

/** Of a battery of lead, gel or AGM that somebody has its size is said, and no product's. */
export function namesOwnBattery({ text, quantities, chemistry, saysChemistry }: Read): boolean {
  if (!saysChemistry || chemistry === 'lifepo4' || lithium.test(text)) return false
  const isSized = quantities.some(({ unit }) => unit === 'Ah' || unit === 'Wh')
  const isOne = (text.match(batteryNoun) ?? []).length < 2 && !besideAnother.test(text)
  return isOne && (isSized || mine.test(text))
}

const isLithium = ({ product: { category, specs } }: Offer): boolean =>
  category === 'battery' && !/agm|gel|lead|plomo/i.test(String(specs.chemistry ?? ''))

/** Which products a question can mean: not a lithium one by the size of somebody's lead battery. */
export const meantBeside = (read: Read): ((offer: Offer) => boolean) =>
  namesOwnBattery(read) ? (offer) => !isLithium(offer) : () => true

const stores: readonly string[] = ['battery', 'portable', 'kit']

/** A store that is named or pointed at is asked about, not what the house has; else what it has is. */
export function stateMeant(state: State, meant: readonly Offer[], read: Read): State {
  if (namesOwnBattery(read)) {
    const focus = state.focus.filter((offer) => !isLithium(offer))
    return { ...state, focus, category: focus.length > 0 ? state.category : null }
  }
  const isOfShop = meant.some(({ product }) => stores.includes(product.category))
  return isOfShop && !read.saysChemistry ? { ...state, ownBattery: null } : state
}

/** 'de 70 Ah, ¿cuánto me dura?' after a car battery was named. */
export const withOwnBattery = (own: Read, { ownBattery }: State): Read =>
  ownBattery && (!own.saysChemistry || own.chemistry === ownBattery.chemistry)
    ? {
        ...own,
        chemistry: ownBattery.chemistry,
        quantities: own.quantities.some(({ unit }) => unit === 'Ah' || unit === 'Wh')
          ? own.quantities
          : [...own.quantities, ...ownBattery.quantities],
      }
    : own
