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

/** The figures of a saved calculation, in whole Wh and W. */
function figuresOf(query: string) {
  const { dailyWh, panelW, batteryWh, inverterW } = numbersOf(calculationOf(query))
  return {
    dailyWh: Math.ceil(dailyWh),
    panelW: Math.ceil(panelW),
    batteryWh: Math.ceil(batteryWh),
    inverterW: Math.ceil(inverterW),
  }
}

/** The canonical query of a URL with its results; null for an empty calculation. */
export function calculationToSave(query: string) {
  const calculation = calculationOf(query)
  const normalised = calculationQuery(calculation)
  return isEmpty(calculation) || normalised.length > maxQueryLength
    ? null
    : { query: normalised, figures: figuresOf(normalised) }
}

/** The user's own calculations, newest first, computed by the current rules. */
export const savedCalculations = (ctx: SavingCtx) =>
  inTransaction(ctx, async ({ tx }) =>
    (await savedOf(tx, ctx.user.id)).map(({ id, name, query, saved_at }) => ({
      ...{ id, name, savedAt: saved_at },
      href: calculationHref(calculationOf(query)),
      figures: figuresOf(query),
    })),
  )

/** Saves a calculation under a name; saving the same one again renames it. */
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

/** False for another user's calculation, or a deleted one. */
export const forgetCalculation = (ctx: SavingCtx, id: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => deleteSaved(tx, ctx.user.id, id))
