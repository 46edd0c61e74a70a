import { dayOf } from '#kernel/time.ts'
import { Batcher } from '#platform/batcher.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { inTransaction, visitor } from '#platform/database/transaction.ts'
import { readDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import { signedDeclaration } from '#shop/compliance/declarations/declaration.service.server.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import type { PlacingResult } from '#shop/orders/placing/placing.rules.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { type Paying, readBuyer, validateBuyer } from '../buyer/buyer.input.ts'
import { type Delivery, readDelivery, validateDelivery } from '../delivery/delivery.input.ts'
import type { GuestOrder } from './guest-order.input.ts'
import { placeOrder } from './place-order.service.server.ts'
import type { Placing } from './placing.rules.ts'
import { isHuman } from './placing-limits.service.server.ts'

export interface FieldErrors {
  readonly ok: false
  readonly code: 'invalid_body'
  readonly fields: readonly string[]
}

type Read<Value> = { readonly ok: true; readonly value: Value } | FieldErrors

const invalid = (part: string, problems: readonly { readonly field: string }[]): FieldErrors => ({
  ok: false,
  code: 'invalid_body',
  fields: problems.map(({ field }) => `${part}.${field}`),
})

/** Data for validating the forms, read in one transaction; public. */
const readMeasures = (db: Database) =>
  inTransaction({ db, actor: visitor, repeats: true }, async (inside) => ({
    services: await provinceServices(inside),
    inForce: await declarationInForce(inside),
    methods: await allMethods(inside),
  }))
type Measures = Awaited<ReturnType<typeof readMeasures>>

const readings = new WeakMap<Database, Batcher<null, Measures>>()

/** Batched: one read for all concurrent requests, started after the request arrived. */
function measuresOf({ db }: Ctx): Promise<Measures> {
  const reading =
    readings.get(db) ??
    new Batcher<null, Measures>(
      async (requested) => {
        const measures = await readMeasures(db)
        return requested.map(() => measures)
      },
      { max: 100, batches: 2 },
    )
  readings.set(db, reading)
  return reading.ask(null)
}

function readParties(
  ctx: Ctx,
  requested: GuestOrder,
  { services }: Measures,
): Read<Delivery & Paying> {
  const facts = { today: dayOf(ctx.now), services }
  const { destination } = requested
  const delivery = validateDelivery(
    destination,
    readDelivery(destination, requested.delivery),
    facts,
  )
  if (!delivery.ok) return invalid('delivery', delivery.problems)
  const paying = validateBuyer(readBuyer(requested.buyer), ctx.locale)
  if (!paying.ok) return invalid('buyer', paying.problems)
  return { ok: true, value: { ...delivery.value, ...paying.value } }
}

function readSigned(
  ctx: Ctx,
  requested: GuestOrder,
  { name, inForce }: { readonly name: string } & Measures,
): Read<Placing['declaration']> {
  if (requested.destination === 'usa') return { ok: true, value: null }
  const read = readDeclaration(inForce, requested.declaration ?? {}, name)
  if (!read.ok) return invalid('declaration', read.problems)
  return { ok: true, value: signedDeclaration(ctx, inForce, read) }
}

/** Places an order in one request, with the validation and service of the checkout's pages. */
export async function placeGuestOrder(
  ctx: Ctx,
  requested: GuestOrder,
): Promise<PlacingResult | FieldErrors> {
  const measures = await measuresOf(ctx)
  const parties = readParties(ctx, requested, measures)
  if (!parties.ok) return parties
  const signed = readSigned(ctx, requested, { ...measures, name: parties.value.buyer.name })
  if (!signed.ok) return signed
  const method = measures.methods.find((known) => known.method === requested.method)?.method
  if (!method) return { ok: false, code: 'invalid_body', fields: ['method'] }
  const { destination, lines, couponCode, installation } = requested
  const { idempotencyKey, expectedTotal } = requested
  const { address } = ctx.caller
  const request = { destination, lines, couponCode, installation, method, ...parties.value }
  return placeOrder(ctx, {
    ...{ idempotencyKey, expectedTotal, request, address },
    declaration: signed.value,
    isHuman: await isHuman(ctx, requested.captchaToken),
  })
}
