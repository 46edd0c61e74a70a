import { formatUsd, type Usd } from '#kernel/money.ts'

/** The only place where an amount becomes text on a page. */
export function Money({ amount, className = '' }: { amount: Usd; className?: string }) {
  return <span className={`figures whitespace-nowrap ${className}`}>{formatUsd(amount)}</span>
}
