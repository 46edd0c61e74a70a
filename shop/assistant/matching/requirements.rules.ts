import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { firstOf } from '../understanding/quantities.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

/** What a product must be, apart from its price and what it runs. */
export interface Requirements {
  readonly maxPounds: number | null
  readonly minWatts: number | null
  readonly minWh: number | null
  readonly batteryVolts: number | null
  readonly maxCentimetres: number | null
  readonly isHybrid: boolean
  readonly needs240: boolean
  readonly isRigid: boolean
  readonly isFolding: boolean
  readonly withoutInstallation: boolean
  readonly mount: RegExp | null
}

const mounts: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(pared|wall|colg\w+)\b/, /wall/],
  [/\b(rack|gabinete)\b/, /rack/],
  [/\b(ruedas|rueditas|wheels)\b/, /wheels/],
]

const centimetres = (text: string): number | null => {
  if (/metro y medio|meter and a half/.test(text)) return 150
  const found =
    /(\d+(?:[.,]\d+)?) ?(m|metros?|meters?|cm|centimetros?|pies|feet|ft|pulgadas|inch(?:es)?)\b/.exec(
      text,
    )
  const value = Number((found?.[1] ?? '').replace(',', '.'))
  const unit = found?.[2] ?? ''
  if (!found || value <= 0) return null
  if (/^m/.test(unit)) return value * 100
  if (/^c/.test(unit)) return value
  return value * (/^p(ies)|^f/.test(unit) ? 30.48 : 2.54)
}

/** 'una batería de 48' says its volts. */
const bareVolts =
  /\b(?:baterias?|acumulador\w*|inversor\w*|batter(?:y|ies)|inverters?) (?:[a-z]+ ){0,2}?de (12|24|48)(?= )(?! ?(?:ah?|amp\w*|k?wh?|watts?|usd|dolar\w*|horas?|meses|anos|x)\b)(?! \d)/
const minPounds = 3
const atLeast = /por lo menos|minimo|al menos|at least|mas de|more than|or more|o mas/
const isFit = /quepa|cabe|fit|mida|espacio|space|balcon/

const negated =
  /\b(no|not|nada|ni|sin|without|nunca|never|dont|doesnt|isnt|menos|except|excepto)\b (?:[a-z]+ ){0,2}$/
/** Whether a quality is asked for, and not excluded. */
function wants(text: string, quality: RegExp): boolean {
  const at = text.search(quality)
  return at >= 0 && !negated.test(text.slice(0, at))
}
const excludes = (text: string, quality: RegExp): boolean =>
  quality.test(text) && !wants(text, quality)
const folding = /plegable|fold(?:ing|able|s|ed)?\b|se dobl\w+|portable panel/

const poundsIn = (quantities: Read['quantities']): number | null =>
  quantities.find(({ unit, value }) => unit === 'lb' && value >= minPounds)?.value ?? null

const mountIn = (text: string): RegExp | null =>
  mounts.find(([words]) => wants(text, words))?.[1] ?? null

const minOf = ({ text, quantities }: Pick<Read, 'text' | 'quantities'>, unit: 'W' | 'Wh') =>
  atLeast.test(text) ? firstOf(quantities, unit) : null

function voltsIn({ text, quantities }: Pick<Read, 'text' | 'quantities'>): number | null {
  const volts = firstOf(quantities, 'V') ?? Number(bareVolts.exec(text)?.[1] ?? 0)
  return [12, 24, 48].includes(volts) ? volts : null
}

export function requirementsIn({ text, quantities }: Read): Requirements {
  return {
    maxPounds: poundsIn(quantities),
    minWatts: minOf({ text, quantities }, 'W'),
    minWh: minOf({ text, quantities }, 'Wh'),
    batteryVolts: voltsIn({ text, quantities }),
    maxCentimetres: isFit.test(text) ? centimetres(text) : null,
    isHybrid: wants(text, /hibrid|hybrid/),
    needs240: /(?<!\d)(220|240)(?!\d)|split ?-?phase|fase dividida/.test(text),
    isRigid: wants(text, /rigid|monocrist|fijo/) || excludes(text, folding),
    isFolding: wants(text, folding),
    mount: mountIn(text),
    withoutInstallation:
      /no (lleve|tenga|necesite|haya) (\w+ ){0,2}instal|sin instal|without install|no install/.test(
        text,
      ),
  }
}

const wattsOf = ({ specs }: Product): number =>
  Number(specs.ac_output_w ?? specs.continuous_w ?? specs.max_continuous_w ?? specs.power_w ?? 0)

const lengthOf = ({ specs }: Product): number =>
  Math.max(0, ...(String(specs.dimensions_in ?? '').match(/[\d.]+/g) ?? ['999']).map(Number)) * 2.54

export const nominal = ({ specs, category }: Product): number => {
  const volts = Number(specs.nominal_v ?? (category === 'inverter' ? specs.battery_v : 0))
  return volts > 40 ? 48 : volts > 20 ? 24 : 12
}

const isMounted = ({ specs, category }: Product, { mount }: Requirements): boolean =>
  mount === null || category !== 'battery' || mount.test(String(specs.mount))

/** Whether a product is what was asked for; `is240` knows the inverters inside kits. */
export function meets(
  product: Product,
  wanted: Requirements,
  { is240, isPlugged }: { is240: boolean; isPlugged: boolean },
): boolean {
  const { specs, category, weightLbs } = product
  const isStore = category === 'battery' || category === 'inverter'
  const checks = [
    wanted.maxPounds === null || (weightLbs !== null && weightLbs < wanted.maxPounds),
    wanted.minWatts === null || wattsOf(product) >= wanted.minWatts,
    wanted.minWh === null || sizeOf(product) >= wanted.minWh,
    wanted.batteryVolts === null || !isStore || nominal(product) === wanted.batteryVolts,
    wanted.maxCentimetres === null || lengthOf(product) <= wanted.maxCentimetres,
    !wanted.isHybrid || /hybrid/.test(String(specs.type)),
    !wanted.needs240 || is240,
    !wanted.isRigid || category !== 'panel' || !/fold/.test(String(specs.technology)),
    !wanted.isFolding || category !== 'panel' || /fold/.test(String(specs.technology)),
    !wanted.withoutInstallation || isPlugged,
    isMounted(product, wanted),
  ]
  return checks.every(Boolean)
}

/** What decides between two of the same energy: panels and output of a kit. */
export const powerOf = (product: Product): number =>
  wattsOf(product) + Number(product.specs.pv_w ?? 0)

/** The size by which products of a category are compared. */
export const sizeOf = (product: Product): number =>
  ['panel', 'inverter'].includes(product.category)
    ? wattsOf(product)
    : Number(product.energyWh ?? product.specs.wh_available ?? wattsOf(product))
