import type { Messages } from '#kernel/messages.ts'
import type { admin as spanish } from './admin.es.ts'

export const admin: Messages<typeof spanish> = {
  label: 'Panel sections',
  menu: 'Panel menu',
  panel: 'Panel',
  shop: 'View the shop',
  checkFields: 'Nothing was saved. Check the marked fields.',
  leave: {
    title: 'Leave without saving?',
    text: { one: '{count} change would be lost.', other: '{count} changes would be lost.' },
    stay: 'Stay here',
    go: 'Leave without saving',
  },
  unsaved: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  groups: { today: 'Today', sales: 'Sales', items: 'Products and shipping', shop: 'Shop' },
  nav: {
    home: 'Home',
    orders: 'Orders',
    zelle: 'Transfers',
    holds: 'Compliance',
    users: 'Customers',
    donations: 'Donations',
    accounting: 'Accounting',
    analytics: 'Analytics',
    products: 'Products',
    shipping: 'Shipping rates',
    margins: 'Margins',
    provinces: 'Provinces',
    methods: 'Payment methods',
    settings: 'Settings',
    audit: 'Audit',
    lists: 'Sanctions lists',
    invitations: 'Invitations',
    tests: 'Test centre',
  },
}
