import type pg from 'pg'
import type { TestUser } from '#tests/harness/users/users.ts'
import { placeTwo } from './orders.ts'
import type { Server } from './shop.ts'

export interface BenchRequest {
  readonly name: string
  readonly path: string
  readonly as: Pick<TestUser, 'cookie'>
}

interface Users {
  readonly admin: TestUser
  readonly customer: TestUser
}

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const between = (from: number, to: number) => `desde=${day(from)}&hasta=${day(to)}`

const lists = {
  'orders, the newest': '',
  'orders, unpaid': 'pago=awaiting_payment',
  'orders, paid': 'pago=paid',
  'orders, refunded (none)': 'pago=refunded',
  'orders, held': 'verificacion=held',
  'orders, in transit': 'entrega=in_transit',
  'orders, delivered': 'entrega=delivered',
  'orders, PayPal': 'metodo=paypal',
  'orders, PayPal and refund due (none)': 'metodo=paypal&pago=refund_due',
  'orders, PayPal and held': 'metodo=paypal&verificacion=held',
  'orders, to the USA': 'destino=usa',
  'orders, to the USA, unpaid': 'destino=usa&pago=awaiting_payment',
  'orders, of a province': 'provincia=23',
  'orders, of a province without any': 'provincia=40',
  'orders, late': 'atraso=1',
  'orders, of a week long ago': between(207, 200),
  'orders, PayPal, of a year': `metodo=paypal&${between(400, 35)}`,
}

const panel = {
  'panel, home': '/admin',
  holds: '/admin/cumplimiento',
  Zelle: '/admin/zelle',
  donations: '/admin/donaciones',
  emails: '/admin/cartas',
  'unfinished checkouts': '/admin/compras-a-medias',
  damage: '/admin/danos',
  analytics: '/admin/analitica',
  customers: '/admin/usuarios',
  'customers, third page': '/admin/usuarios?pagina=3',
  'customers, by a part of a name': '/admin/usuarios?q=perez',
  'customers, by e-mail': '/admin/usuarios?q=customer21@example.com',
  'accounting, the last 30 days': `/admin/contabilidad?${between(29, 0)}`,
  'accounting, a month of last year': `/admin/contabilidad?${between(430, 400)}`,
  'accounting, a year': `/admin/contabilidad?${between(364, 0)}`,
  'accounting, PayPal, a year to Cuba': `/admin/contabilidad?metodo=paypal&destino=cuba&${between(729, 365)}`,
  'accounting, all time': '/admin/contabilidad?desde=&hasta=',
  audit: '/admin/auditoria',
  'audit, of one thing': '/admin/auditoria?que=products&cual=sku-17',
  'audit, of a kind': '/admin/auditoria?que=products',
  'audit, no match': '/admin/auditoria?cual=zzzzzz',
  products: '/admin/products',
} as const

/** The requests to a shop; the same for a small and a large one. */
export async function requests(
  pool: pg.Pool,
  shop: Server,
  { admin, customer }: Users,
  products: readonly string[],
): Promise<BenchRequest[]> {
  const one = async (sql: string) => (await pool.query<{ v: string }>(sql)).rows[0]?.v ?? ''
  const newest = `select order_number as v from orders where buyer_email = 'buyer7@example.com'`
  const deep = await one(
    'select id as v from orders order by placed_at offset (select count(*) / 10 from orders) limit 1',
  )
  const before = await one('select (max(id) / 2)::text as v from audit_entries')
  const number = await one(newest)
  const [placed] = await placeTwo(shop, products)
  const staff = {
    ...panel,
    ...Object.fromEntries(
      Object.entries(lists).map(([name, query]) => [name, `/admin/pedidos?${query}`]),
    ),
    'orders, a deep page': `/admin/pedidos?despues=${deep}`,
    'orders, a deep page of the paid': `/admin/pedidos?pago=paid&despues=${deep}`,
    'orders, by number': `/admin/pedidos?q=${number}`,
    'orders, by e-mail': '/admin/pedidos?q=buyer7@example.com',
    'orders, by an unknown name': '/admin/pedidos?q=zzzzyx',
    'orders, by two letters': '/admin/pedidos?q=bu',
    'one order': `/admin/pedidos/${number}`,
    'the papers of one order': `/admin/pedidos/${number}/papeles`,
    'a product and its movements': `/admin/products/${products[0]}`,
    'audit, a deep page': `/admin/auditoria?antes=${before}`,
  }
  const own = {
    'the account': '/cuenta',
    'the orders of the account': '/cuenta/pedidos',
    'the equipment of the account': '/cuenta/equipos',
    'a buyer’s own order': new URL(placed?.data?.link ?? '/', shop.url).pathname,
  }
  const of = (paths: Readonly<Record<string, string>>, as: TestUser) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, as }))
  return [...of(staff, admin), ...of(own, customer)]
}
