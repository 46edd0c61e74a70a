import { z } from 'zod'
import { isSized, sizedPart } from '../calculator/calculation.rules.ts'
import { maxTracker } from '../owned/own-tracker.rules.ts'
import {
  bankVolts,
  batteryKinds,
  maxOwned,
  nothingOwned,
  ownOutputs,
} from '../owned/owned.rules.ts'
import { systemDemand } from '../system/system-demand.rules.ts'
import { place, requestedLoad } from '../system/system-request.input.ts'
import { eitherDemand, enteredNeed, needOf, vitalNeed } from './need-of.rules.ts'

const figure = (max: number) => z.number('not_a_number').positive('zero').max(max, 'too_much')
const volts = z.literal(bankVolts, 'unknown')

/** A solar controller inside the inverter, by its label. */
const tracker = z.object({
  maxV: figure(maxTracker.maxV).nullable().default(null),
  minV: figure(maxTracker.minV).nullable().default(null),
  maxW: figure(maxTracker.maxW).nullable().default(null),
  maxA: figure(maxTracker.maxA).nullable().default(null),
})

/** Battery, inverter and panels that the house has already. */
const owned = z.object({
  battery: z
    .object({
      kind: z.enum(batteryKinds, 'unknown'),
      volts,
      ampHours: figure(maxOwned.ampHours),
      quantity: figure(maxOwned.batteries).int('not_a_number'),
      dischargeA: figure(maxOwned.dischargeA).nullable().default(null),
      peakA: figure(maxOwned.peakA).nullable().default(null),
    })
    .nullable()
    .default(null),
  inverter: z
    .object({
      watts: figure(maxOwned.inverterW),
      volts,
      chargeA: z.number('not_a_number').min(0, 'zero').max(maxOwned.chargeA, 'too_much').default(0),
      surgeW: figure(maxOwned.surgeW).nullable().default(null),
      output: z.enum(ownOutputs, 'unknown').nullable().default(null),
      tracker: tracker.nullable().default(null),
    })
    .nullable()
    .default(null),
  panels: z
    .object({
      watts: figure(maxOwned.panelW),
      quantity: figure(maxOwned.panels).int('not_a_number'),
      vocV: figure(maxOwned.vocV).nullable().default(null),
      iscA: figure(maxOwned.iscA).nullable().default(null),
    })
    .nullable()
    .default(null),
})

/** The body of `compose-set`. */
export const composeRequest = z
  .object({
    load: requestedLoad,
    place,
    destination: z.enum(['usa', 'cuba'], 'unknown').nullish(),
    panels: z.boolean('not_understood').nullish(),
    owned: owned.nullish(),
  })
  .transform(({ load, place: facts, destination, panels, owned }) => {
    const { items, blackoutHours, volts } = load
    const demand = systemDemand(items, blackoutHours, volts)
    const withPanels = panels ?? true
    const calculated = sizedPart({ items, blackoutHours, kwhAMonth: null, gridHours: null })
    const typed = Object.entries(volts).map(([code, value]) => [code, value < 200 ? 110 : 220])
    const sized = eitherDemand({ ...calculated, volts: Object.fromEntries(typed) }).demand
    return {
      destination: destination ?? null,
      demand,
      place: facts,
      /** Everything on without a pause, by the formulas alone; a medical device gets its reserve, and no hands. */
      need: vitalNeed(needOf(demand, facts, withPanels), { items, blackoutHours }),
      /** As the calculator asks it; null where it sizes nothing, for an electric shower alone. */
      calculator: items.some(isSized)
        ? { demand: sized, need: enteredNeed(calculated, sized, facts, withPanels) }
        : null,
      owned: owned ?? nothingOwned,
    }
  })
export type SetRequest = z.infer<typeof composeRequest>
