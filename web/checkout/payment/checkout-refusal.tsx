import { Link } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, zero } from '#kernel/money.ts'
import type { ServedCart } from '#shop/cart/served-cart.service.server.ts'
import { correctUrl, stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import type { StepResult } from '../checkout.ts'

const places = {
  cart: '/carrito',
  delivery: stepPaths.delivery,
  declaration: stepPaths.declaration,
}

interface RefusalProps extends Pick<StepResult, 'reserved' | 'maxTotal' | 'waitMinutes'> {
  readonly refusal: NonNullable<StepResult['refusal']>
  readonly served: ServedCart
}

/** For a buyer with too many orders: nothing is lost, and a person helps. */
function OtherWays({ refusal }: Pick<RefusalProps, 'refusal'>) {
  const messages = useCheckoutMessages().refusals
  const { whatsapp } = useShop().facts
  const look = buttonClass('plain')
  return (
    <>
      <p>{messages.stays}</p>
      <div className="flex flex-wrap gap-3">
        {refusal === 'too_many_unpaid' && (
          <Link to="/pedido/buscar" className={look}>
            {messages.where.order}
          </Link>
        )}
        {whatsapp && (
          <a href={whatsappLink(whatsapp, messages.greeting)} className={look} rel="noreferrer">
            {messages.where.whatsapp}
          </a>
        )}
      </div>
    </>
  )
}

const limits: readonly RefusalProps['refusal'][] = [
  'too_many_orders',
  'too_many_unpaid',
  'too_many_reserved',
  'too_large_unpaid',
  'units_set_aside',
]

/** Minutes up to an hour and a half, then whole hours. */
function waitText(minutes: number, messages: { readonly minutes: string; readonly hours: string }) {
  const isLong = minutes > 90
  const count = isLong ? Math.ceil(minutes / 60) : minutes
  return format(isLong ? messages.hours : messages.minutes, { count })
}

type Refusals = ReturnType<typeof useCheckoutMessages>['refusals']

/** Where nothing more may be reserved, no lower quantity helps. */
function sentenceOf(messages: Refusals, refusal: RefusalProps['refusal'], max: number): string {
  const isLimit = refusal === 'too_many_reserved' || refusal === 'units_set_aside'
  return isLimit && max === 0 ? messages.none[refusal] : messages[refusal]
}

/** Why the order was not placed, with a link to the step that corrects it. */
export function CheckoutRefusal({
  refusal,
  served,
  reserved,
  maxTotal,
  waitMinutes,
}: RefusalProps) {
  const messages = useCheckoutMessages()
  const { lines, total } = served.totals
  const values = {
    total: formatUsd(total),
    minutes: waitMinutes ?? 60,
    wait: waitText(waitMinutes ?? 60, messages.refusals.wait),
    limit: formatUsd(maxTotal ?? zero),
    product: lines.find(({ product }) => product.id === reserved?.productId)?.product.name ?? '',
    max: reserved?.maxUnits ?? 0,
  }
  const place = refusal === 'price_changed' ? null : correctUrl(refusal)
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-line border-l-4 border-l-bad bg-raised p-4"
    >
      <p className="font-semibold">
        {format(sentenceOf(messages.refusals, refusal, values.max), values)}
      </p>
      {limits.includes(refusal) && <OtherWays refusal={refusal} />}
      {place && (
        <Link to={places[place]} className={buttonClass()}>
          {messages.refusals.where[place]}
        </Link>
      )}
    </div>
  )
}
