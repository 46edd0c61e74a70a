import type { ChangeEvent } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { nameFor } from '#shop/catalogue/prices/product-pricing.rules.ts'
import type { ProposedPrice } from '../margin.rules.ts'
import { usePricingStaffMessages } from './use-messages.ts'

const cell = 'py-2 pr-4 align-top last:pr-0'
const figure = `${cell} text-right tabular-nums`

const Sum = ({ amount, none }: { amount: Usd | null; none: string }) =>
  amount === null ? <span className="text-soft-ink">{none}</span> : <Money amount={amount} />

function Percent({ points }: { points: number | null }) {
  const locale = useLocale()
  return points === null ? '–' : `${formatNumber(locale, points / 100, 1)} %`
}

function Name({ products }: { products: ProposedPrice }) {
  const messages = usePricingStaffMessages().margins
  const locale = useLocale()
  const notes = [
    products.sku,
    products.ownUsa && messages.ownUsa,
    products.ownCuba && messages.ownCuba,
  ]
  return (
    <>
      {nameFor(locale, products)}
      <span className="block text-soft-ink">{notes.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function Row({ products }: { products: ProposedPrice }) {
  const messages = usePricingStaffMessages().margins
  const locale = useLocale()
  const { id, proposed, sell, isBelowFloor } = products
  const isOther = proposed !== null && proposed !== sell
  return (
    <tr>
      <td className={cell}>
        {isOther && (
          <input
            type="checkbox"
            name="id"
            value={id}
            aria-label={format(messages.choose, { name: nameFor(locale, products) })}
            className="size-5"
          />
        )}
      </td>
      <th scope="row" className={`${cell} font-normal`}>
        <Name products={products} />
      </th>
      <td className={figure}>
        <Sum amount={products.cost} none={messages.noCost} />
      </td>
      <td className={figure}>
        <Sum amount={sell} none={messages.noSell} />
      </td>
      <td className={`${figure} ${isBelowFloor ? 'font-bold text-bad' : ''}`}>
        <Percent points={products.margin} />
        {isBelowFloor && <span className="block font-normal">{messages.below}</span>}
      </td>
      <td className={`${figure} ${isOther ? 'font-semibold' : ''}`}>
        {isOther ? <Money amount={proposed} /> : messages.offline}
      </td>
      <td className={figure}>
        <Percent points={products.proposedMargin} />
      </td>
      <td className={figure}>
        <Sum amount={products.cuba} none="–" />
      </td>
      <td className={figure}>
        <Sum amount={products.cubaThen} none="–" />
      </td>
    </tr>
  )
}

/** Selects every product of the page whose price would change, or none. */
function ChooseAll() {
  const messages = usePricingStaffMessages().margins
  const choose = ({ currentTarget: { checked, form } }: ChangeEvent<HTMLInputElement>) => {
    for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [])
      box.checked = checked
  }
  return (
    <input
      type="checkbox"
      aria-label={messages.chooseAll}
      title={messages.chooseAll}
      onChange={choose}
      className="js-only size-5"
    />
  )
}

/** Cost, price, margin and proposal of every product; changed prices can be selected. */
export function MarginRows({ products, rate }: { products: readonly ProposedPrice[]; rate: Usd }) {
  const messages = usePricingStaffMessages().margins
  const heads = [
    messages.cost,
    messages.sell,
    messages.margin,
    messages.proposed,
    messages.thenMargin,
    messages.cuba,
  ]
  return (
    <ScrollBox
      label={messages.prices}
      className="max-h-[44rem] overflow-auto rounded-card border border-line bg-raised px-4"
    >
      <table className="w-full min-w-[58rem] text-left text-sm">
        <thead className="sticky top-0 bg-raised">
          <tr className="border-ink border-b">
            <td className={cell}>
              <ChooseAll />
            </td>
            <th scope="col" className={cell}>
              {messages.product}
            </th>
            {[...heads, format(messages.cubaThen, { rate: formatUsd(rate) })].map((head) => (
              <th key={head} scope="col" className={`${figure} align-bottom`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {products.map((one) => (
            <Row key={one.id} products={one} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
