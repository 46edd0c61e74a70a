import { Form, Link } from 'react-router'
import { useLocale } from '#design/words-context.tsx'
import { formatUsd } from '#kernel/money.ts'
import { type Day, formatDate } from '#kernel/time.ts'
import { fill, formatNumber } from '#kernel/words.ts'
import { type Coupon, isAlive } from '../coupon.rules.ts'
import { useCouponStaffWords } from './use-coupon-staff-words.ts'

const cell = 'py-2.5 pr-4 align-top last:pr-0'

function stateOf(coupon: Coupon, today: Day): 'alive' | 'retired' | 'over' | 'later' {
  if (!coupon.isActive) return 'retired'
  if (coupon.validFromOn !== null && coupon.validFromOn > today) return 'later'
  return isAlive(coupon, today) ? 'alive' : 'over'
}

function useCouponTexts() {
  const words = useCouponStaffWords()
  const locale = useLocale()
  const dated = (text: string, day: Day | null) =>
    day && fill(text, { day: formatDate(day, locale, 'PP', 'UTC') })
  return {
    worth: ({ kind, basisPoints, amount }: Coupon) =>
      kind === 'amount' ? formatUsd(amount) : `${formatNumber(locale, basisPoints / 100, 2)} %`,
    days: ({ validFromOn, validUntilOn }: Coupon) =>
      [dated(words.from, validFromOn), dated(words.until, validUntilOn)]
        .filter(Boolean)
        .join(' ') || words.always,
    uses: ({ uses, mostUses }: Coupon) =>
      mostUses === null ? String(uses) : fill(words.uses, { uses, most: mostUses }),
  }
}

function Row({ coupon, today, path }: { coupon: Coupon; today: Day; path: string }) {
  const words = useCouponStaffWords()
  const texts = useCouponTexts()
  const { code, isActive } = coupon
  const turn = isActive ? words.retire : words.offer
  return (
    <tr>
      <th scope="row" className={`${cell} figures`}>
        {code}
      </th>
      <td className={`${cell} tabular-nums`}>{texts.worth(coupon)}</td>
      <td className={cell}>{texts.days(coupon)}</td>
      <td className={`${cell} tabular-nums`}>{texts.uses(coupon)}</td>
      <td className={cell}>{words.states[stateOf(coupon, today)]}</td>
      <td className={`${cell} flex flex-wrap gap-x-4`}>
        <Link
          to={`${path}/${encodeURIComponent(code)}`}
          aria-label={fill(words.edit, { code })}
          className="inline-flex min-h-9 items-center underline"
        >
          {words.editShort}
        </Link>
        <Form method="post">
          <input type="hidden" name="intent" value={isActive ? 'retire' : 'offer'} />
          <input type="hidden" name="code" value={code} />
          <button
            type="submit"
            aria-label={fill(words.actionOf, { action: turn, code })}
            className="inline-flex min-h-9 cursor-pointer items-center underline"
          >
            {turn}
          </button>
        </Form>
      </td>
    </tr>
  )
}

interface CouponRowsProps {
  readonly coupons: readonly Coupon[]
  readonly today: Day
  readonly path: string
}

/** Every coupon with what it gives, how often it was used, and whether it may be used today. */
export function CouponRows({ coupons, today, path }: CouponRowsProps) {
  const words = useCouponStaffWords()
  if (coupons.length === 0) return <p>{words.none}</p>
  return (
    <section
      aria-label={words.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised px-4"
    >
      <table className="w-full min-w-[44rem] text-left text-sm">
        <thead className="border-ink border-b">
          <tr>
            {Object.values(words.columns).map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {coupons.map((coupon) => (
            <Row key={coupon.code} coupon={coupon} today={today} path={path} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
