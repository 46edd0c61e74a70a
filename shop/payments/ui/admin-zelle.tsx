import type { ZelleCase } from '../manual-transfer/zelle-case.rules.ts'
import { AdminZelleCard } from './admin-zelle-card.tsx'
import { useZelleStaffMessages } from './use-messages.ts'
import type { ZelleResult } from './zelle-result.ts'

interface AdminZelleProps {
  /** The one that was just answered, listed or not. */
  readonly current: ZelleCase | null
  readonly toDecide: readonly ZelleCase[]
  readonly others: readonly ZelleCase[]
  readonly result: ZelleResult | null
  readonly now: Date
}

/** Manual transfers: the one that is spoken of, those that await a decision, then those still expected. */
export function AdminZelle({ current, toDecide, others, result, now }: AdminZelleProps) {
  const messages = useZelleStaffMessages()
  const card = (zelleCase: ZelleCase) => (
    <AdminZelleCard
      key={zelleCase.orderId}
      zelleCase={zelleCase}
      now={now}
      result={result?.order === zelleCase.orderId ? result : null}
    />
  )
  return (
    <>
      {current && (
        <section className="grid gap-4">
          <h2 className="font-bold text-xl">{messages.current}</h2>
          {card(current)}
        </section>
      )}
      <section className="grid gap-4">
        <h2 className="font-bold text-xl">{messages.toDecide}</h2>
        {toDecide.length === 0 ? (
          <p className="text-soft-ink">{messages.none}</p>
        ) : (
          toDecide.map(card)
        )}
      </section>
      <section className="grid gap-4">
        <h2 className="font-bold text-xl">{messages.others}</h2>
        <p className="measure text-soft-ink">{messages.othersText}</p>
        {others.length === 0 ? (
          <p className="text-soft-ink">{messages.noOthers}</p>
        ) : (
          others.map(card)
        )}
      </section>
    </>
  )
}
