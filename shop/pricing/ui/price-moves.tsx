import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { nameFor } from '#shop/catalogue/prices/product-pricing.rules.ts'
import { type PriceMove, shareOf } from '../price-move.rules.ts'
import { usePricingStaffMessages } from './use-messages.ts'

const cell = 'py-2 pr-1.5 align-top break-words last:pr-0 sm:pr-4 max-sm:text-[0.8125rem]'
const figure = `${cell} text-right tabular-nums`

function Move({ move }: { move: PriceMove }) {
  const messages = usePricingStaffMessages().moves
  const locale = useLocale()
  const share = shareOf(move)
  const sign = move.after > move.before ? '▲ +' : '▼ −'
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal`}>
        {nameFor(locale, move)}
        <span className="block text-soft-ink">
          {move.sku}
          {!move.isForSale && ` · ${messages.hidden}`}
        </span>
      </th>
      <td className={figure}>
        <Money amount={move.before} />
      </td>
      <td className={`${figure} font-semibold`}>
        <Money amount={move.after} />
      </td>
      <td className={`${figure} whitespace-nowrap`}>
        {share !== null && `${sign}${formatNumber(locale, Math.abs(share), 1)} %`}
      </td>
    </tr>
  )
}

export function MovesTable({ moves }: { moves: readonly PriceMove[] }) {
  const messages = usePricingStaffMessages().moves
  return (
    <ScrollBox
      label={messages.table}
      className="max-h-[36rem] goes-on overflow-auto rounded-card border border-line px-2 sm:px-4"
    >
      <table className="w-full min-w-[20rem] text-left text-sm">
        <thead className="sticky top-0 bg-raised">
          <tr className="border-ink border-b">
            <th scope="col" className={cell}>
              {messages.product}
            </th>
            {[messages.before, messages.after, messages.share].map((head) => (
              <th key={head} scope="col" className={figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {moves.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

interface PriceMovesProps {
  readonly up: number
  readonly down: number
  readonly moves: readonly PriceMove[]
  readonly page: number
  readonly pages: number
  readonly toPage: (page: number) => string
}

/** Every price change, page by page, largest first. */
export function PriceMoves({ up, down, moves, page, pages, toPage }: PriceMovesProps) {
  const messages = usePricingStaffMessages().moves
  const locale = useLocale()
  if (up + down === 0) return <p>{messages.none}</p>
  const shown = { up: formatNumber(locale, up), down: formatNumber(locale, down) }
  return (
    <>
      <p className="font-semibold">{formatPlural(locale, messages.count, up + down, shown)}</p>
      <MovesTable moves={moves} />
      {pages > 1 && (
        <nav aria-label={messages.table} className="flex flex-wrap items-center gap-3">
          {page > 1 && <ButtonLink to={toPage(page - 1)}>{messages.newer}</ButtonLink>}
          <span>{format(messages.page, { page, pages })}</span>
          {page < pages && <ButtonLink to={toPage(page + 1)}>{messages.older}</ButtonLink>}
        </nav>
      )}
    </>
  )
}
