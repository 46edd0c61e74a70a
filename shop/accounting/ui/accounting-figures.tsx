import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import type { NamedMethod } from '#kernel/payment-method.ts'
import { type Moved, type NetPayments, sourcesOf, summaryOf } from '../accounting.rules.ts'
import { useAccountingMessages } from './use-messages.ts'

type Line = readonly [label: string, amount: Usd]

/** Right-aligned amounts with their total. */
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

/** Shows the calculation: revenue less products less costs is profit. */
export function AccountingTiles({ total }: { total: NetPayments }) {
  const messages = useAccountingMessages()
  const locale = useLocale()
  const { revenue, cogs, costs, profit } = summaryOf(total)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label={messages.revenue} amount={revenue} />
        <Tile label={messages.cogs} amount={cogs} />
        <Tile label={messages.costs} amount={costs} />
        <Tile label={messages.profit} amount={profit} isMain />
      </div>
      <p className="text-soft-ink">
        {total.orders < 0
          ? formatPlural(locale, messages.returnedOrders, -total.orders)
          : formatPlural(locale, messages.orders, total.orders)}
      </p>
      {total.withoutCost > 0 && (
        <p className="font-semibold text-warn">
          {formatPlural(locale, messages.withoutCost, total.withoutCost)}
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

interface AccountingDetailsProps {
  readonly total: NetPayments
  readonly cash: readonly Moved[]
  readonly methods: readonly NamedMethod[]
}

/** Breakdown of the profit, expenses, and amounts outside the profit. */
export function AccountingDetails({ total, cash, methods }: AccountingDetailsProps) {
  const messages = useAccountingMessages()
  const { product, shipping, delivery, other } = sourcesOf(total)
  const { costs, profit } = summaryOf(total)
  const moved = (provider: string, kind: string) =>
    cash.find((entry) => entry.provider === provider && entry.kind === kind)?.amount ?? 0
  const donated = (method: string) =>
    (moved(`donation_${method}`, 'capture') - moved(`donation_${method}`, 'refund')) as Usd
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title={messages.sources}>
        <SumList
          lines={[
            [messages.product, product],
            [messages.shipping, shipping],
            [messages.delivery, delivery],
            [messages.other, other],
          ]}
          total={[messages.profit, profit]}
        />
        <p className="text-soft-ink text-sm">{messages.otherText}</p>
      </Card>
      <Card title={messages.costsTitle}>
        <SumList
          lines={[
            [messages.carrierCosts, total.carrierCosts],
            [messages.deliveryCosts, total.deliveryCosts],
            [messages.fees, total.fees],
            [messages.otherCosts, total.otherCosts],
          ]}
          total={[messages.costs, costs]}
        />
      </Card>
      <Card title={messages.apart}>
        <SumList
          lines={[
            [messages.tax, total.tax],
            [messages.refunds, total.refunds],
            [messages.owed, total.owed],
            ...methods.map(
              ({ method, name }): Line => [`${messages.donations} (${name})`, donated(method)],
            ),
          ]}
        />
      </Card>
      <Card title={messages.cash}>
        <SumList
          lines={methods.flatMap(({ method, name }): Line[] => [
            [`${name}: ${messages.received}`, moved(method, 'capture') as Usd],
            [`${name}: ${messages.returned}`, moved(method, 'refund') as Usd],
          ])}
        />
        <p className="text-soft-ink text-sm">{messages.cashText}</p>
      </Card>
    </div>
  )
}
