import { CalendarDays } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { Button } from '#design/button.tsx'
import { fieldBox } from '#design/forms/field-box.ts'
import type { ShownArrival } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import type { ProvinceName } from '#shop/shipping/cuba.rules.ts'
import { useShop } from '../layout/use-shop.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'

interface ArrivalTextProps {
  readonly arrival: ShownArrival
  readonly className?: string
}

/** When an order arrives that is paid today, or that nothing is delivered there now. */
export function ArrivalText({ arrival, className = '' }: ArrivalTextProps) {
  return (
    <p
      data-arrival=""
      className={`font-semibold ${arrival.isServed ? '' : 'text-bad'} ${className}`}
    >
      <CalendarDays
        aria-hidden="true"
        strokeWidth={1.75}
        className="mr-1.5 inline size-5 align-[-4px]"
      />
      {arrival.text}
    </p>
  )
}

/** The same with a choice of the province; nothing for the USA. */
export function ArrivalChoice({ provinces }: { provinces: readonly ProvinceName[] }) {
  const messages = useFrameMessages().arrival
  const { arrival } = useShop()
  const { pathname, search } = useLocation()
  if (!arrival) return null
  return (
    <div className="grid gap-2 print:hidden">
      <ArrivalText arrival={arrival} />
      <Form
        method="post"
        action="/destino"
        replace
        preventScrollReset
        className="flex flex-wrap items-center gap-2"
      >
        <input type="hidden" name="back" value={pathname + search} />
        <select
          name="province"
          aria-label={messages.province}
          key={arrival.provinceCode}
          defaultValue={arrival.provinceCode ?? 'all'}
          className={`min-h-11 min-w-0 flex-[1_1_12rem] sm:max-w-64 ${fieldBox}`}
        >
          <option value="all">{messages.anywhere}</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit">{messages.show}</Button>
      </Form>
    </div>
  )
}
