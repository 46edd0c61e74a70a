import type { Needs } from '#platform/ctx.ts'
import { listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { emptyListing } from '#shop/catalogue/search/listing.rules.ts'
import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { wiringSheetFor } from './wiring.service.server.ts'

/** The strings of a kit against the limits of its equipment. */
export interface KitStrings {
  readonly slug: string
  readonly name: string
  readonly series: number
  readonly strings: number
  readonly coldV: number
  readonly hotV: number
  readonly minV: number | null
  readonly limitV: number | null
  /** True where the panel itself stands less than the equipment. */
  readonly isPanelLimit: boolean
  /** What the kit's panel cable loses in full sun. */
  readonly dropPct: number | null
}

/** Cable and fuse of a kit's battery: what the rules ask for, and what the kit holds. */
export interface KitBank {
  readonly slug: string
  readonly name: string
  readonly inverterW: number | null
  /** Through each fuse: the smaller of what the inverter draws and the battery gives. */
  readonly amps: number
  readonly neededA: number
  readonly fuses: number
  readonly fuseA: number
  readonly pairs: number
  readonly awg: string
  readonly dropPct: number | null
}

function kitBankOf({ slug, name }: ProductSummary, sheet: WiringSheet | null): KitBank[] {
  const { bankFuse: fuse, bankCable: cable, check, source } = sheet ?? {}
  if (!fuse?.ratedA || fuse.neededA === null || !cable || !check?.figures.battery_a) return []
  return [
    {
      ...{ slug, name, inverterW: source?.watts ?? null, amps: check.figures.battery_a },
      ...{ neededA: fuse.neededA, fuses: fuse.quantity, fuseA: fuse.ratedA },
      ...{ pairs: cable.quantity, awg: cable.awg, dropPct: cable.dropPct },
    },
  ]
}

/** What each input of a station stands; null where it is unknown. */
export interface StationLimits {
  readonly slug: string
  readonly name: string
  readonly inputs: number
  readonly minV: number | null
  readonly maxV: number | null
  readonly maxA: number | null
  readonly maxW: number | null
}

const numberIn = ({ specs }: ProductSummary, ...names: readonly string[]): number | null => {
  const found = names.map((name) => specs[name]).find((value) => typeof value === 'number')
  return typeof found === 'number' ? found : null
}

const stationLimits = (station: ProductSummary): StationLimits => ({
  slug: station.slug,
  name: station.name,
  inputs: numberIn(station, 'mppt_count') ?? 1,
  minV: numberIn(station, 'mppt_min_v'),
  maxV: numberIn(station, 'pv_max_v'),
  maxA: numberIn(station, 'pv_max_a'),
  maxW: numberIn(station, 'pv_max_w', 'solar_input_max_w'),
})

/** Strings of the kits and limits of the stations, from the catalogue's figures. */
export async function solarLimits(
  ctx: Needs<'locale' | 'destination'>,
  place: PlaceFacts,
): Promise<{ kits: KitStrings[]; banks: KitBank[]; stations: StationLimits[] }> {
  const listed = async (category: 'kit' | 'portable') =>
    (await listProducts(ctx, { ...emptyListing, category })).products
  const [kits, stations] = await Promise.all([listed('kit'), listed('portable')])
  const sheets = await Promise.all(
    kits.map(async (kit) => ({ kit, sheet: await wiringSheetFor(ctx, kit, place) })),
  )
  return {
    kits: sheets.flatMap(({ kit, sheet }) => {
      const panels = sheet?.panels
      if (!panels) return []
      const { series, strings, coldV, hotV, minV, limitV, isPanelLimit } = panels
      const { slug, name } = kit
      const dropPct = sheet.panelCable?.dropPct ?? null
      return [{ slug, name, series, strings, coldV, hotV, minV, limitV, isPanelLimit, dropPct }]
    }),
    banks: sheets.flatMap(({ kit, sheet }) => kitBankOf(kit, sheet)),
    stations: stations.map(stationLimits),
  }
}
