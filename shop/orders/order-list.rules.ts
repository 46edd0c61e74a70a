import { type Destination, destinations } from '#kernel/destination.ts'
import { type PaymentMethod, paymentMethods } from '#kernel/payment-method.ts'
import { type Day, readDay } from '#kernel/time.ts'
import { isUuid } from '#kernel/uuid.ts'
import {
  type ComplianceState,
  type DeliveryState,
  isComplianceState,
  isDeliveryState,
  isPaymentState,
  type PaymentState,
} from './order-state.rules.ts'

/** What a list of orders is narrowed to; null narrows nothing. */
export interface OrderListWish {
  readonly payment: PaymentState | null
  readonly compliance: ComplianceState | null
  readonly delivery: DeliveryState | null
  readonly method: PaymentMethod | null
  readonly destination: Destination | null
  /** ONEI's two figures. */
  readonly province: string | null
  /** Only those past the day that was promised. */
  readonly late: boolean
  readonly text: string
  readonly from: Day | null
  readonly to: Day | null
  /** The id of the last order of the page before. */
  readonly after: string | null
}

/** The words of the address for each part of the wish. */
export const listParams = {
  payment: 'pago',
  compliance: 'verificacion',
  delivery: 'entrega',
  method: 'metodo',
  destination: 'destino',
  province: 'provincia',
  late: 'atraso',
  text: 'q',
  from: 'desde',
  to: 'hasta',
} as const

/** Of what is either asked for or not. */
export const yes = '1'

/** Addresses that other pages lead to. */
const shortcuts: Readonly<Record<string, Partial<OrderListWish>>> = {
  held: { compliance: 'held' },
  proof: { payment: 'proof_received' },
  paid: { payment: 'paid', delivery: 'to_prepare' },
  late: { late: true },
}

const among = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

/** What an address asks for; words that mean nothing narrow nothing. */
export function readListWish(params: URLSearchParams): OrderListWish {
  const said = (name: keyof typeof listParams) => params.get(listParams[name])?.trim() ?? ''
  const [payment, compliance, delivery] = [said('payment'), said('compliance'), said('delivery')]
  const after = params.get('despues') ?? ''
  return {
    payment: isPaymentState(payment) ? payment : null,
    compliance: isComplianceState(compliance) ? compliance : null,
    delivery: isDeliveryState(delivery) ? delivery : null,
    method: among(paymentMethods, said('method')),
    destination: among(destinations, said('destination')),
    province: /^\d{2}$/.test(said('province')) ? said('province') : null,
    late: said('late') === yes,
    text: said('text').slice(0, 100),
    from: readDay(said('from')),
    to: readDay(said('to')),
    after: isUuid(after) ? after : null,
    ...shortcuts[params.get('ver') ?? ''],
  }
}

/** The address that asks for the same again. */
export function listQuery(wish: OrderListWish): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, param] of Object.entries(listParams)) {
    const value = wish[name as keyof typeof listParams]
    if (value) params.set(param, value === true ? yes : value)
  }
  return params
}

export const isNarrowed = (wish: OrderListWish): boolean => listQuery(wish).size > 0
