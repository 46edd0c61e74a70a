import { zero } from '#kernel/money.ts'
import type { Offer } from '#shop/electrical/composer/offer.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import { panelSpecs } from './own-panels.rules.ts'
import { isTrackerKnown, trackerSpecs } from './own-tracker.rules.ts'
import { nothingOwned, type OwnBattery, type Owned, type OwnInverter } from './owned.rules.ts'

/** Codes that no product has. */
export const ownSkus = {
  battery: 'own-battery',
  inverter: 'own-inverter',
  panel: 'own-panel',
} as const

const chemistries = { lithium: 'LiFePO4', agm: 'AGM', lead: 'lead' } as const
/** A cell of lithium has more volts than the label's class. */
const lithiumPerClass = 12.8 / 12
/** Charging current as a share of the Ah that no battery of its kind is harmed by. */
const gentleCharge = { lithium: 0.5, agm: 0.2, lead: 0.13 } as const

function batterySpecs({ kind, volts, ampHours, dischargeA, peakA }: OwnBattery) {
  const nominal = kind === 'lithium' ? volts * lithiumPerClass : volts
  const secondsA = Math.max(peakA ?? 0, dischargeA ?? 0)
  return {
    nominal_v: nominal,
    capacity_ah: ampHours,
    energy_wh: nominal * ampHours,
    chemistry: chemistries[kind],
    max_charge_a: gentleCharge[kind] * ampHours,
    ...(dischargeA ? { bms_cont_a: dischargeA } : {}),
    // for seconds it gives no less than for hours
    ...(secondsA > 0 ? { bms_peak_a: secondsA } : {}),
  }
}

/** As product fields write them; what nobody read is not stated. */
const outputVolts = { '110': '120', '220': '240', both: '120/240' } as const

const inverterSpecs = ({ watts, volts, chargeA, surgeW, output, tracker }: OwnInverter) => ({
  continuous_w: watts,
  battery_v: volts,
  ...(output ? { output_v: outputVolts[output] } : {}),
  ...(surgeW === null ? {} : { surge_w: surgeW }),
  ...trackerSpecs({ tracker }),
  ...(chargeA > 0 ? { type: 'inverter charger', ac_charge_a: chargeA } : { type: 'inverter' }),
})

const offer = (sku: string, category: string, specs: Offer['specs'], unitsLeft: number): Offer => ({
  part: partOf(sku, category, specs),
  specs,
  price: zero,
  unitsLeft,
  contents: [],
  isOwned: true,
})

/** What a house has already as parts that cost nothing; what its labels would say more is unknown. */
export const ownedOffers = ({ battery, inverter, panels }: Owned): Offer[] => [
  ...(battery ? [offer(ownSkus.battery, 'battery', batterySpecs(battery), battery.quantity)] : []),
  ...(inverter ? [offer(ownSkus.inverter, 'inverter', inverterSpecs(inverter), 1)] : []),
  ...(panels ? [offer(ownSkus.panel, 'panel', panelSpecs(panels), panels.quantity)] : []),
]

/**
 * The same for a search: an inverter with a controller inside may also be used without it, where panels that reach its
 * volts cost more than another controller.
 */
export const ownedChoices = (owned: Owned): Offer[] => {
  const { inverter } = owned
  const aside = inverter && isTrackerKnown(inverter) ? { ...inverter, tracker: null } : null
  return [...ownedOffers(owned), ...ownedOffers({ ...nothingOwned, inverter: aside })]
}
