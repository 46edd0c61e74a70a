import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { firstPaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { aBuyer, aRecipient } from '#shop/orders/order.fixture.ts'
import type { Buyer } from '#shop/orders/parties.rules.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => [...randomBytes(4)].map((byte) => alphabet[byte % 32]).join('')

const usualBuyer = aBuyer({ name: 'Ana Núñez', phone: '+1 305 555 0199' })
const recipient = aRecipient({
  givenNames: 'Marta',
  firstSurname: 'Pérez',
  secondSurname: 'Gil',
  phone: '+53 5 234 5678',
  email: 'marta@example.com',
})

interface Overrides {
  readonly method?: 'paypal' | 'zelle'
  readonly total?: number
  readonly payment?: string
  readonly compliance?: string
  readonly userId?: string | null
  readonly buyer?: Partial<Buyer>
  readonly payBy?: Date | null
}

/** An order as it stands right after it was placed, of one product and the given total in cents. */
export async function aPlainOrder(db: Database, overrides: Overrides = {}) {
  const { method = 'paypal', total = 30_970, compliance = 'clear', userId = null } = overrides
  const id = randomUUID()
  const number = `GS-${group()}-${group()}-${group()}`
  const buyer = { ...usualBuyer, ...overrides.buyer }
  await inTransaction(asSystem(db, 'a test needs an order'), async ({ tx }) => {
    await sql`insert into orders (id, order_number, user_id, attempt_key, attempt_hash, locale,
        destination, payment_method, payment_status, compliance_status, delivery_status, buyer,
        buyer_email, recipient, subtotal_cents, shipping_cents, agency_fee_cents, tax_cents,
        installation_cents, discount_cents, total_cents, tariff, placed_at, pay_by)
      values (${id}, ${number}, ${userId}, ${`attempt-${id}`}, '', 'es', 'cuba', ${method},
        ${overrides.payment ?? firstPaymentState(method)}, ${compliance}, 'to_prepare',
        ${JSON.stringify(buyer)}::jsonb, ${buyer.email}, ${JSON.stringify(recipient)}::jsonb,
        ${total}, 0, 0, 0, 0, 0, ${total}, '{}', now(), ${overrides.payBy ?? null})`.execute(tx)
    await sql`insert into order_lines (order_id, position, product_id, sku, name_es, name_en,
        quantity, unit_price_cents, unit_equipment_cents, unit_freight_cents, unit_delivery_cents,
        amount_cents)
      values (${id}, 0, ${randomUUID()}, 'BAT-12V100', 'Batería 12 V 100 Ah', 'Battery 12 V 100 Ah',
        1, ${total}, ${total}, 0, 0, ${total})`.execute(tx)
  })
  return { id, number, total }
}
