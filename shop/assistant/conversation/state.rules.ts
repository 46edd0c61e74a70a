import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { provinces } from '#shop/shipping/cuba.rules.ts'
import { type Item, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import type { Offer } from '../matching/offer.rules.ts'
import type { Emergency } from '../safety/emergency.rules.ts'
import { isMedical } from '../safety/medical.rules.ts'
import { namesPlated, unplatedNow } from '../safety/plated-devices.rules.ts'
import type { Ask } from '../understanding/asks.rules.ts'
import { devicesIn } from '../understanding/devices.rules.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import type { Budget } from '../understanding/money/budget.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

/** What a conversation has established so far; computed from its messages, stored nowhere. */
export interface State {
  readonly locale: Locale | null
  readonly destination: Destination | null
  readonly province: string | null
  readonly budget: Budget | null
  readonly items: readonly Item[]
  readonly hours: number | null
  readonly volts: 110 | 220 | null
  /** A device on which somebody's health depends is among those that were named. */
  readonly isMedical: boolean
  /** The one of them of which nobody has said what its plate says. */
  readonly unplated: string | null
  /** A battery of lead that the person has, by what was said of it. */
  readonly ownBattery: Pick<Read, 'chemistry' | 'quantities'> | null
  readonly withoutPanels: boolean
  /** The products of the last answer, the first in focus. */
  readonly focus: readonly Offer[]
  /** The last products that were in focus alone, the newest first. */
  readonly recent: readonly Offer[]
  readonly category: ProductCategory | null
  readonly intent: Intent | null
  readonly asks: readonly Ask[]
  /** How many of the product in focus were meant. */
  readonly count: number | null
  readonly emergency: Emergency | null
  readonly passage: string | null
  /** The question before, which a bare 'y qué más' continues. */
  readonly question: string
}

export const nothingKnown: State = {
  locale: null,
  destination: null,
  province: null,
  budget: null,
  items: [],
  hours: null,
  volts: null,
  isMedical: false,
  unplated: null,
  ownBattery: null,
  withoutPanels: false,
  focus: [],
  recent: [],
  category: null,
  intent: null,
  asks: [],
  count: null,
  emergency: null,
  passage: null,
  question: '',
}

/** The facts that are shown and can be removed one by one. */
export const chipNames = [
  'product',
  'ownBattery',
  'budget',
  'province',
  'destination',
  'devices',
  'hours',
  'volts',
  'withoutPanels',
  'language',
] as const
export type ChipName = (typeof chipNames)[number]

const cleared: Readonly<Record<ChipName, Partial<State>>> = {
  product: { focus: [], recent: [], category: null },
  ownBattery: { ownBattery: null },
  budget: { budget: null },
  province: { province: null },
  destination: { destination: null },
  devices: { items: [], isMedical: false, unplated: null },
  hours: { hours: null },
  volts: { volts: null },
  withoutPanels: { withoutPanels: false },
  language: { locale: null },
}
const isChipName = (name: string): name is ChipName => Object.hasOwn(cleared, name)

export const without = (state: State, name: string): State =>
  isChipName(name) ? { ...state, ...cleared[name] } : state

const removal =
  / (?:quito|quita|quitando|quitamos|sin|saco|apago|menos|without|remove|minus|take out|except) (?=[a-z0-9 ]*)/
const addition = /tambien|ademas|agreg|anad|le sumo|\b(also|plus|as well|add|too)\b|y otr[oa]/
const older =
  /(?<!\b(mi|mis|tu|su) )\b(viej(it)?[oa]s?|antigu[oa]s?|rus[oa]s?|old|older)\b|\b(sovietic|minsk)\w*/
const newer = /\b(modern[oa]s?|nuev[oa]s?|new|modern)\b/

const union = (before: readonly Item[], more: readonly Item[]): Item[] => {
  const codes = new Set(more.map(({ code }) => code))
  return [...before.filter(({ code }) => !codes.has(code)), ...more]
}

/** The same refrigerator, old or new: 'y con uno de los viejos'. */
function aged(items: readonly Item[], text: string): readonly Item[] {
  const swap = (from: string, to: string) =>
    items.map((item) => (item.code === from ? usualItem(to, item.quantity) : item))
  if (older.test(text)) return swap('rm', 'rv')
  return newer.test(text) ? swap('rv', 'rm') : items
}

/** 'si quito un ventilador' takes one of two; 'los ventiladores' takes all. */
const fewer = (items: readonly Item[], gone: readonly Item[], isCounted: boolean): Item[] =>
  items.flatMap((item) => {
    const taken = gone.find(({ code }) => code === item.code)
    const left = taken && isCounted ? item.quantity - taken.quantity : 0
    if (!taken) return [item]
    return left > 0 ? [{ ...item, quantity: left }] : []
  })

const agedFridge =
  /\b(refri\w*|never\w*|frio|fridge)\b (\w+ ){0,4}(viej(it)?[oa]s?|antigu\w+|rus[oa]s?|old)\b/
const agedNow = (own: Read): readonly Item[] =>
  agedFridge.test(own.text) ? aged(own.items, own.text) : own.items

/** The devices meant now: those of the question, changed or unchanged ones of before. */
export function itemsNow(read: Read, state: State): readonly Item[] {
  const at = removal.exec(read.text)
  const gone = at ? devicesIn(` ${read.text.slice(at.index + at[0].length)}`).items : []
  if (at && gone.length > 0 && state.items.length > 0) {
    return fewer(state.items, gone, / \d/.test(read.text.slice(at.index + at[0].length - 1)))
  }
  if (read.items.length === 0) return aged(state.items, read.text)
  return addition.test(read.text) ? union(state.items, read.items) : agedNow(read)
}

const noPanels =
  /(no|sin|without) solar\b|(no (tengo|hay)|do not have|dont have|have no|without) (1 |a |an |ningun |any )?(techo|azotea|roof|espacio|space)|sin (panel|placa|techo|azotea|patio|balcon)\w*\b|no (puedo|podemos|quiero|tengo donde|hay donde) (\w+ )?(poner |montar |instalar )?(\w+ )?(panel|instal)|sin (panel|placas|instal|obra)|(\d+|quint\w+|cuart\w+|tercer\w*|sext\w+) piso|vivo en (1 )?(apartamento|edificio|apto)|alquil|(no|without) (panels|installation|install)|cant (put|install|mount)|apartment|no lleve instalacion|que no (lleve|haya que|tenga que) (instal|montar)/
const otherLanguage = /\b(en ingles|in english|english please)\b/
const spanish = /\b(en espanol|in spanish|en castellano)\b/

const voltsIn = (text: string): 110 | 220 | null => {
  if (/(?<!\d)(220|240)(?!\d)/.test(text)) return 220
  const only =
    /\b(solo|only|just|hay|llega)\b (\w+ ){0,2}(110|120)(?= *(,|en|in|at|y|$))|(?<!\d)(110|120) ?(v|volt)/
  return only.test(text) ? 110 : null
}

const youth = provinces.find(({ name }) => name === 'Isla de la Juventud')?.code ?? null
/** Beside another province, 'la isla' is the small one. */
const provinceMeant = (text: string, { province }: State): string | null =>
  province !== null && / (a|para|en|hasta) la isla\b/.test(text) ? youth : province

const ofBattery = new Set(['Ah', 'Wh', 'V'])

/** 'y si fuera de litio?': as large, of another kind. */
const supposed = /\b(?:si (?:fuera|fuese)|if (?:it|that) (?:was|were))\b/
/** A battery of lead stays one until another kind is said. */
function ownBatteryOf(read: Read, { ownBattery }: State): State['ownBattery'] {
  const { chemistry, saysChemistry } = read
  const quantities = read.quantities.filter(({ unit }) => ofBattery.has(unit))
  if (saysChemistry && chemistry === 'lifepo4')
    return ownBattery && supposed.test(read.text) ? { ...ownBattery, chemistry } : null
  if (saysChemistry) return { chemistry, quantities }
  const isSized = quantities.some(({ unit }) => unit !== 'V')
  return ownBattery && isSized ? { ...ownBattery, quantities } : ownBattery
}

/** The state with what a question itself says, before it is decided what it asks. */
export function learntFrom(state: State, read: Read, budget: Budget | null): State {
  const { text } = read
  const explicit = otherLanguage.test(text) ? 'en' : spanish.test(text) ? 'es' : null
  return {
    ...state,
    locale: explicit ?? state.locale,
    destination: read.destination ?? state.destination,
    province: read.province ?? provinceMeant(text, state),
    budget: budget ?? state.budget,
    items: itemsNow(read, state),
    hours: read.blackoutHours ?? state.hours,
    volts: voltsIn(text) ?? state.volts,
    isMedical: isMedical(text) || namesPlated(text) || state.isMedical,
    unplated: unplatedNow(text, state.unplated),
    ownBattery: ownBatteryOf(read, state),
    withoutPanels: state.withoutPanels || noPanels.test(text),
  }
}
