import { z } from 'zod'
import { load, place } from '../system/system-request.input.ts'
import { needOf } from './need-of.rules.ts'

/** The body of `compose-set`. */
export const composeRequest = z
  .object({
    load,
    place,
    destination: z.enum(['usa', 'cuba'], 'unknown').nullish(),
    panels: z.boolean('not_understood').nullish(),
  })
  .transform(({ load: demand, place: facts, destination, panels }) => ({
    destination: destination ?? null,
    demand,
    place: facts,
    need: needOf(demand, facts, panels ?? true),
    budget: null,
  }))
