import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { TariffInput } from '#shop/shipping/tariff.rules.ts'
import type { PriceMove } from './price-move.rules.ts'
import { countMoves, type MoveCounts, movesPage } from './tariff-preview.queries.server.ts'

export interface TariffPreview extends MoveCounts {
  readonly moves: readonly PriceMove[]
  readonly page: number
  readonly pages: number
}

const pageSize = 50

/** For staff: the effect of a tariff on landed prices; a page past the end is the last one. */
export const previewTariff = (
  ctx: Needs,
  input: TariffInput,
  requested: number,
): Promise<TariffPreview> =>
  inTransaction(ctx, async ({ tx }) => {
    const counts = await countMoves(tx, input)
    const pages = Math.max(1, Math.ceil((counts.up + counts.down) / pageSize))
    const page = Math.min(Math.max(1, requested), pages)
    const moves = await movesPage(tx, input, { limit: pageSize, offset: (page - 1) * pageSize })
    return { ...counts, moves, page, pages }
  })
