import { z } from 'zod'
import { bankVolts, batteryKinds, maxOwned, nothingOwned } from '../owned/owned.rules.ts'
import { load, place } from '../system/system-request.input.ts'
import { needOf } from './need-of.rules.ts'

const figure = (max: number) => z.number('not_a_number').positive('zero').max(max, 'too_much')
const volts = z.literal(bankVolts, 'unknown')

/** Battery, inverter and panels that the house has already. */
const owned = z.object({
  battery: z
    .object({
      kind: z.enum(batteryKinds, 'unknown'),
      volts,
      ampHours: figure(maxOwned.ampHours),
      quantity: figure(maxOwned.batteries).int('not_a_number'),
    })
    .nullable()
    .default(null),
  inverter: z
    .object({
      watts: figure(maxOwned.inverterW),
      volts,
      chargeA: z.number('not_a_number').min(0, 'zero').max(maxOwned.chargeA, 'too_much').default(0),
      surgeW: figure(maxOwned.surgeW).nullable().default(null),
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
    load,
    place,
    destination: z.enum(['usa', 'cuba'], 'unknown').nullish(),
    panels: z.boolean('not_understood').nullish(),
    owned: owned.nullish(),
  })
  .transform(({ load: demand, place: facts, destination, panels, owned }) => ({
    destination: destination ?? null,
    demand,
    place: facts,
    need: needOf(demand, facts, panels ?? true),
    budget: null,
    owned: owned ?? nothingOwned,
  }))
