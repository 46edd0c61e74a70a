import { contentIn } from '#kernel/locale.ts'
import { oneLine } from '#kernel/text/text-input.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { productsNamed } from '#shop/catalogue/management/table/table.service.server.ts'
import { listCustomers } from '#shop/customers/customers.service.server.ts'
import { readListQuery } from '#shop/orders/list/order-list.rules.ts'
import { listedOrders } from '#shop/orders/list/order-list.service.server.ts'
import { recipientName } from '#shop/orders/parties.rules.ts'
import {
  mayOpen,
  type StaffUser,
  seesOrderMoney,
  staffOf,
} from '#shop/permissions/panel-access.rules.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { panelPlaces, placesFor } from './panel-places.server.ts'
import { placesWith } from './places.rules.ts'

export type FoundKind = 'pages' | 'settings' | 'help' | 'orders' | 'customers' | 'products'

interface Found {
  readonly to: string
  readonly title: string
  readonly text: string
}

export interface FoundGroup {
  readonly kind: FoundKind
  readonly found: readonly Found[]
  /** The list with all of them, where there may be more. */
  readonly all: string | null
}

/** As it is looked for: full-width letters and figures are those of everybody. */
export const searchIn = ({ url }: Request): string =>
  oneLine((new URL(url).searchParams.get('q') ?? '').normalize('NFKC'), 100)

/** Shorter texts have no index to be found by. */
const minLength = 3
const perKind = 6

export const isShort = (search: string): boolean => [...search].length < minLength

const group = (
  kind: FoundKind,
  found: readonly Found[],
  all: string | null = null,
): FoundGroup => ({
  kind,
  found: found.slice(0, perKind).map(({ to, title, text }) => ({ to, title, text })),
  all: found.length > perKind ? all : null,
})

/** Read by the person who searches: row security and the pages they may open decide what is found. */
const stored = (ctx: Ctx, search: string, staff: StaffUser): Promise<FoundGroup[]> =>
  inTransaction(ctx, async (inside) => {
    const may = (path: string) => mayOpen(staff, path)
    const { ordersStaff, customers: words } = messagesIn(ctx.locale)
    const query = new URLSearchParams({ q: search })
    const max = perKind + 1
    const [{ orders }, { customers }, products] = await Promise.all([
      may('/admin/pedidos')
        ? listedOrders(
            inside,
            { ...readListQuery(query, []), withoutContact: !seesOrderMoney(staff) },
            max,
          )
        : { orders: [] },
      may('/admin/clientes')
        ? listCustomers(inside, { search, after: null }, max)
        : { customers: [] },
      may('/admin/products') ? productsNamed(inside, search, max) : [],
    ])
    const ofOrders = orders.map((order) => ({
      to: `/admin/pedidos/${order.number}`,
      title: `${order.number} · ${order.buyer.name}`,
      text: `${recipientName(order.recipient)} · ${ordersStaff.paymentStates[order.payment]}`,
    }))
    const ofCustomers = customers.map(({ id, name, email, hasAccount }) => ({
      to: `/admin/clientes/${id}`,
      title: name || email,
      text: `${email} · ${hasAccount ? words.account : words.guest}`,
    }))
    const ofProducts = products.map(({ id, fields }) => ({
      to: `/admin/products/${id}`,
      title: String(contentIn(ctx.locale, { es: fields.name, en: fields.name_en }) || fields.name),
      text: String(fields.sku ?? ''),
    }))
    return [
      group('orders', ofOrders, `/admin/pedidos?${query}`),
      group('customers', ofCustomers, `/admin/clientes?${query}`),
      group('products', ofProducts, `/admin/products?${new URLSearchParams({ buscar: search })}`),
    ]
  })

/** Everything in the panel that holds the words of a search, with one query for each kind. */
export async function findInPanel(ctx: Ctx, search: string): Promise<FoundGroup[]> {
  const staff = staffOf(ctx.user)
  const places = placesFor(staff, panelPlaces[ctx.locale])
  const all = [
    group('pages', placesWith(places.pages, search)),
    group('settings', placesWith(places.settings, search)),
    ...(isShort(search) ? [] : await stored(ctx, search, staff)),
    group('help', placesWith(places.help, search)),
  ]
  return all.filter(({ found }) => found.length > 0)
}
