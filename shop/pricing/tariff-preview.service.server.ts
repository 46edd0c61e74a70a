import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { TariffWish } from '#shop/shipping/tariff.rules.ts'
import type { PriceMove } from './price-move.rules.ts'
import { countMoves, type MoveCounts, movesPage } from './tariff-preview.queries.server.ts'

export interface TariffPreview extends MoveCounts {
  readonly moves: readonly PriceMove[]
  readonly page: number
  readonly pages: number
}

const pageSize = 50

/** For staff: what a tariff would make of the prices put in Cuba; a page past the end is the last one. */
export const previewTariff = (
  ctx: Needs,
  wish: TariffWish,
  asked: number,
): Promise<TariffPreview> =>
  inTransaction(ctx, async ({ tx }) => {
    const counts = await countMoves(tx, wish)
    const pages = Math.max(1, Math.ceil((counts.up + counts.down) / pageSize))
    const page = Math.min(Math.max(1, asked), pages)
    const moves = await movesPage(tx, wish, { limit: pageSize, offset: (page - 1) * pageSize })
    return { ...counts, moves, page, pages }
  })
