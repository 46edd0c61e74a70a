import type { Ctx } from '#platform/ctx.ts'
import {
  type Classification,
  unclassified,
} from '#shop/catalogue/management/classification/classification.rules.ts'
import { classificationsAt } from '#shop/catalogue/management/classification/classification.service.server.ts'
import { declarationOf } from '#shop/compliance/declarations/declaration.service.server.ts'
import { scansOf } from '#shop/compliance/screening/screening.service.server.ts'
import { lastDeliveryAt } from '#shop/orders/corrections/undone-deliveries.rules.ts'
import {
  nameIn,
  type OrderLine,
  type OrderWithLines,
  type SoldPart,
} from '#shop/orders/order.rules.ts'
import { historyOf, orderByNumber, soldContentsOf } from '#shop/orders/orders.service.server.ts'
import { linesWithoutMoney } from '#shop/orders/packers-order.rules.ts'
import { shippingAddress } from '#shop/orders/parties.rules.ts'
import { orderMoney } from '#shop/payments/orders/order-money.service.server.ts'
import {
  type Addressee,
  declaredOn,
  destinationControlStatement,
  type PackedLine,
  packedApart,
  retainedUntil,
  weightOf,
} from './packing.rules.ts'

interface Sold {
  readonly line: OrderLine
  readonly category: string | null
  readonly contents: readonly SoldPart[]
}

function packedLine(
  { shopUrl, locale }: Pick<Ctx, 'shopUrl' | 'locale'>,
  { line, category, contents }: Sold,
  classified: ReadonlyMap<string, Classification>,
): PackedLine {
  return {
    line,
    category,
    guide: category === null ? null : `${shopUrl}/guia-instalacion?producto=${line.productId}`,
    classified: classified.get(line.productId) ?? unclassified,
    parts: contents.map((part) => ({
      ...{ sku: part.sku, name: nameIn(part, locale), quantity: part.quantity },
      ...(classified.get(part.id) ?? unclassified),
    })),
  }
}

const packed = async (ctx: Ctx, order: OrderWithLines) => {
  const ids = order.lines.map(({ productId }) => productId)
  const [history, sold] = await Promise.all([
    historyOf(ctx, order.id),
    soldContentsOf(ctx, order.id),
  ])
  const declaredAt = declaredOn(history, ctx.now)
  const parts = [...sold.values()].flatMap(({ contents }) => contents.map(({ id }) => id))
  const classified = await classificationsAt(ctx, [...new Set([...ids, ...parts])], declaredAt)
  const lines = order.lines.map((line) => {
    const { category = null, contents = [] } = sold.get(line.productId) ?? {}
    return packedLine(ctx, { line, category, contents }, classified)
  })
  return { ...packedApart(lines), weight: weightOf(lines), history, declaredAt }
}

const withLinesWithoutMoney = (order: OrderWithLines) => ({
  ...order,
  lines: linesWithoutMoney(order.lines),
})

const pickupIn = ({ address }: OrderWithLines['recipient']): string | null =>
  address.kind === 'cuba' && address.delivery === 'pickup' ? address.provinceCode : null

const addresseeOf = ({ number, recipient }: OrderWithLines): Addressee => ({
  number,
  ...shippingAddress(recipient),
  authorised: recipient.authorised?.name ?? null,
  pickupIn: pickupIn(recipient),
})

/** The documents printed for a shipment, and no more: whoever packs sees neither money nor the buyer. Null where there is no such order. */
export async function shipmentPapers(ctx: Ctx, number: string) {
  const order = await orderByNumber(ctx, number)
  if (!order) return null
  const { renewables, others, weight } = await packed(ctx, withLinesWithoutMoney(order))
  const isInstalled = order.installation > 0
  return { addressee: addresseeOf(order), renewables, others, weight, isInstalled }
}

const declared =
  (isApart: boolean) =>
  ({ line, category, classified, parts }: PackedLine) => ({
    ...{ sku: line.sku, name: line.nameEn, nameEs: line.nameEs, quantity: line.quantity },
    ...{ category, ...classified, weightLbs: line.weightLbs, parts },
    ...{ unitValueCents: line.unitPrice, valueCents: line.amount },
    declaredApartAsRenewable: isApart,
  })

/** The record required for ten years, as one file; null where there is no such order, or it stays in the country. */
export async function exportFile(ctx: Ctx, number: string) {
  const order = await orderByNumber(ctx, number)
  if (order?.destination !== 'cuba') return null
  const [papers, money, declaration, screenings] = await Promise.all([
    packed(ctx, order),
    orderMoney(ctx, order.id),
    declarationOf(ctx, order.id),
    scansOf(ctx, order.id),
  ])
  const { renewables, others, weight, history, declaredAt } = papers
  const last = history.at(-1)?.changed_at ?? order.placedAt
  return {
    file: 'girasol-export-2',
    ...{ orderId: order.id, orderNumber: order.number },
    ...{ madeAt: ctx.now, retainUntil: retainedUntil(last) },
    ...{ placedAt: order.placedAt, paidAt: order.paidAt, destination: order.destination },
    parties: {
      payer: order.buyer,
      /** the export rules treat the recipient as the purchaser */
      buyerOfRecord: { ...shippingAddress(order.recipient), email: order.recipient.email },
      authorised: order.recipient.authorised?.name ?? null,
      ...{ carrier: order.carrier, trackingCode: order.trackingCode },
    },
    endUse: order.recipient.endUse,
    exportBasis: order.exportBasis,
    itnOrExemption: order.exportFiling,
    /** the classification at hand-over, or at the creation of this file */
    classifiedAt: declaredAt,
    items: [...renewables.map(declared(true)), ...others.map(declared(false))],
    weightLbs: weight,
    invoice: {
      ...{ subtotalCents: order.subtotal, shippingCents: order.shipping, taxCents: order.tax },
      ...{ agencyFeeCents: order.agencyFee, installationCents: order.installation },
      ...{ discountCents: order.discount, deliverySavingCents: order.deliverySaving },
      ...{ totalCents: order.total, currency: 'USD' },
    },
    payments: money.lines,
    ...{ declaration, screenings },
    delivery: {
      ...{ state: order.delivery, receivedBy: order.receivedBy },
      deliveredAt: lastDeliveryAt(history),
    },
    destinationControlStatement,
    history,
  }
}
export type ExportFile = NonNullable<Awaited<ReturnType<typeof exportFile>>>
