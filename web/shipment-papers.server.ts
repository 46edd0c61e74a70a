import type { Ctx } from '#platform/ctx.ts'
import { findProductById, partsInKit } from '#shop/catalogue/catalogue.service.server.ts'
import { declarationOf } from '#shop/compliance/declaration.service.server.ts'
import { scansOf } from '#shop/compliance/screening.service.server.ts'
import type { OrderLine, OrderWithLines } from '#shop/orders/order.rules.ts'
import { historyOf, orderByNumber } from '#shop/orders/orders.service.server.ts'
import { keptUntil, type PackedLine, packedApart, weightOf } from '#shop/orders/packing.rules.ts'
import { shippingAddress } from '#shop/orders/parties.rules.ts'
import { orderMoney } from '#shop/payments/refunds/order-money.service.server.ts'

async function packedLine(ctx: Ctx, line: OrderLine): Promise<PackedLine> {
  const product = await findProductById(ctx, line.productId)
  if (!product) return { line, category: null, guide: null, parts: [] }
  const parts = (await partsInKit(ctx, product)).map((part) => ({
    name: part.product.name,
    quantity: part.quantity,
  }))
  const guide = `${ctx.shopUrl}/guia-instalacion?producto=${product.slug}`
  return { line, category: product.category, guide, parts }
}

const packed = async (ctx: Ctx, order: OrderWithLines) => {
  const lines = []
  for (const line of order.lines) lines.push(await packedLine(ctx, line))
  return { ...packedApart(lines), weight: weightOf(lines) }
}

/** What is printed and put on and into the boxes; null where there is no such order. */
export async function shipmentPapers(ctx: Ctx, number: string) {
  const order = await orderByNumber(ctx, number)
  return order && { order, ...(await packed(ctx, order)) }
}

/** Of a product nobody has classified yet; the operator has to confirm it. */
const unconfirmed = 'EAR99 (default, not confirmed)'

const declared =
  (isApart: boolean) =>
  ({ line, category }: PackedLine) => ({
    ...{ sku: line.sku, name: line.nameEn, nameEs: line.nameEs, quantity: line.quantity },
    ...{ category, eccn: unconfirmed, scheduleB: null, weightLbs: line.weightLbs },
    ...{ unitValueCents: line.unitPrice, valueCents: line.amount },
    declaredApartAsRenewable: isApart,
  })

/** Everything that has to be shown of a shipment for ten years, as one file; null where there is none. */
export async function exportFile(ctx: Ctx, number: string) {
  const papers = await shipmentPapers(ctx, number)
  if (!papers) return null
  const { order, renewables, others, weight } = papers
  const history = await historyOf(ctx, order.id)
  const last = history.at(-1)?.changed_at ?? order.placedAt
  return {
    file: 'girasol-export-1',
    orderNumber: order.number,
    ...{ madeAt: ctx.now, keepUntil: keptUntil(last) },
    ...{ placedAt: order.placedAt, paidAt: order.paidAt, destination: order.destination },
    parties: {
      payer: order.buyer,
      /** The one who buys in the sense of the export rules is the one who receives. */
      buyerOfRecord: { ...shippingAddress(order.recipient), email: order.recipient.email },
      authorised: order.recipient.authorised?.name ?? null,
      ...{ carrier: order.carrier, trackingCode: order.trackingCode },
    },
    endUse: order.recipient.endUse,
    exportBasis: order.exportBasis,
    itnOrExemption: order.exportFiling,
    goods: [...renewables.map(declared(true)), ...others.map(declared(false))],
    weightLbs: weight,
    invoice: {
      ...{ subtotalCents: order.subtotal, shippingCents: order.shipping, taxCents: order.tax },
      ...{ agencyFeeCents: order.agencyFee, installationCents: order.installation },
      ...{ discountCents: order.discount, totalCents: order.total, currency: 'USD' },
    },
    payments: (await orderMoney(ctx, order.id)).lines,
    declaration: await declarationOf(ctx, order.id),
    screenings: await scansOf(ctx, order.id),
    delivery: { state: order.delivery, receivedBy: order.receivedBy },
    history,
  }
}
export type ExportFile = NonNullable<Awaited<ReturnType<typeof exportFile>>>
