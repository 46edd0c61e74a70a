import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/words-context.tsx'
import { zero } from '#kernel/money.ts'
import { fillCount } from '#kernel/words.ts'
import type { ProposedGoods } from '../margin.rules.ts'
import { typedWish } from '../margin-wish.rules.ts'
import { MovesTable } from './price-moves.tsx'
import { usePricingStaffWords } from './use-pricing-staff-words.ts'

interface MarginReviewProps {
  readonly path: string
  readonly goods: readonly ProposedGoods[]
}

/** What was chosen, old beside new; nothing changes before it is confirmed here. */
export function MarginReview({ path, goods }: MarginReviewProps) {
  const words = usePricingStaffWords().margins
  const locale = useLocale()
  const changes = goods.flatMap((one) =>
    one.proposed === null ? [] : [{ ...one, from: one.sell, to: one.proposed }],
  )
  return (
    <section
      aria-labelledby="revision"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-ink p-5"
    >
      <h2 id="revision" className="font-bold text-lg">
        {words.reviewTitle}
      </h2>
      <p>{fillCount(locale, words.reviewText, changes.length)}</p>
      <MovesTable
        moves={changes.map(({ from, to, ...one }) => ({
          ...one,
          isForSale: true,
          before: from ?? zero,
          after: to,
        }))}
      />
      <Form method="post" action={path} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="apply" />
        {changes.map((change) => (
          <input key={change.id} type="hidden" name="precio" value={typedWish(change)} />
        ))}
        <ButtonLink to={path}>{words.cancel}</ButtonLink>
        <Button type="submit" look="sun">
          {words.confirm}
        </Button>
      </Form>
    </section>
  )
}
