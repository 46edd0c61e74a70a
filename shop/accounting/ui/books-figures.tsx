import type { ReactNode } from 'react'
import { Money } from '#design/money.tsx'
import { useLocale } from '#design/words-context.tsx'
import type { Usd } from '#kernel/money.ts'
import { type PaymentMethod, paymentMethods } from '#kernel/payment-method.ts'
import { fillCount } from '#kernel/words.ts'
import { type Moved, sourcesOf, summaryOf, type Takings } from '../accounting.rules.ts'
import { useAccountingWords } from './use-accounting-words.ts'

type Line = readonly [label: string, amount: Usd]

/** Sums below one another, right-aligned, with what they come to. */
export function SumList({ lines, total }: { lines: readonly Line[]; total?: Line | undefined }) {
  const row = 'flex items-baseline justify-between gap-4 py-1.5'
  return (
    <dl>
      {lines.map(([label, amount]) => (
        <div key={label} className={`${row} border-line border-b`}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      {total && (
        <div className={`${row} font-bold`}>
          <dt>{total[0]}</dt>
          <dd>
            <Money amount={total[1]} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Tile({ label, amount, isMain }: { label: string; amount: Usd; isMain?: boolean }) {
  return (
    <div className={`rounded-card border bg-raised p-4 ${isMain ? 'border-ink' : 'border-line'}`}>
      <p className="text-soft-ink text-sm">{label}</p>
      <p className="font-bold text-xl">
        <Money amount={amount} />
      </p>
    </div>
  )
}

/** Revenue less goods less costs is profit, in front of the reader. */
export function BooksTiles({ total }: { total: Takings }) {
  const words = useAccountingWords()
  const locale = useLocale()
  const { revenue, cogs, costs, profit } = summaryOf(total)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label={words.revenue} amount={revenue} />
        <Tile label={words.cogs} amount={cogs} />
        <Tile label={words.costs} amount={costs} />
        <Tile label={words.profit} amount={profit} isMain />
      </div>
      <p className="text-soft-ink">{fillCount(locale, words.orders, total.orders)}</p>
      {total.withoutCost > 0 && (
        <p className="font-semibold text-warn">
          {fillCount(locale, words.withoutCost, total.withoutCost)}
        </p>
      )}
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 rounded-card border border-line bg-raised p-4">
      <h2 className="font-bold text-lg">{title}</h2>
      {children}
    </section>
  )
}

interface BooksDetailsProps {
  readonly total: Takings
  readonly cash: readonly Moved[]
}

/** Where the profit comes from, what was spent, and what is none of it. */
export function BooksDetails({ total, cash }: BooksDetailsProps) {
  const words = useAccountingWords()
  const { product, shipping, delivery, other } = sourcesOf(total)
  const { costs, profit } = summaryOf(total)
  const moved = (provider: string, kind: string) =>
    cash.find((entry) => entry.provider === provider && entry.kind === kind)?.amount ?? 0
  const given = (provider: PaymentMethod) =>
    (moved(`donation_${provider}`, 'capture') - moved(`donation_${provider}`, 'refund')) as Usd
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title={words.sources}>
        <SumList
          lines={[
            [words.product, product],
            [words.shipping, shipping],
            [words.delivery, delivery],
            [words.other, other],
          ]}
          total={[words.profit, profit]}
        />
        <p className="text-soft-ink text-sm">{words.otherText}</p>
      </Card>
      <Card title={words.costsTitle}>
        <SumList
          lines={[
            [words.carrierCosts, total.carrierCosts],
            [words.deliveryCosts, total.deliveryCosts],
            [words.fees, total.fees],
            [words.otherCosts, total.otherCosts],
          ]}
          total={[words.costs, costs]}
        />
      </Card>
      <Card title={words.apart}>
        <SumList
          lines={[
            [words.tax, total.tax],
            [words.refunds, total.refunds],
            ...paymentMethods.map(
              (provider): Line => [
                `${words.donations} (${words.filter[provider]})`,
                given(provider),
              ],
            ),
          ]}
        />
      </Card>
      <Card title={words.cash}>
        <SumList
          lines={paymentMethods.flatMap((provider): Line[] => [
            [`${words.filter[provider]}: ${words.received}`, moved(provider, 'capture') as Usd],
            [`${words.filter[provider]}: ${words.returned}`, moved(provider, 'refund') as Usd],
          ])}
        />
        <p className="text-soft-ink text-sm">{words.cashText}</p>
      </Card>
    </div>
  )
}
