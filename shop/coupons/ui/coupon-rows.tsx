import { Link } from 'react-router'
import { PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Sheet, sheetCell } from '#design/sheet.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { type Day, formatDate } from '#kernel/time.ts'
import { type Coupon, isAlive } from '../coupon.rules.ts'
import { useCouponStaffMessages } from './use-messages.ts'

function stateOf(coupon: Coupon, today: Day): 'alive' | 'retired' | 'over' | 'later' {
  if (!coupon.isActive) return 'retired'
  if (coupon.validFromOn !== null && coupon.validFromOn > today) return 'later'
  return isAlive(coupon, today) ? 'alive' : 'over'
}

function useCouponTexts() {
  const messages = useCouponStaffMessages()
  const locale = useLocale()
  const dated = (text: string, day: Day | null) =>
    day && format(text, { day: formatDate(day, locale, 'PP', 'UTC') })
  return {
    worth: ({ kind, basisPoints, amount }: Coupon) =>
      kind === 'amount' ? formatUsd(amount) : `${formatNumber(locale, basisPoints / 100, 2)} %`,
    days: ({ validFromOn, validUntilOn }: Coupon) =>
      [dated(messages.from, validFromOn), dated(messages.until, validUntilOn)]
        .filter(Boolean)
        .join(' ') || messages.always,
    uses: ({ uses, maxUses }: Coupon) =>
      maxUses === null ? String(uses) : format(messages.uses, { uses, max: maxUses }),
  }
}

function Row({ coupon, today, path }: { coupon: Coupon; today: Day; path: string }) {
  const messages = useCouponStaffMessages()
  const texts = useCouponTexts()
  const { code, isActive } = coupon
  const turn = isActive ? messages.retire : messages.offer
  return (
    <tr>
      <th scope="row" className={`${sheetCell} figures`}>
        {code}
      </th>
      <td className={`${sheetCell} tabular-nums`}>{texts.worth(coupon)}</td>
      <td className={sheetCell}>{texts.days(coupon)}</td>
      <td className={`${sheetCell} tabular-nums`}>{texts.uses(coupon)}</td>
      <td className={sheetCell}>{messages.states[stateOf(coupon, today)]}</td>
      <td className={`${sheetCell} flex flex-wrap gap-x-4`}>
        <Link
          to={`${path}/${encodeURIComponent(code)}`}
          aria-label={format(messages.edit, { code })}
          className="-my-2 inline-flex min-h-9 items-center underline"
        >
          {messages.editShort}
        </Link>
        <PanelForm>
          <input type="hidden" name="intent" value={isActive ? 'retire' : 'offer'} />
          <input type="hidden" name="code" value={code} />
          <button
            type="submit"
            aria-label={format(messages.actionOf, { action: turn, code })}
            className="-my-2 inline-flex min-h-9 cursor-pointer items-center underline"
          >
            {turn}
          </button>
        </PanelForm>
      </td>
    </tr>
  )
}

interface CouponRowsProps {
  readonly coupons: readonly Coupon[]
  readonly today: Day
  readonly path: string
}

export function CouponRows({ coupons, today, path }: CouponRowsProps) {
  const messages = useCouponStaffMessages()
  if (coupons.length === 0) return <p>{messages.none}</p>
  return (
    <Sheet label={messages.title} heads={Object.values(messages.columns)} min="min-w-[44rem]">
      {coupons.map((coupon) => (
        <Row key={coupon.code} coupon={coupon} today={today} path={path} />
      ))}
    </Sheet>
  )
}
