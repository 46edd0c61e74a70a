import { type Destination, destinations } from '#kernel/destination.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { type Day, readDay } from '#kernel/time.ts'
import {
  type ComplianceState,
  type DeliveryState,
  isComplianceState,
  isDeliveryState,
  isPaymentState,
  type PaymentState,
} from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'

/** Without matches, or released by a person. */
export const cleared = 'cleared'

/** Paid in full, whether or not a part went back since. */
export const settled = 'settled'

/** Paid, and more came than the order costs: it is to be returned. */
export const surplus = 'surplus'

/** Paid with an installation of which nobody noted yet what became of it. */
export const uninstalled = 'installation'

type PaymentFilter = PaymentState | typeof settled | typeof surplus | typeof uninstalled
const isPaymentFilter = (text: string): text is PaymentFilter =>
  isPaymentState(text) || text === settled || text === surplus || text === uninstalled

/** Filters of the order list; null does not filter. */
export interface OrderListQuery {
  readonly payment: PaymentFilter | null
  readonly compliance: ComplianceState | typeof cleared | null
  readonly delivery: DeliveryState | null
  readonly method: PaymentMethod | null
  readonly destination: Destination | null
  /** ONEI code with two digits. */
  readonly province: string | null
  /** Only orders past the promised day. */
  readonly late: boolean
  readonly text: string
  /** The words are not looked for in what whoever packs may not see of the buyer. */
  readonly withoutContact?: boolean
  readonly from: Day | null
  readonly to: Day | null
  /** Cursor: the last order of the previous page. */
  readonly after: string | null
}

/** The query parameters of the list. */
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

export const yes = '1'

/** Short URLs that other pages link to. */
const shortcuts: Readonly<Record<string, Partial<OrderListQuery>>> = {
  held: { compliance: 'held' },
  proof: { payment: 'proof_received' },
  paid: { payment: settled, compliance: cleared, delivery: 'to_prepare' },
  prepared: { payment: settled, compliance: cleared, delivery: 'prepared' },
  late: { late: true },
}

const among = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

/** Parses the query parameters; unknown values do not filter. */
export function readListQuery(
  params: URLSearchParams,
  methods: readonly PaymentMethod[],
): OrderListQuery {
  const textOf = (name: keyof typeof listParams) => params.get(listParams[name])?.trim() ?? ''
  const [payment, compliance, delivery] = [
    textOf('payment'),
    textOf('compliance'),
    textOf('delivery'),
  ]
  const after = params.get('despues') ?? ''
  return {
    payment: isPaymentFilter(payment) ? payment : null,
    compliance: isComplianceState(compliance) || compliance === cleared ? compliance : null,
    delivery: isDeliveryState(delivery) ? delivery : null,
    method: among(methods, textOf('method')),
    destination: among(destinations, textOf('destination')),
    province: /^\d{2}$/.test(textOf('province')) ? textOf('province') : null,
    late: textOf('late') === yes,
    text: textOf('text').slice(0, 100),
    from: readDay(textOf('from')),
    to: readDay(textOf('to')),
    after: isUuid(after) ? after : null,
    ...shortcuts[params.get('ver') ?? ''],
  }
}

export function listQuery(request: OrderListQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, param] of Object.entries(listParams)) {
    const value = request[name as keyof typeof listParams]
    if (value) params.set(param, value === true ? yes : value)
  }
  return params
}

export const isNarrowed = (request: OrderListQuery): boolean => listQuery(request).size > 0

export interface ListedOrder extends Order {
  /** Several pay it, or paid it. */
  readonly wasDivided: boolean
}
