import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { arrivalWindow } from '#shop/shipping/arrival/arrival.rules.ts'
import { type Arrival, arrivalSentence } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import type { ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { isLost } from '../lifecycle/order-state.rules.ts'
import type { Order, OrderWindow } from '../order.rules.ts'

type Arriving = Needs<'now'>

interface Today {
  readonly services: readonly ProvinceService[]
  readonly preparationDays: number
}

async function todayIn(ctx: Arriving): Promise<Today> {
  const { preparationDays } = await currentShopFacts({ ...ctx, locale: 'es' })
  return { services: await provinceServices(ctx), preparationDays }
}

type Addressed = Pick<Order, 'destination' | 'recipient'>

const addressIn = ({ recipient }: Addressed) =>
  recipient.address.kind === 'cuba' ? recipient.address : null

function windowFor(order: Addressed, paidAt: Date, { services, preparationDays }: Today) {
  const code = addressIn(order)?.provinceCode
  const days = services.find((service) => service.code === code)?.days
  return days ? arrivalWindow({ paidOn: dayOf(paidAt), preparationDays, days }) : null
}

const noonOf = (day: string): Date => new Date(`${day}T17:00:00Z`)

/** What is promised as an order to Cuba is paid; null for the USA and where nothing is delivered now. */
export async function promisedWindow(ctx: Arriving, order: Addressed): Promise<OrderWindow | null> {
  if (!addressIn(order)) return null
  const window = windowFor(order, ctx.now, await todayIn(ctx))
  return window && { from: noonOf(window.from), to: noonOf(window.to) }
}

/** On the day itself the page says so; a window of days would contradict it. */
const unannounced: readonly Order['delivery'][] = [
  'out_for_delivery',
  'ready_for_pickup',
  'delivered',
  'returned',
  'cancelled',
]
/** While a dispute lasts, and after money went back, nothing is promised. */
const unpromised: readonly Order['payment'][] = ['disputed', 'refund_due', 'refunded']
const confirming: readonly Order['payment'][] = ['capturing', 'under_review', 'proof_received']

type Shown = Addressed & Pick<Order, 'payment' | 'delivery' | 'paidAt' | 'window' | 'isUndated'>

function arrivalIn(ctx: Arriving, order: Shown, today: Today): Arrival | null {
  const address = addressIn(order)
  if (!address || isLost(order.payment) || unpromised.includes(order.payment)) return null
  if (unannounced.includes(order.delivery) || order.isUndated) return null
  const { window: promised, paidAt } = order
  const window = promised
    ? { from: dayOf(promised.from), to: dayOf(promised.to) }
    : windowFor(order, paidAt ?? ctx.now, today)
  return (
    window && {
      mode: address.delivery,
      provinceCode: address.provinceCode,
      window,
      condition: paidAt
        ? 'none'
        : { on: dayOf(ctx.now), isConfirming: confirming.includes(order.payment) },
    }
  )
}

/** When each order arrives: as promised once it is paid, before that if it is paid today. */
export async function arrivalsOf(
  ctx: Arriving,
  orders: readonly Shown[],
): Promise<(Arrival | null)[]> {
  if (!orders.some(addressIn)) return orders.map(() => null)
  const today = await todayIn(ctx)
  return orders.map((order) => arrivalIn(ctx, order, today))
}

/** The sentence for a page of the order; empty where there is nothing to promise. */
export async function arrivalOnPage(
  ctx: Arriving & Needs<'locale'>,
  order: Shown & Pick<Order, 'compliance'>,
): Promise<string> {
  const [arrival = null] = order.compliance === 'held' ? [] : await arrivalsOf(ctx, [order])
  if (!arrival) return ''
  const { condition } = arrival
  if (typeof condition === 'string') return arrivalSentence(arrival, ctx.locale)
  const today = condition.isConfirming ? 'confirmed_today' : 'today'
  return arrivalSentence({ ...arrival, condition: today }, ctx.locale)
}
