import { randomUUID } from 'node:crypto'
import { aClientIp, clientIpOf } from '#tests/harness/app/client-ip.ts'
import { knownPassword } from '#tests/harness/users/users.ts'
import { guestOrder } from '#tests/stress/guest-order.ts'
import type { BenchRequest } from '../workload/load.ts'

export const searchedWords = [
  ...['bateria', 'panel', 'inversor', 'kit luz', 'batria', 'cable', 'estacion', '12 v'],
]

export interface Buyable {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  readonly expectedTotal: number
}

/** An order of a buyer without an account, from a client of its own. */
export function orderRequest({ lines, expectedTotal }: Buyable): BenchRequest {
  const order = guestOrder(lines, { expectedTotal })
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': clientIpOf(order.idempotencyKey),
  }
  const path = '/functions/v1/create_guest_order'
  return { kind: 'order', path, body: JSON.stringify(order), headers }
}

/** A customer signs in with the password. */
function signInRequest(origin: string, email: string): BenchRequest {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: origin,
    'X-Forwarded-For': aClientIp(),
  }
  const body = String(new URLSearchParams({ email, password: knownPassword }))
  return { kind: 'sign-in', path: '/login', body, headers }
}

const product = '/catalogo/kit-luz-100-w-y-640-wh'
const pages = ['/', '/catalogo', product, '/carrito', '/calculadora-solar', '/asistente', '/login']

export interface Visitors extends Buyable {
  readonly origin: string
  readonly customers: readonly { readonly email: string; readonly cookie: string }[]
}

/** What a busy day asks for, nothing of which was rendered before: searches, pages of one visitor, orders, sign-ins. */
export function busyDay(visitors: Visitors): () => BenchRequest {
  const { customers, origin } = visitors
  let turn = 0
  const path = () => pages[turn % pages.length] ?? '/'
  const customer = () => customers[turn % customers.length]
  const search = () => {
    const word = encodeURIComponent(searchedWords[turn % searchedWords.length] ?? '')
    return `search=${word}&max_price=${5_000 + turn}`
  }
  const asCustomer = (at: string) => {
    const headers = { 'X-Forwarded-For': aClientIp(), Cookie: customer()?.cookie ?? '' }
    return { kind: 'page of a customer', path: at, headers }
  }
  const kinds = [
    () => ({ kind: 'search', path: `/catalogo?${search()}` }),
    () => ({ kind: 'own page', path: path(), headers: { Cookie: `cart=${randomUUID()}` } }),
    () => ({ kind: 'search by an open page', path: `/catalogo.data?${search()}` }),
    () => asCustomer(path()),
    () => orderRequest(visitors),
    () => ({ kind: 'search', path: `/catalogo?${search()}` }),
    () => ({ kind: 'own page', path: path(), headers: { Cookie: `cart=${randomUUID()}` } }),
    () => ({ kind: 'search by an open page', path: `/catalogo.data?${search()}` }),
    () => asCustomer('/cuenta'),
    () => signInRequest(origin, customer()?.email ?? ''),
  ]
  return () => {
    turn += 1
    return kinds[turn % kinds.length]?.() ?? { kind: 'page', path: '/' }
  }
}
