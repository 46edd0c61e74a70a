import { randomUUID } from 'node:crypto'
import type { Destination } from '#kernel/destination.ts'
import { cents, type Usd, zero } from '#kernel/money.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import type { ImportedProduct } from '#shop/catalogue/files/product-import.input.ts'
import { importProducts } from '#shop/catalogue/files/product-import.service.server.ts'
import {
  placeScreened,
  screeningRequest,
} from '#shop/checkout/placing/place-order.service.server.ts'
import { signedDeclaration } from '#shop/compliance/declarations/declaration.service.server.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import type { Screening } from '#shop/compliance/screening/screening.rules.ts'
import { ownCode } from '#shop/coupons/coupon.rules.ts'
import { fillOwnCoupon } from '#shop/coupons/coupons.service.server.ts'
import type { Buyer, CubanAddress, Recipient, UsAddress } from '#shop/orders/parties.rules.ts'
import type { OrderRequest, PlacingResult } from '#shop/orders/placing/placing.rules.ts'
import { setMethod } from '#shop/payments/methods/configure.service.server.ts'
import { changeSetting } from '#shop/settings/settings.service.server.ts'
import { activateTariff } from '#shop/shipping/shipping.service.server.ts'
import { testSku, testZelleRecipient } from '../browser/sandbox.rules.ts'
import { rolledBack } from './rolled-back.server.ts'

/** Product A of the vectors: 200.00, 30 lb, at 1.99 a pound and 50.00 of delivery. */
const panel: ImportedProduct = {
  sku: testSku,
  name_es: 'Panel de prueba',
  name_en: 'Trial panel',
  category: 'panel',
  specs: {},
  weight_lbs: 30,
  delivery_fee_usd: null,
  cost_usd: 120,
  sell_price_usd: 200,
  stock: 5,
  track_inventory: true,
  available_for: 'all',
  components: [],
  short_es: '',
  short_en: '',
  description_es: '',
  description_en: '',
  url_slug: 'prueba-panel',
}

export const testTotals = {
  cuba: cents(63_843),
  usa: cents(45_800),
} as const satisfies Record<Destination, Usd>
const maxTestOrders = cents(1_000_000)
/** A coupon of its own, so that buyers do not wait for its lock. */
const testName = 'Prueba'

export interface TestShop {
  readonly ctx: Ctx & { readonly tx: Tx }
  readonly productId: string
  readonly screening: Screening
}

const buyer: Buyer = {
  name: 'Prueba Del Taller',
  email: 'prueba@girasol.invalid',
  phone: '+1 305 555 0100',
  country: 'US',
  relation: 'family',
  locale: 'es',
}
const recipient: Omit<Recipient, 'address'> = {
  givenNames: 'Prueba',
  firstSurname: 'Del',
  secondSurname: 'Taller',
  phone: '+53 5 2345678',
  secondPhone: '',
  email: '',
  authorised: null,
  schedule: '',
  endUse: 'home',
}
const havana: CubanAddress = {
  kind: 'cuba',
  provinceCode: '23',
  municipalityCode: '23.02',
  province: 'La Habana',
  municipality: 'Plaza de la Revolución',
  reparto: 'Vedado',
  street: 'Calle 23',
  number: '456',
  apartment: '',
  between: ['J', 'K'],
  reference: '',
  delivery: 'door',
}
const miami: UsAddress = {
  kind: 'usa',
  street: '12 SW 8th St',
  apartment: '',
  city: 'Miami',
  state: 'FL',
  zip: '33130',
}

const zelle = readPaymentMethod('zelle', 'manual')

/** Two panels with coupon and installation, paid by Zelle. */
export const testOrderRequest = (destination: Destination, productId: string): OrderRequest => ({
  destination,
  lines: [{ id: productId, quantity: 2 }],
  couponCode: ownCode(testName),
  installation: true,
  method: zelle,
  buyer,
  recipient: { ...recipient, address: destination === 'cuba' ? havana : miami },
  nationalId: destination === 'cuba' ? '85041512345' : '',
  showsPrices: false,
})

const testDeclaration = async (ctx: Ctx) =>
  signedDeclaration(ctx, await declarationInForce(ctx), { signature: buyer.name, locale: 'es' })

async function furnish(ctx: Ctx & { readonly tx: Tx }): Promise<string> {
  const ids = await importProducts(ctx, [panel], new Map())
  await activateTariff(ctx, { cost_per_pound: '1.99', agency_fee: '0', fixed_delivery_fee: '50' })
  await changeSetting(ctx, {
    setting_key: 'one_delivery',
    setting_value: 'false',
    category: 'delivery',
  })
  await fillOwnCoupon(ctx, testName)
  for (const setting_key of ['installation_price', 'installation_places'])
    await changeSetting(ctx, { setting_key, setting_value: '', category: 'installation' })
  await asSystemWithin(ctx, 'a test shop is paid by transfer', (inside) =>
    setMethod(
      inside,
      { method: zelle, isActive: true, destinations: ['cuba', 'usa'], min: zero, max: null },
      { recipient: testZelleRecipient, registeredName: 'Prueba', secondPersonAbove: maxTestOrders },
    ),
  )
  return ids.get(testSku) ?? ''
}

/** Test products, tariff and payee within one transaction that is rolled back. */
export async function inTestShop<Value>(
  requested: Ctx,
  destination: Destination,
  work: (shop: TestShop) => Promise<Value>,
): Promise<Value> {
  const ctx = {
    ...requested,
    user: null,
    ...asSystem(requested.db, 'the test centre places a test order'),
  }
  const screening = await screeningRequest(ctx, testOrderRequest(destination, ''))
  return rolledBack(ctx, async (inside) =>
    work({ ctx: inside, productId: await furnish(inside), screening }),
  )
}

/** Places an order with the test data as the checkout does. */
export const placeTestOrder = async (
  { ctx, screening }: TestShop,
  input: OrderRequest,
  options: { readonly total: Usd; readonly isSigned: boolean },
): Promise<PlacingResult> =>
  placeScreened(
    ctx,
    {
      idempotencyKey: randomUUID(),
      // rolled back with the order: no buyer's limit counts it
      address: `test-centre ${randomUUID()}`,
      request: input,
      expectedTotal: options.total,
      declaration: options.isSigned ? await testDeclaration(ctx) : null,
    },
    screening,
  )
