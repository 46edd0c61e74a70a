import { ok, type Result, refused } from '#kernel/result.ts'
import type { User } from '#kernel/user.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isEmpty } from '../calculator/calculation.rules.ts'
import {
  calculationHref,
  calculationIn,
  calculationQuery,
} from '../calculator/calculation-query.rules.ts'
import { numbersOf } from '../calculator/numbers.rules.ts'
import { deleteSaved, savedOf, storeSaved } from './saved.queries.server.ts'

type SavingCtx = Needs<'now'> & { readonly user: Pick<User, 'id'> }

export type SavingRefusal = 'name_missing' | 'nothing_to_save' | 'no_room'
export const maxSaved = 30
const maxQueryLength = 8_000

const calculationOf = (query: string) => calculationIn(new URLSearchParams(query))

/** What is shown of a calculation: the engine's whole numbers, in Wh and W. */
function figuresOf(query: string) {
  const { dailyWh, panelW, batteryWh, inverterW } = numbersOf(calculationOf(query))
  return {
    dailyWh: Math.ceil(dailyWh),
    panelW: Math.ceil(panelW),
    batteryWh: Math.ceil(batteryWh),
    inverterW: Math.ceil(inverterW),
  }
}

/** The calculation of an address in its one spelling, with its numbers; null where it holds none. */
export function calculationToSave(query: string) {
  const calculation = calculationOf(query)
  const normalised = calculationQuery(calculation)
  return isEmpty(calculation) || normalised.length > maxQueryLength
    ? null
    : { query: normalised, figures: figuresOf(normalised) }
}

/** One's own calculations, the newest first, counted by the rules of today. */
export const savedCalculations = (ctx: SavingCtx) =>
  inTransaction(ctx, async ({ tx }) =>
    (await savedOf(tx, ctx.user.id)).map(({ id, name, query, saved_at }) => ({
      ...{ id, name, savedAt: saved_at },
      href: calculationHref(calculationOf(query)),
      figures: figuresOf(query),
    })),
  )

/** Saves a calculation under a name; the same one again only changes its name. */
export async function saveCalculation(
  ctx: SavingCtx,
  input: { readonly name: string; readonly query: string },
): Promise<Result<null, SavingRefusal>> {
  const { user, now } = ctx
  const found = calculationToSave(input.query)
  if (!found) return refused('nothing_to_save')
  if (input.name === '') return refused('name_missing')
  const { query } = found
  const row = { userId: user.id, name: input.name, query, now, max: maxSaved }
  return inTransaction(ctx, async ({ tx }) =>
    (await storeSaved(tx, row)) ? ok(null) : refused('no_room'),
  )
}

/** False where it is not one's own, or gone. */
export const forgetCalculation = (ctx: SavingCtx, id: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => deleteSaved(tx, ctx.user.id, id))
