import { mayBeFor220, needsVolts } from '#shop/electrical/start-watts.rules.ts'
import {
  type Calculation,
  type Item,
  isShower,
  ownCode,
  showerCode,
  type Volts,
} from './calculation.rules.ts'

const withUnit = /(?<![\d.,])(\d{3})\s?(?:v|vac|volts?|voltios?)(?![\p{L}\d])/giu
const bare =
  /(?<![\d.,])(110|115|120|127|220|230|240)(?![.,]?\d|\s?(?:w|k|ah|hz|mm|cm|m|l|g|b|lt|lb|btu|pies|litros|libras|watts?|pulgadas)(?![\p{L}\d]))/giu
const pair = /(\d{3})\s?(?:-|–|\/|a|o|to|or)\s?(?=\d{3}\s?v)/giu

const sideOf = (volts: number): 110 | 220 | null => {
  if (volts >= 100 && volts <= 130) return 110
  return volts >= 200 && volts <= 250 ? 220 : null
}

const sidesIn = (name: string): (110 | 220)[] =>
  [withUnit, pair, bare]
    .flatMap((pattern) => [...name.matchAll(pattern)].map(([, volts]) => sideOf(Number(volts))))
    .filter((volts) => volts !== null)

/** The volts that a name says; null where it says none, or both. */
export function statedVolts(name: string): 110 | 220 | null {
  const all = new Set(sidesIn(name))
  const [first = null] = all
  return all.size === 1 ? first : null
}

/** Whether a name says 110 and 220 V: it runs on either. */
const saysBoth = (name: string): boolean => new Set(sidesIn(name)).size > 1

type Named = Pick<Item, 'code'> & Partial<Pick<Item, 'name'>>

export interface VoltsRow<One extends Named = Item> {
  readonly item: One
  /** The code of a listed device; 'xa', 'xb' … for the visitor's own in their order. */
  readonly key: string
}

const firstCharacter = 97

export function voltsRows<One extends Named>(items: readonly One[]): VoltsRow<One>[] {
  let own = 0
  const keyOf = (item: One): string => {
    // what no set is sized for moves no other's letter
    if (isShower(item)) return showerCode
    return item.code === ownCode ? ownCode + String.fromCharCode(firstCharacter + own++) : item.code
  }
  return items.map((item) => ({ item, key: keyOf(item) }))
}

/** Devices, one of a kind, of which only the name plate says the volts. */
export const voltsAsked = <One extends Named>(items: readonly One[]): VoltsRow<One>[] => [
  ...new Map(
    voltsRows(items)
      .filter(({ item: { code, name = '' } }) =>
        code === ownCode ? statedVolts(name) === null && !saysBoth(name) : needsVolts(code),
      )
      .map((row) => [row.key, row] as const),
  ).values(),
]

type Sized = Pick<Calculation, 'items' | 'volts' | 'blackoutHours'>

const goingRows = ({ items, blackoutHours }: Sized): VoltsRow[] =>
  voltsRows(items).filter(({ item }) => item.critical || blackoutHours === 24)

/** What must go on and may be for 110 or 220 V, while nobody said which. */
export function unknownVolts(calculation: Sized): VoltsRow[] {
  const going = new Set(goingRows(calculation).map(({ key }) => key))
  const { items, volts } = calculation
  return voltsAsked(items).filter(({ key }) => volts[key] === undefined && going.has(key))
}

const largeKeys = (calculation: Sized): ReadonlySet<string> =>
  new Set(
    goingRows(calculation)
      .filter(({ item }) => mayBeFor220(item))
      .map(({ key }) => key),
  )

/** The large ones: what is sold gives both until somebody says which. */
export function eitherVolts(calculation: Sized): VoltsRow[] {
  const large = largeKeys(calculation)
  return unknownVolts(calculation).filter(({ key }) => large.has(key))
}

/** The small ones: what gives 110 V alone is offered too, and says what it does not run. */
export function smallVolts(calculation: Sized): VoltsRow[] {
  const large = largeKeys(calculation)
  return unknownVolts(calculation).filter(({ key }) => !large.has(key))
}

/** 'si220-xa110'; devices that are not part of the question are dropped. */
export function voltsIn(text: string, items: readonly Named[]): Volts {
  const keys = new Set(voltsAsked(items).map(({ key }) => key))
  const read = text.split('-').flatMap((part) => {
    const [, key = '', volts] = /^([a-z]{1,2})(110|220)$/.exec(part) ?? []
    return keys.has(key) ? [[key, Number(volts) as 110 | 220] as const] : []
  })
  return Object.fromEntries(read)
}

const rowOfForm = /^equipo\.\d+$/

/** Of a form: where one of the visitor's own devices goes, the others are asked anew rather than mixed up. */
export function voltsOfForm(
  parameters: URLSearchParams,
  items: readonly Named[],
  field: 'voltaje' | 'voltios' = 'voltaje',
): Volts {
  const typed = [...parameters].filter(([name, code]) => rowOfForm.test(name) && code === ownCode)
  const isSame = typed.length === items.filter(({ code }) => code === ownCode).length
  const text = parameters.getAll(field).filter((one) => isSame || !one.startsWith(ownCode))
  return voltsIn(text.join('-'), items)
}

export const voltsText = (volts: Volts): string =>
  Object.entries(volts)
    .map(([code, value]) => `${code}${value}`)
    .join('-')
