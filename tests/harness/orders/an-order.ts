import type { Destination } from '#kernel/destination.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import type { Buyer, Recipient } from '#shop/orders/parties.rules.ts'
import { aMethod, zelle } from '../payments/methods.ts'
import { insertOrder } from './insert-order.ts'
import type { OrderLine, OrderToMake } from './order-to-make.ts'
import { placeOrder, soldEverywhere } from './place-order.ts'

export interface InsertedOrder {
  readonly id: string
  readonly number: string
  readonly total: number
}

/** An order that a test needs: said word by word, then placed or inserted, as often as one likes. */
export interface OrderBuilder {
  /** By which method it is to be paid; nothing is paid by that. */
  paidBy(method: string): OrderBuilder
  /** Its money came, at that time. */
  paid(at?: Date): OrderBuilder
  inState(payment: string): OrderBuilder
  payBy(deadline: Date | null): OrderBuilder
  to(destination: Destination): OrderBuilder
  inCuba(): OrderBuilder
  inUsa(): OrderBuilder
  /** It waits for somebody to look at its names. */
  held(): OrderBuilder
  ownedBy(userId: string | null): OrderBuilder
  buyer(buyer: Partial<Buyer>): OrderBuilder
  recipient(recipient: Recipient): OrderBuilder
  showingPrices(): OrderBuilder
  /** Placed: so many of a product of the catalogue. */
  of(quantity: number, sku?: string): OrderBuilder
  /** Placed: and so many of another one. */
  also(quantity: number, sku: string): OrderBuilder
  /** Placed: the stock is less by it; otherwise other tests on the database find as many as before. */
  takingStock(): OrderBuilder
  /** Inserted: one product at that price. */
  total(cents: number): OrderBuilder
  /** Inserted: lines by their figures. */
  lines(lines: readonly OrderLine[]): OrderBuilder
  discount(cents: number): OrderBuilder
  agencyFee(cents: number): OrderBuilder
  installation(cents: number): OrderBuilder
  /** Through the service, as the checkout leaves it; only as system. */
  place(ctx: Needs<'now'>): Promise<OrderWithLines>
  /** As rows, where speed, dates or figures matter. */
  insert(db: Database): Promise<InsertedOrder>
  /** As rows in a transaction of the system's. */
  insertIn(tx: Tx): Promise<InsertedOrder>
}

function builderOf(order: OrderToMake): OrderBuilder {
  const where = (changes: Partial<OrderToMake>) => builderOf({ ...order, ...changes })
  return {
    paidBy: (method) => where({ method: aMethod(method) }),
    paid: (paidAt = new Date()) => where({ paidAt, payment: 'paid' }),
    inState: (payment) => where({ payment }),
    payBy: (payBy) => where({ payBy }),
    to: (destination) => where({ destination }),
    inCuba: () => where({ destination: 'cuba' }),
    inUsa: () => where({ destination: 'usa' }),
    held: () => where({ isHeld: true }),
    ownedBy: (userId) => where({ userId }),
    buyer: (buyer) => where({ buyer }),
    recipient: (recipient) => where({ recipient }),
    showingPrices: () => where({ showsPrices: true }),
    of: (quantity, sku = order.sku) => where({ quantity, sku }),
    also: (quantity, sku) => where({ also: [...order.also, { quantity, sku }] }),
    takingStock: () => where({ takesStock: true }),
    total: (total) => where({ total }),
    lines: (lines) => where({ lines }),
    discount: (discount) => where({ discount }),
    agencyFee: (agencyFee) => where({ agencyFee }),
    installation: (installation) => where({ installation }),
    place: (ctx) => placeOrder(ctx, order),
    insert: (db) =>
      inTransaction(asSystem(db, 'a test needs an order'), ({ tx }) => insertOrder(tx, order)),
    insertIn: (tx) => insertOrder(tx, order),
  }
}

/** To Cuba by Zelle, clear and not paid yet, unless told otherwise. */
export const anOrder = (): OrderBuilder =>
  builderOf({
    method: zelle,
    destination: 'cuba',
    payment: null,
    paidAt: null,
    payBy: null,
    isHeld: false,
    userId: null,
    buyer: {},
    recipient: null,
    showsPrices: false,
    sku: soldEverywhere,
    quantity: 1,
    also: [],
    takesStock: false,
    total: 30_970,
    lines: null,
    discount: 0,
    agencyFee: 0,
    installation: 0,
  })
