import { randomUUID } from 'node:crypto'
import { typedBuyer, typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { declarationField } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import type { RequestedLine } from '#shop/orders/placing/placing.rules.ts'
import { clientIpOf } from '#tests/harness/app/client-ip.ts'
import { contactOf } from '#tests/harness/orders/contact.ts'

const declaration = {
  ...Object.fromEntries(statementIds.map((id) => [declarationField.statement(id), 'on'])),
  [declarationField.signature]: typedBuyer.name,
  [declarationField.version]: builtInDeclaration.version,
}

/** What a buyer without an account sends to create_guest_order: to Cuba, by Zelle, signed. */
export const guestOrder = (
  lines: readonly RequestedLine[],
  overrides: Record<string, unknown> = {},
) => {
  const idempotencyKey = randomUUID()
  return {
    idempotencyKey,
    expectedTotal: 0,
    destination: 'cuba',
    lines,
    method: 'zelle',
    delivery: typedForCuba,
    buyer: { ...typedBuyer, ...contactOf(idempotencyKey) },
    declaration,
    ...overrides,
  }
}
export type GuestOrderBody = ReturnType<typeof guestOrder>

export interface Acknowledged {
  readonly orderId: string
  readonly number: string
  readonly link: string
}

export interface ActionResult {
  readonly status: number
  readonly retryAfter: string | null
  readonly data: Acknowledged | null
  readonly error: { readonly message: string; readonly total?: number } | null
}

/** How a body reaches the shop: over the network, or straight into the application. */
export type Send = (path: string, init: RequestInit) => Response | Promise<Response>

const place = '/functions/v1/create_guest_order'

/** Every buyer comes from an address of his own, as through a proxy. */
export async function send(request: Send, body: GuestOrderBody): Promise<ActionResult> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': clientIpOf(body.idempotencyKey),
  }
  const response = await request(place, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  const responseBody = text.startsWith('{') ? (JSON.parse(text) as Partial<ActionResult>) : {}
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    data: responseBody.data ?? null,
    error: responseBody.error ?? null,
  }
}

/** What the shop says the lines cost; nothing is ordered. */
export async function quotedTotal(request: Send, lines: readonly RequestedLine[]): Promise<number> {
  const { status, error } = await send(request, guestOrder(lines))
  if (error?.message !== 'price_changed' || error.total === undefined)
    throw new Error(`no price was told: ${status} ${error?.message}`)
  return error.total
}
