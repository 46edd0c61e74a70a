import type { Person } from '#kernel/person.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isEmpty } from '../calculation.rules.ts'
import { calculationHref, calculationIn, calculationQuery } from '../calculation-query.rules.ts'
import { numbersOf } from '../numbers.rules.ts'
import { deleteSaved, keepSaved, savedOf } from './saved.queries.server.ts'

type SavingCtx = Needs<'now'> & { readonly person: Pick<Person, 'id'> }

export type SavingRefusal = 'name_missing' | 'nothing_to_save' | 'no_room'
export const mostSaved = 30
const longestQuery = 8_000

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
  const tidy = calculationQuery(calculation)
  return isEmpty(calculation) || tidy.length > longestQuery
    ? null
    : { query: tidy, figures: figuresOf(tidy) }
}

/** One's own calculations, the newest first, counted by the rules of today. */
export const savedCalculations = (ctx: SavingCtx) =>
  inTransaction(ctx, async ({ tx }) =>
    (await savedOf(tx, ctx.person.id)).map(({ id, name, query, saved_at }) => ({
      ...{ id, name, savedAt: saved_at },
      href: calculationHref(calculationOf(query)),
      figures: figuresOf(query),
    })),
  )

/** Saves a calculation under a name; the same one again only changes its name. */
export async function saveCalculation(
  ctx: SavingCtx,
  wish: { readonly name: string; readonly query: string },
): Promise<Result<null, SavingRefusal>> {
  const { person, now } = ctx
  const found = calculationToSave(wish.query)
  if (!found) return refused('nothing_to_save')
  if (wish.name === '') return refused('name_missing')
  const { query } = found
  const row = { userId: person.id, name: wish.name, query, now, most: mostSaved }
  return inTransaction(ctx, async ({ tx }) =>
    (await keepSaved(tx, row)) ? ok(null) : refused('no_room'),
  )
}

/** False where it is not one's own, or gone. */
export const forgetCalculation = (ctx: SavingCtx, id: string): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => deleteSaved(tx, ctx.person.id, id))
