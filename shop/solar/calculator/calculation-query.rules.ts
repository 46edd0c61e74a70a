import { parseDecimal } from '#kernel/text/number-input.ts'
import {
  ownBatteryText,
  ownedIn,
  ownInverterText,
  ownPanelsText,
} from '../owned/owned-text.rules.ts'
import { applianceOf } from '../sizing/appliances.rules.ts'
import { directions, shades, tilts } from '../sizing/roof.rules.ts'
import { placeOf } from '../sizing/sun-hours.rules.ts'
import { blackoutBeside, countedBlackout } from './blackout.rules.ts'
import {
  type Calculation,
  type Item,
  maxItems,
  nothingYet,
  ownCode,
  usualItem,
} from './calculation.rules.ts'
import {
  maxBudget,
  maxHours,
  maxKwhAMonth,
  maxQuantity,
  maxRoofPanels,
  maxWatts,
} from './figure.rules.ts'
import { voltsIn, voltsText } from './volts-written.rules.ts'

export const calculatorPath = '/calculadora-solar'

/** The query parameters of a calculation, in canonical order. */
export const calculationParameters = {
  blackoutHours: 'apagon',
  ownBattery: 'bateria',
  maxPanels: 'caben',
  items: 'equipos',
  tilt: 'inclinacion',
  ownInverter: 'inversor',
  kwhAMonth: 'kwh',
  place: 'lugar',
  month: 'mes',
  ownPanels: 'mispaneles',
  names: 'nombres',
  panels: 'paneles',
  budget: 'presupuesto',
  gridHours: 'red',
  shade: 'sombra',
  roof: 'techo',
  volts: 'voltaje',
} as const

/** A name is cut nowhere but here, so what is said last in it, as its volts, is read. */
export const maxNameLength = 60
const between = '~'

/** 'rm1', 'vp2w60h8n' (60 W, 8 h, off in a blackout), 'x1w370h2m' (custom, with a motor). */
function itemText(item: Item): string {
  const usual = usualItem(item.code)
  const own = item.code === ownCode
  const watts = own || item.watts !== usual.watts ? `w${item.watts}` : ''
  const hours = own || item.hours !== usual.hours ? `h${item.hours}` : ''
  return `${item.code}${item.quantity}${watts}${hours}${item.motor ? 'm' : ''}${item.critical ? '' : 'n'}`
}

export const itemsText = (items: readonly Item[]): string => items.map(itemText).join('-')

const number = String.raw`(\d{1,5}(?:\.\d{1,2})?)`
const written = new RegExp(`^([a-z]{1,2})(\\d{1,3})(?:w${number})?(?:h${number})?(m?)(n?)$`)

function itemIn(text: string): Item | null {
  const [, code = '', quantity = '', watts, hours, motor, stops] = written.exec(text) ?? []
  if (code !== ownCode && !applianceOf(code)) return null
  const usual = usualItem(code)
  const item: Item = {
    ...usual,
    quantity: Number(quantity),
    watts: Number(watts ?? usual.watts),
    hours: Number(hours ?? usual.hours),
    motor: motor === 'm' && code === ownCode,
    critical: stops !== 'n',
  }
  const isSane = item.quantity <= maxQuantity && item.watts <= maxWatts && item.hours <= maxHours
  return isSane && item.quantity > 0 ? item : null
}

/** A custom name, safe for URLs and pages. */
export const cleanName = (text: string): string =>
  text
    .replace(/[\p{C}~]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)

export interface ReadItems {
  readonly items: readonly Item[]
  /** The number of invalid parts of the URL that were dropped. */
  readonly leftOut: number
}

export function itemsIn(text: string, names = ''): ReadItems {
  const parts = text.split('-').filter((part) => part !== '')
  const read = parts.slice(0, maxItems).flatMap((part) => itemIn(part) ?? [])
  const input = names.split(between).map(cleanName)
  const items = read.map((item) =>
    item.code === ownCode ? { ...item, name: input.shift() ?? '' } : item,
  )
  return { items, leftOut: parts.length - items.length }
}

