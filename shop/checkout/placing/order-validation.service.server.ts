import { isTransfer } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import type { OrderItems } from '#shop/catalogue/stock/stock.service.server.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import { isInMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { proofHours } from '#shop/orders/lifecycle/item-reservation.service.server.ts'
import type {
  OrderRequest,
  PlacingRefusal,
  PlacingResult,
} from '#shop/orders/placing/placing.rules.ts'
import type { TransferTarget } from '#shop/payments/methods/method.rules.ts'
import { type WaysToPay, waysToPay } from '#shop/payments/methods/methods.service.server.ts'
import { allows, type ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { isCartSize, type Placing } from './placing.rules.ts'
import { type Priced, type PriceFacts, priced, priceFacts } from './price-quote.service.server.ts'

/** The current database state that decides on an order and its price. */
export interface Facts extends PriceFacts {
  readonly isInMaintenance: boolean
  readonly services: readonly ProvinceService[]
  readonly declaration: string
  readonly ways: WaysToPay
  readonly proofHours: number
}

export async function factsFor(
  ctx: Needs<'now' | 'config' | 'locale'>,
  requests: readonly OrderRequest[],
): Promise<Facts> {
  const toCuba = requests.some(({ destination }) => destination === 'cuba')
  return {
    isInMaintenance: await isInMaintenance(ctx),
    services: toCuba ? await provinceServices(ctx) : [],
    declaration: toCuba ? (await declarationInForce(ctx)).version : '',
    ...(await priceFacts(ctx, requests)),
    ways: await waysToPay(ctx),
    proofHours: await proofHours(ctx),
  }
}

type Refused = Exclude<PlacingResult, { readonly ok: true }>

const refusal = (code: PlacingRefusal, productId?: string): Refused => ({
  ok: false,
  code,
  ...(productId === undefined ? {} : { productId }),
})

function isServed({ recipient: { address } }: OrderRequest, { services }: Facts): boolean {
  if (address.kind === 'usa') return true
  const service = services.find(({ code }) => code === address.provinceCode)
  return service !== undefined && allows(service.mode, address.delivery)
}

function unsigned({ request, declaration }: Placing, facts: Facts): PlacingRefusal | null {
  if (request.destination !== 'cuba') return null
  if (!declaration) return 'declaration_missing'
  return declaration.version === facts.declaration ? null : 'declaration_outdated'
}

function firstRefusal(placing: Placing, facts: Facts): PlacingRefusal | null {
  if (facts.isInMaintenance) return 'maintenance'
  if (!isCartSize(placing.request.lines)) return 'cart_empty'
  return (
    unsigned(placing, facts) ?? (isServed(placing.request, facts) ? null : 'province_suspended')
  )
}

export interface Sale {
  readonly priced: Priced
  readonly transfer: TransferTarget | null
  readonly proofHours: number
}

export type Validated = { readonly ok: true; readonly value: Sale } | Refused

/** Computes the order from current data; the form's prices are only compared. */
function validate(
  placing: Placing,
  facts: Facts,
): { readonly ok: true; readonly value: Sale } | Refused {
  const refused = firstRefusal(placing, facts)
  if (refused) return refusal(refused)
  const { request, expectedTotal } = placing
  const price = priced(request, facts)
  if (!price.ok) return refusal(price.code, price.productId)
  const { total } = price.value.totals
  const { ways } = facts
  const isOpen = ways.methods(request.destination, total).includes(request.method)
  const transfer = isTransfer(request.method) ? ways.transferDetails(request.method) : null
  if (!isOpen || (isTransfer(request.method) && !transfer)) return refusal('method_off')
  if (total !== expectedTotal) return { ok: false, code: 'price_changed', total }
  return { ok: true, value: { priced: price.value, transfer, proofHours: facts.proofHours } }
}

function without(one: OrderItems, quantity: number): OrderItems {
  const { product } = one
  if (product.unitsLeft === null) return one
  return { ...one, product: { ...product, unitsLeft: product.unitsLeft - quantity } }
}

/** Validates in sequence: a later request finds the stock the earlier ones leave. */
export function validateAll(placings: readonly Placing[], facts: Facts): Validated[] {
  const products = new Map(facts.products)
  return placings.map((placing) => {
    const validated = validate(placing, { ...facts, products })
    for (const { id, quantity } of validated.ok ? placing.request.lines : []) {
      const one = products.get(id)
      if (one) products.set(id, without(one, quantity))
    }
    return validated
  })
}
