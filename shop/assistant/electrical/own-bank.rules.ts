import type { State } from '../conversation/state.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

/** Batteries of gel, AGM or lead that a house has, to be joined or charged. */
export interface OwnBank {
  readonly kind: 'ownBank'
  readonly of: 'gel' | 'agm' | 'lead'
  readonly count: number
  /** Volts and amp hours of one; its usual volts where nobody said them. */
  readonly unitV: number
  readonly isAssumedV: boolean
  readonly ampHours: number | null
  /** Of the inverter, controller or charger that was named. */
  readonly inverterV: number | null
  readonly way: 'series' | 'parallel' | null
  /** Of other sizes, ages or kinds: they are not joined. */
  readonly isUnlike: boolean
  readonly asksCharge: boolean
  /** Made to start an engine, or nobody knows. */
  readonly isEngine: boolean
}

const usualV = 12
const many =
  /(?<![\d.,] ?)\b([2-9]|1\d) (?:\w+ ){0,3}?(?:bater\w+|batter\w+|acumulador\w*|pilas?|gel|agm|plomo)\b/
const plural =
  /\b(?:baterias|batteries|acumuladores|(?:las|los|mis|unas?|the|my) de (?:gel|plomo|agm)|gel ones)\b/
const series = /\b(?:en|in) series?\b/
const parallel = /\b(?:en|in) paralel\w*|\bin parallel\b/
const joins =
  /\b(?:conect\w+|un(?:ir\w*|o|en)|junt[oa]\w*|empat\w+|enlaz\w+|pont?e\w*|alambr\w+|wire|hook|join|connect|link)\b/
const charges =
  /\b(?:cargador\w*|chargers?|controlador\w*|controllers?|regulador\w*|perfil\w*|profile|settings?|ajust\w*|absorcion|flotacion|absorption|float|program\w*|configur\w*)\b|\ba cuant\w+ (?:\w+ ){0,3}(?:carg\w+)|\bvolta?je?s? (?:\w+ ){0,3}(?:carg\w+)|\bcharg(?:e|ing) (?:volt\w*|current)|\b(?:como|how) (?:\w+ ){0,3}(?:carg\w+|charge)\b/
const isElse =
  /litio|lifepo4|lithium|\b(?:venden?|vendes|vend\w+|compr\w+|precio\w*|cuest\w+|val(?:e|en)|hay|sell|buy|prices?|costs?|mejor|diferencia|better|difference|vs|versus|dura\w*|aguant\w+|horas?|hours?|last|long|tiempo|ciclos|cycles|garantia|warranty|estacion\w*|stations?|kits?|paneles?|panels?)\b/
const ofInverter =
  /\b(?:inversor\w*|inverter|sistema|system|controlador\w*|controller|equipo) (?:\w+ ){0,4}?(?:de |a |of |en )?(12|24|36|48)(?: ?v\w*)?\b(?! ?ah)|\b(12|24|36|48) ?v\w* (?:inverter|system|controller)/
const unitVolts = /\b(6|8|12|24) ?v\w*\b/
const unlike =
  /\b(?:distint\w+|diferent\w+|different|vieja\w*.*nueva\w*|nueva\w*.*vieja\w*|old.*new|new.*old|otra marca|desigual\w*)\b|\b(?:una?|1|one) (?:es )?(?:de |of )?(\d{2,3})\b.*\b(?:la |the )?(?:otra|other)\b (?:es )?(?:de |of |is )?(?!\1\b)\d{2,3}\b/
const maxBareWords = 9

const kindOf = (text: string): OwnBank['of'] | null => {
  if (/\bgel\b/.test(text)) return 'gel'
  if (/\bagm\b/.test(text)) return 'agm'
  return /plomo|acido|acumulador|\blead\b|de carro|car batter/.test(text) ? 'lead' : null
}

const engine =
  /acumulador|\bde (?:mi |1 |un )?(?:carro|auto|moto|camion|maquina|arranque)\b|(?:car|truck) batter/

const classes = [12, 24, 48]
/** The volts of an inverter that was shown or named before. */
function shownV({ focus }: Pick<State, 'focus'>): number | null {
  const [inverter] = focus.filter(({ product }) => product.category === 'inverter')
  const volts = inverter?.product.voltageV ?? null
  return volts === null ? null : (classes.find((one) => volts <= one * 1.15) ?? null)
}

type Before = Pick<State, 'ownBattery' | 'focus' | 'count'>

const kindBefore = ({ ownBattery }: Before): OwnBank['of'] | null => {
  if (!ownBattery || ownBattery.chemistry === 'lifepo4') return null
  return ownBattery.chemistry === 'agm' ? 'gel' : 'lead'
}

const sizesBefore = ({ ownBattery }: Before): Read['quantities'] => ownBattery?.quantities ?? []

/** What a text says of batteries, whosever they are. */
function signsIn(text: string) {
  const [isSeries, isParallel] = [series.test(text), parallel.test(text)]
  const way = isSeries ? ('series' as const) : isParallel ? ('parallel' as const) : null
  const counted = Number(many.exec(text)?.[1] ?? 0)
  return {
    way: isSeries && isParallel ? null : way,
    counted,
    isMany: counted > 1 || plural.test(text),
    isJoining: way !== null || joins.test(text),
    asksCharge: charges.test(text),
    isEngine: engine.test(text),
    isUnlike: unlike.test(text),
  }
}

type Signs = ReturnType<typeof signsIn>

/** Two of them told by themselves, joined, charged, or for an inverter of so many volts. */
function isAsked(signs: Signs, text: string, isNamed: boolean): boolean {
  const { counted, isMany, isJoining, isEngine } = signs
  if (isEngine && !isJoining) return false
  if (isJoining && (isMany || !isNamed)) return true
  if (signs.asksCharge || (isMany && (signs.isUnlike || ofInverter.test(text)))) return true
  return counted > 1 && text.trim().split(' ').length <= maxBareWords
}

const inverterV = (text: string): number | null => {
  const found = ofInverter.exec(text)
  return found && Number(found[1] ?? found[2])
}

/** What is asked of somebody's own batteries of gel, AGM or lead; null where it is something else. */
export function ownBankIn(
  { text, quantities, items }: Pick<Read, 'text' | 'quantities' | 'items'>,
  before: Before,
): OwnBank | null {
  const named = kindOf(text)
  const of = named ?? kindBefore(before)
  if (!of || isElse.test(text) || items.length > 0) return null
  const signs = signsIn(text)
  if (!isAsked(signs, text, named !== null)) return null
  const sizes = named === null ? [...quantities, ...sizesBefore(before)] : quantities
  const size = sizes.find(({ unit }) => unit === 'Ah')
  const unitV = unitVolts.exec(text.replace(ofInverter, ' '))?.[1]
  const usualCount = signs.isMany || signs.isJoining ? 2 : 1
  return {
    ...{ kind: 'ownBank', of, way: signs.way, isUnlike: signs.isUnlike, isEngine: signs.isEngine },
    count: signs.counted || size?.count || before.count || usualCount,
    unitV: Number(unitV ?? usualV),
    isAssumedV: unitV === undefined,
    ampHours: size?.value ?? null,
    inverterV: inverterV(text) ?? shownV(before),
    asksCharge: signs.asksCharge && !signs.isJoining,
  }
}
