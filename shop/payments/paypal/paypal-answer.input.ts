import { z } from 'zod'
import { centsFromDecimal } from '#kernel/money.ts'

const amount = z
  .object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) })
  .transform(({ currency_code, value }) => ({
    currency: currency_code,
    cents: centsFromDecimal(value),
  }))

const capture = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    status_details: z.object({ reason: z.string().default('') }).optional(),
    amount,
    seller_receivable_breakdown: z.object({ paypal_fee: amount.optional() }).optional(),
  })
  .transform(
    ({ id, status, amount: paid, status_details, seller_receivable_breakdown: stored }) => ({
      id,
      status,
      reason: status_details?.reason ?? '',
      ...paid,
      fee: stored?.paypal_fee?.cents ?? null,
    }),
  )

export const payPalRefund = z
  .object({ id: z.string().min(1), status: z.string(), amount: amount.optional() })
  .transform(({ id, status, amount: returned }) => ({ id, status, cents: returned?.cents ?? null }))

const unit = z.object({
  amount: amount.optional(),
  custom_id: z.string().default(''),
  payments: z
    .object({ captures: z.array(capture).default([]), refunds: z.array(payPalRefund).default([]) })
    .default({ captures: [], refunds: [] }),
})

const link = z.object({ rel: z.string(), href: z.string() })
const name = z.object({ given_name: z.string().default(''), surname: z.string().default('') })
const payer = z.object({ name: name.optional() })

/** A PayPal order, reduced to what the shop uses. */
export const payPalOrderAnswer = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    links: z.array(link).default([]),
    payer: payer.optional(),
    payment_source: z.object({ paypal: payer.optional() }).optional(),
    purchase_units: z.array(unit).default([]),
  })
  .transform((order) => {
    const named = order.payer?.name ?? order.payment_source?.paypal?.name
    const [first] = order.purchase_units
    return {
      id: order.id,
      status: order.status,
      approveLink:
        order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? '',
      payerName: `${named?.given_name ?? ''} ${named?.surname ?? ''}`.trim(),
      amount: first?.amount ?? null,
      customId: first?.custom_id ?? '',
      captures: order.purchase_units.flatMap(({ payments }) => payments.captures),
      refunds: order.purchase_units.flatMap(({ payments }) => payments.refunds),
    }
  })

export type PayPalOrder = z.infer<typeof payPalOrderAnswer>
export type PayPalRefund = z.infer<typeof payPalRefund>

/** PayPal's error body; `details[0].issue` is the code that decides. */
export const payPalProblem = z
  .object({
    name: z.string().default(''),
    debug_id: z.string().default(''),
    details: z.array(z.object({ issue: z.string().default('') })).default([]),
  })
  .transform(({ name: kind, debug_id, details }) => ({
    issue: details[0]?.issue || kind || 'UNKNOWN',
    debugId: debug_id,
  }))

const transaction = z.object({ seller_transaction_id: z.string().default('') })

/** A webhook event of PayPal. */
export const payPalEvent = z
  .object({
    id: z.string().min(1).max(100),
    event_type: z.string().min(1).max(100),
    resource: z
      .looseObject({
        id: z.string().default(''),
        supplementary_data: z
          .object({ related_ids: z.object({ order_id: z.string().default('') }).optional() })
          .optional(),
        disputed_transactions: z.array(transaction).default([]),
        dispute_outcome: z.object({ outcome_code: z.string().default('') }).optional(),
      })
      .default({ id: '', disputed_transactions: [] }),
  })
  .transform(({ id, event_type, resource }) => ({
    id,
    type: event_type,
    resourceId: resource.id,
    payPalOrderId: event_type.startsWith('CHECKOUT.ORDER.')
      ? resource.id
      : (resource.supplementary_data?.related_ids?.order_id ?? ''),
    captureIds: resource.disputed_transactions.map((disputed) => disputed.seller_transaction_id),
    outcome: resource.dispute_outcome?.outcome_code ?? '',
  }))

export type PayPalEvent = z.infer<typeof payPalEvent>
