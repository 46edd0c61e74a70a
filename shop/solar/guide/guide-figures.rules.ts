import type { Category, Specs } from '#shop/catalogue/products/product.rules.ts'
import { batteryCircuit } from '#shop/electrical/checks/battery-circuit.rules.ts'
import { nextFuse, sunMargin } from '#shop/electrical/checks/strings.rules.ts'
import { gaugeFor } from '#shop/electrical/wiring/copper.rules.ts'
import { coldV, maxInSeries } from '../sizing/panels.rules.ts'
import { fuseSize } from './wiring.rules.ts'

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

/** The maximum number of panels in series for common controller limits, at a place's lowest temperature. */
export const stringRowsAt = (lowC: number): readonly StringRow[] =>
  panels.map(([panelW, open]) => ({
    panelW,
    coldV: coldV(1, open, undefined, lowC),
    inSeries: stringLimits.map((limit) => maxInSeries(open, limit, undefined, lowC)),
  }))

/** Available battery cables: by the current they carry. */
const cables = [
  { name: '4 AWG', amps: 110 },
  { name: '2/0 AWG', amps: 250 },
] as const

/** The thinnest cable rated above its fuse; null where a single one does not suffice. */
export const cableFor = (fuse: number | null) =>
  cables.find(({ amps }) => fuse !== null && amps >= fuse) ?? null

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
      readonly note: 'chargerFuse'
      readonly amps: number
      readonly fuse: number
      readonly cable: string
    }
  | {
      readonly note: 'batteryCurrent'
      readonly amps: number
      readonly fuse: number | null
      readonly cable: string | null
    }
  | { readonly note: 'strings' | 'mpptMin'; readonly volts: number; readonly count: number }
  | { readonly note: 'solarInput'; readonly watts: number }
  | { readonly note: 'station' | 'kit' }

function panelNotes(specs: Specs, lowC: number): GuideNote[] {
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
            volts: coldV(1, open, perDegree, lowC),
            inSeries: stringLimits.map((limit) =>
              maxInSeries(open, Math.min(limit, own), perDegree, lowC),
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

/** With a battery that gives all the inverter draws; a smaller one decides the fuse itself. */
const fullCircuit = (inverterW: number, volts: number, efficiency: number) =>
  batteryCircuit({ inverterW, volts, efficiency, batteryA: null, parallel: 1, isFusedEach: false })

function inverterNotes(specs: Specs, lowC: number): GuideNote[] {
  const [watts, volts] = [figure(specs, 'continuous_w'), figure(specs, 'battery_v')]
  const efficiency = (figure(specs, 'efficiency_pct') ?? 90) / 100
  const limit = figure(specs, 'pv_voc_max_v')
  const lowest = figure(specs, 'mppt_min_v')
  const circuit = watts && volts ? fullCircuit(watts, volts * cellsPer12V, efficiency) : null
  return [
    ...(circuit
      ? [
          {
            note: 'batteryCurrent' as const,
            amps: circuit.amps,
            fuse: circuit.fuseA,
            cable: cableFor(circuit.fuseA)?.name ?? null,
          },
        ]
      : []),
    ...(limit
      ? [
          {
            note: 'strings' as const,
            volts: limit,
            count: maxInSeries(usualOpenV, limit, undefined, lowC),
          },
        ]
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

/** Fuse and cable from what charges a battery to where they meet. */
export function chargerNotes(amps: number | null): GuideNote[] {
  const fuse = amps && fuseSize(amps)
  const cable = fuse && gaugeFor(fuse)
  return fuse && cable ? [{ note: 'chargerFuse', amps, fuse, cable: cable.awg }] : []
}

const chargingFigures: Readonly<Record<string, string>> = {
  controller: 'current_a',
  charger: 'output_a',
}
const accessoryNotes = (specs: Specs): GuideNote[] =>
  chargerNotes(figure(specs, chargingFigures[String(specs.role)] ?? ''))

const notes: Partial<Record<Category, (specs: Specs, lowC: number) => GuideNote[]>> = {
  panel: panelNotes,
  battery: batteryNotes,
  inverter: inverterNotes,
  portable: stationNotes,
  kit: () => [{ note: 'kit' }],
  accessory: accessoryNotes,
}

/** Installation notes derived from a product's figures, for the cold of a place. */
export const guideNotes = (category: Category, specs: Specs, lowC: number): GuideNote[] =>
  notes[category]?.(specs, lowC) ?? []

const chapters: Record<Category, readonly string[]> = {
  panel: ['ubicacion', 'fijacion', 'conexion'],
  battery: ['bateria', 'protecciones'],
  inverter: ['inversor', 'protecciones', 'puesta-en-marcha'],
  portable: ['antes', 'cuidado'],
  kit: ['antes', 'ubicacion', 'protecciones', 'puesta-en-marcha'],
  accessory: ['protecciones', 'conexion', 'bateria'],
  unknown: ['antes'],
}

/** The chapters of the guide for a product, most relevant first. */
export const chaptersFor = (category: Category): readonly string[] => chapters[category]