const within = (text: string | null, min: number, max: number): number | null => {
  const read = parseDecimal(text ?? '')
  const value = read.ok ? Number(read.value) : Number.NaN
  return value >= min && value <= max ? value : null
}
const wholeWithin = (text: string | null, min: number, max: number): number | null => {
  const value = within(text, min, max)
  return value === null || !Number.isInteger(value) ? null : value
}

const known = calculationParameters

/** Parses a shared URL; invalid parts are dropped and counted. */
export function calculationIn(parameters: URLSearchParams): Calculation & { leftOut: number } {
  const text = (name: keyof typeof known) => parameters.get(known[name])
  const { items, leftOut } = itemsIn(text('items') ?? '', text('names') ?? '')
  const owned = ownedIn(parameters)
  const read = {
    kwhAMonth: within(text('kwhAMonth'), 1, maxKwhAMonth),
    place: placeOf(text('place'))?.code,
    month: wholeWithin(text('month'), 1, 12),
    blackoutHours: within(text('blackoutHours'), 0.5, maxHours),
    gridHours: within(text('gridHours'), 0, maxHours),
    budget: within(text('budget'), 1, maxBudget),
    roof: directions.find((roof) => roof === text('roof')),
    tilt: tilts.find((tilt) => tilt === text('tilt')),
    shade: shades.find((shade) => shade === text('shade')),
    maxPanels: wholeWithin(text('maxPanels'), 1, maxRoofPanels),
    ownBattery: owned.battery,
    ownInverter: owned.inverter,
    ownPanels: owned.panels,
  }
  const { gridHours } = read
  const blackoutHours = read.blackoutHours ?? blackoutBeside(gridHours)
  const isDropped = (name: keyof typeof read) =>
    Boolean(text(name)) && (read[name] ?? null) === null
  return {
    items,
    kwhAMonth: items.length > 0 ? null : read.kwhAMonth,
    place: read.place ?? null,
    month: read.month,
    blackoutHours: countedBlackout({ items, gridHours, blackoutHours }),
    panels: text('panels') !== 'no',
    gridHours,
    budget: read.budget,
    roof: read.roof ?? nothingYet.roof,
    tilt: read.tilt ?? nothingYet.tilt,
    shade: read.shade ?? nothingYet.shade,
    maxPanels: read.maxPanels,
    owned,
    volts: voltsIn(parameters.getAll(known.volts).join('-'), items),
    leftOut: leftOut + (Object.keys(read) as (keyof typeof read)[]).filter(isDropped).length,
  }
}

const unless = <Value>(usual: Value, value: Value): string | null =>
  value === usual ? null : String(value)

/** The canonical query: fixed order, without default values. */
export function calculationQuery(calculation: Partial<Calculation>): string {
  const usual = nothingYet
  const { items, owned, volts, ...more } = { ...usual, ...calculation }
  const names = items.filter((item) => item.code === ownCode).map((item) => item.name)
  const values: readonly (readonly [string, string | null])[] = [
    [known.blackoutHours, unless(blackoutBeside(more.gridHours), more.blackoutHours)],
    [known.ownBattery, ownBatteryText(owned)],
    [known.maxPanels, unless(usual.maxPanels, more.maxPanels)],
    [known.items, itemsText(items)],
    [known.tilt, unless(usual.tilt, more.tilt)],
    [known.ownInverter, ownInverterText(owned)],
    [known.kwhAMonth, unless(usual.kwhAMonth, more.kwhAMonth)],
    [known.place, more.place],
    [known.month, unless(usual.month, more.month)],
    [known.ownPanels, ownPanelsText(owned)],
    [known.names, names.some((name) => name !== '') ? names.join(between) : null],
    [known.panels, more.panels ? null : 'no'],
    [known.budget, unless(usual.budget, more.budget)],
    [known.gridHours, unless(usual.gridHours, more.gridHours)],
    [known.shade, unless(usual.shade, more.shade)],
    [known.roof, unless(usual.roof, more.roof)],
    [known.volts, voltsText(volts) || null],
  ]
  const text = new URLSearchParams(
    values.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return text.size === 0 ? '' : `?${text}`
}

export const calculationHref = (calculation: Partial<Calculation>): string =>
  `${calculatorPath}${calculationQuery(calculation)}`
