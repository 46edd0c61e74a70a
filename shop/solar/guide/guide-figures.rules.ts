import type { Category, Specs } from '#shop/catalogue/products/product.rules.ts'
import { nextFuse, sunMargin } from '#shop/electrical/checks/strings.rules.ts'
import { coldV, maxInSeries } from '../sizing/panels.rules.ts'
import { batteryA, dropShare, fuseSize } from './wiring.rules.ts'

/** Open-circuit voltage of common panels. */
const panels = [
  [200, 27.6],
  [410, 37.3],
  [550, 49.8],
] as const
export const stringLimits = [100, 150, 500] as const

export interface StringRow {
  readonly panelW: number
  readonly coldV: number
  readonly inSeries: readonly number[]
}

/** The maximum number of panels in series for common controller limits. */
export const stringRows: readonly StringRow[] = panels.map(([panelW, open]) => ({
  panelW,
  coldV: coldV(1, open),
  inSeries: stringLimits.map((limit) => maxInSeries(open, limit)),
}))

const inverters = [
  [1000, 12.8, 0.9],
  [2000, 12.8, 0.9],
  [3000, 25.6, 0.92],
  [3500, 51.2, 0.93],
  [6000, 51.2, 0.93],
  [8000, 51.2, 0.94],
] as const
/** Available battery cables: cross-section and rated current. */
const cables = [
  { name: '4 AWG', mm2: 21, amps: 110 },
  { name: '2/0 AWG', mm2: 67, amps: 250 },
] as const
const oneMetre = 1

/** The thinnest cable rated above its fuse; null where a single one does not suffice. */
export const cableFor = (fuse: number | null) =>
  cables.find(({ amps }) => fuse !== null && amps >= fuse) ?? null

export interface BatteryRow {
  readonly watts: number
  readonly volts: number
  readonly amps: number
  readonly fuse: number | null
  readonly cable: string | null
  readonly drop: number | null
}

/** Current, fuse and cable between battery and inverter. */
export const batteryRows: readonly BatteryRow[] = inverters.map(([watts, volts, efficiency]) => {
  const amps = batteryA(watts, volts, efficiency)
  const fuse = fuseSize(amps)
  const cable = cableFor(fuse)
  const drop = cable && dropShare(oneMetre, amps, cable.mm2, volts)
  return { watts, volts, amps, fuse, cable: cable?.name ?? null, drop }
})

const figure = (specs: Specs, key: string): number | null => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

export type GuideNote =
  | { readonly note: 'cold'; readonly volts: number; readonly inSeries: readonly number[] }
  | {
      readonly note: 'panelCurrent' | 'discharge'
      readonly amps: number
      readonly fuse: number | null
    }
  | { readonly note: 'charge'; readonly amps: number }
  | {
      readonly note: 'batteryCurrent'
      readonly amps: number
      readonly fuse: number | null
      readonly cable: string | null
    }
  | { readonly note: 'strings' | 'mpptMin'; readonly volts: number; readonly count: number }
  | { readonly note: 'solarInput'; readonly watts: number }
  | { readonly note: 'station' | 'kit' }

function panelNotes(specs: Specs): GuideNote[] {
  const [open, short] = [figure(specs, 'voc_v'), figure(specs, 'isc_a')]
  // what the panel itself stands comes before what a controller would
  const own = figure(specs, 'max_system_v') ?? Infinity
  const perDegree =
    (figure({ c: Math.abs(Number(specs.temp_coeff_voc_pct_c ?? 0)) }, 'c') ?? 0.27) / -100
  return [
    ...(open
      ? [
          {
            note: 'cold' as const,
            volts: coldV(1, open, perDegree),
            inSeries: stringLimits.map((limit) =>
              maxInSeries(open, Math.min(limit, own), perDegree),
            ),
          },
        ]
      : []),
    ...(short
      ? [{ note: 'panelCurrent' as const, amps: short, fuse: nextFuse(short * sunMargin) }]
      : []),
  ]
}

function batteryNotes(specs: Specs): GuideNote[] {
  const [charge, discharge] = [figure(specs, 'max_charge_a'), figure(specs, 'max_discharge_a')]
  return [
    ...(charge ? [{ note: 'charge' as const, amps: charge }] : []),
    ...(discharge
      ? [{ note: 'discharge' as const, amps: discharge, fuse: fuseSize(discharge) }]
      : []),
  ]
}

const cellsPer12V = 12.8 / 12
const usualOpenV = 49.8
/** What a 550 W panel works with when its cells are at 70 °C. */
const usualHotV = 35.3

function inverterNotes(specs: Specs): GuideNote[] {
  const [watts, volts] = [figure(specs, 'continuous_w'), figure(specs, 'battery_v')]
  const efficiency = (figure(specs, 'efficiency_pct') ?? 90) / 100
  const limit = figure(specs, 'pv_voc_max_v')
  const lowest = figure(specs, 'mppt_min_v')
  const amps = watts && volts ? batteryA(watts, volts * cellsPer12V, efficiency) : null
  const fuse = amps && fuseSize(amps)
  return [
    ...(amps
      ? [{ note: 'batteryCurrent' as const, amps, fuse, cable: cableFor(fuse)?.name ?? null }]
      : []),
    ...(limit
      ? [{ note: 'strings' as const, volts: limit, count: maxInSeries(usualOpenV, limit) }]
      : []),
    ...(lowest
      ? [{ note: 'mpptMin' as const, volts: lowest, count: Math.ceil(lowest / usualHotV) }]
      : []),
  ]
}

function stationNotes(specs: Specs): GuideNote[] {
  const watts = figure(specs, 'solar_input_max_w')
  return [{ note: 'station' }, ...(watts ? [{ note: 'solarInput' as const, watts }] : [])]
}

const notes: Partial<Record<Category, (specs: Specs) => GuideNote[]>> = {
  panel: panelNotes,
  battery: batteryNotes,
  inverter: inverterNotes,
  portable: stationNotes,
  kit: () => [{ note: 'kit' }],
}

/** Installation notes derived from a product's figures. */
export const guideNotes = (category: Category, specs: Specs): GuideNote[] =>
  notes[category]?.(specs) ?? []

const chapters: Record<Category, readonly string[]> = {
  panel: ['ubicacion', 'fijacion', 'conexion'],
  battery: ['bateria', 'protecciones'],
  inverter: ['inversor', 'protecciones', 'puesta-en-marcha'],
  portable: ['antes', 'cuidado'],
  kit: ['antes', 'ubicacion', 'protecciones', 'puesta-en-marcha'],
  accessory: ['protecciones', 'conexion'],
  unknown: ['antes'],
}

/** The chapters of the guide for a product, most relevant first. */
export const chaptersFor = (category: Category): readonly string[] => chapters[category]
