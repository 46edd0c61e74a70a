import type { Needs } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type ListState, stateOfLists, unusableFor } from '../lists/list-state.rules.ts'
import { birthIn } from '../lists/listed-name.rules.ts'
import { birthsOfNames } from '../lists/lists.queries.server.ts'
import { type HeldLists, heldLists } from '../lists/lists-cache.server.ts'
import { screenParty } from './party.rules.ts'
import { insertScans, type NewScan, scansOfOrder } from './scans.queries.server.ts'
import {
  type Hit,
  overallReason,
  type Party,
  type PartyScreening,
  type Screening,
  type ScreeningMode,
  type ScreeningReason,
  verdictFor,
} from './screening.rules.ts'

type Screener = Needs<'now' | 'log' | 'config'>

interface Basis {
  readonly threshold: number
  readonly isDemonstration: boolean
}

const basisOf = ({ config }: Pick<Screener, 'config'>): Basis => ({
  threshold: config.SCREENING_THRESHOLD,
  isDemonstration: config.SCREENING_DEMO === 'on',
})

/** Without usable lists no party is cleared; a match in outdated lists is still reported. */
const heldBack = (party: PartyScreening, reason: ScreeningReason | null): PartyScreening =>
  reason === null || party.verdict === 'MATCH' ? party : { ...party, verdict: 'MATCH', reason }

function screenAgainst(
  { index }: HeldLists,
  state: ListState,
  basis: Basis,
  parties: readonly Party[],
): Screening {
  const unusable = unusableFor(state, basis.isDemonstration)
  const screened = parties.map((party) =>
    heldBack(screenParty(index, party, basis.threshold), unusable),
  )
  const reasons = screened.map((party) => party.reason)
  const reason = overallReason(unusable ? [unusable, ...reasons] : reasons)
  const { listDates } = state
  return { ...basis, listDates, parties: screened, reason, verdict: verdictFor(reason) }
}

const failed = (basis: Basis, parties: readonly Party[]): Screening => ({
  ...basis,
  verdict: 'MATCH',
  reason: 'error',
  listDates: {},
  parties: parties.map(({ role, name }) => ({
    role,
    name: name.slice(0, 200),
    verdict: 'MATCH',
    reason: 'error',
    score: 0,
    hits: [],
  })),
})

/**
 * Screens all parties of an order before a transaction is open, since lists are read in their own transactions.
 * Any failure is a MATCH.
 */
export async function screenParties(ctx: Screener, parties: readonly Party[]): Promise<Screening> {
  if (ctx.tx) throw new Error('screenParties is called before the transaction, not within it')
  const basis = basisOf(ctx)
  try {
    const held = await heldLists(ctx.db)
    return screenAgainst(held, stateOfLists(held.lists, ctx.now), basis, parties)
  } catch (error) {
    ctx.log.error({ err: error }, 'a screening failed; the order is held')
    return failed(basis, parties)
  }
}

/** The rows of a screening, one per party. */
export function scansIn(screening: Screening, orderId: string, scannedAt: Date): NewScan[] {
  const { parties, listDates, threshold, isDemonstration } = screening
  const scan = { orderId, listDates, threshold, isDemonstration, scannedAt }
  return parties.map((party) => ({ ...party, ...scan }))
}

/** Stores a screening with its order, in the caller's transaction. */
export const recordScreening = (
  ctx: Needs<'now'>,
  { orderId, screening }: { readonly orderId: string; readonly screening: Screening },
): Promise<void> =>
  inTransaction(ctx, ({ tx, now }) => insertScans(tx, scansIn(screening, orderId, now)))

export type Scan = NewScan

/** The screenings of an order; row security limits them to staff. */
export const scansOf = (ctx: Needs, orderId: string): Promise<readonly Scan[]> =>
  inTransaction(ctx, ({ tx }) => scansOfOrder(tx, orderId))

/** The screenings of an order with what the lists know of the birth of whom they found. */
export const scansToCompare = (ctx: Needs, orderId: string): Promise<readonly Scan[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const scans = await scansOfOrder(tx, orderId)
    const names = scans.flatMap(({ hits }) => hits.map(({ listName }) => listName))
    const births = names.length > 0 ? await birthsOfNames(tx, names) : []
    const birthOf = ({ list, listName }: Hit) =>
      birthIn(births.find((one) => one.list === list && one.name === listName)?.births ?? [])
    return scans.map((scan) => ({
      ...scan,
      hits: scan.hits.map((hit) => ({ ...hit, birth: birthOf(hit) })),
    }))
  })

/** Loads the lists before the first screening. */
export async function warmScreening(db: Database): Promise<void> {
  await heldLists(db)
}

/** The reliability of the next screening, for staff pages. */
export async function screeningMode(ctx: Needs<'now' | 'config'>): Promise<ScreeningMode> {
  const { lists } = await heldLists(ctx.db)
  return { ...stateOfLists(lists, ctx.now), isDemonstration: basisOf(ctx).isDemonstration }
}
