import type { Locale } from '#kernel/locale.ts'
import type { Permission } from '#kernel/user.ts'

/** The permissions as staff calls them. */
export const permissionLabels: Readonly<Record<Locale, Readonly<Record<Permission, string>>>> = {
  es: {
    orders: 'Pedidos',
    packing: 'Empaque y envío',
    payments: 'Pagos',
    compliance: 'Cumplimiento',
    catalogue: 'Catálogo y precios',
    content: 'Textos y correos',
    accounting: 'Cuentas y cifras',
    customers: 'Clientes',
  },
  en: {
    orders: 'Orders',
    packing: 'Packing and shipping',
    payments: 'Payments',
    compliance: 'Compliance',
    catalogue: 'Catalogue and prices',
    content: 'Texts and e-mails',
    accounting: 'Accounts and figures',
    customers: 'Customers',
  },
}
