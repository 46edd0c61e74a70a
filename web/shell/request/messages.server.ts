import { createHash } from 'node:crypto'
import { byLocale, type Locale } from '#kernel/locale.ts'
import { messages as accounting } from '#shop/accounting/messages/messages.ts'
import { messages as accounts } from '#shop/accounts/messages/messages.ts'
import { messages as alerts } from '#shop/alerts/messages/messages.ts'
import { messages as analytics } from '#shop/analytics/messages/messages.ts'
import { messages as audit } from '#shop/audit/messages/messages.ts'
import { messages as backups } from '#shop/backups/messages/messages.ts'
import { messages as cart } from '#shop/cart/messages/messages.ts'
import { messages as catalogue } from '#shop/catalogue/messages/messages.ts'
import { messages as checkout } from '#shop/checkout/messages/messages.ts'
import { messages as compliance } from '#shop/compliance/messages/messages.ts'
import { messages as connections } from '#shop/connections/messages/messages.ts'
import { messages as consent } from '#shop/consent/messages/messages.ts'
import { messages as coupons } from '#shop/coupons/messages/messages.ts'
import { messages as customers } from '#shop/customers/messages/messages.ts'
import { messages as donations } from '#shop/donations/messages/messages.ts'
import { messages as legal } from '#shop/legal/messages/messages.ts'
import { messages as maintenance } from '#shop/maintenance/messages/messages.ts'
import { messages as notifications } from '#shop/notifications/messages/messages.ts'
import { messages as orders } from '#shop/orders/messages/messages.ts'
import { messages as payments } from '#shop/payments/messages/messages.ts'
import { messages as permissions } from '#shop/permissions/messages/messages.ts'
import { messages as pricing } from '#shop/pricing/messages/messages.ts'
import { messages as readiness } from '#shop/readiness/messages/messages.ts'
import { messages as reviews } from '#shop/reviews/messages/messages.ts'
import { messages as settings } from '#shop/settings/messages/messages.ts'
import { messages as shipments } from '#shop/shipments/messages/messages.ts'
import { messages as shipping } from '#shop/shipping/messages/messages.ts'
import { messages as staff } from '#shop/staff/messages/messages.ts'
import { messages as tasks } from '#shop/tasks/messages/messages.ts'
import { messages as testCentre } from '#shop/test-centre/messages/messages.ts'
import { messages as account } from '#web/account/messages/messages.ts'
import { messages as admin } from '#web/admin/messages/messages.ts'
import { messages as storefront } from '#web/catalogue/messages/messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messages as shell } from '../messages/messages.ts'

const messages = {
  ...accounting,
  ...accounts,
  ...alerts,
  ...analytics,
  ...audit,
  ...backups,
  ...cart,
  ...catalogue,
  ...checkout,
  ...compliance,
  ...connections,
  ...consent,
  ...coupons,
  ...customers,
  ...donations,
  ...legal,
  ...maintenance,
  ...notifications,
  ...orders,
  ...payments,
  ...permissions,
  ...pricing,
  ...readiness,
  ...reviews,
  ...settings,
  ...shipments,
  ...shipping,
  ...staff,
  ...tasks,
  ...testCentre,
  ...account,
  ...admin,
  ...storefront,
  ...shell,
}
type Namespace = keyof typeof messages
export type ShopMessages = { readonly [Name in Namespace]: (typeof messages)[Name][Locale] }

/** What every page may need: fetched once and stored by the browser. The rest comes with the pages that name it. */
const shared = [
  'cart',
  'catalogue',
  'consent',
  'coupons',
  'legal',
  'maintenance',
  'pricing',
  'session',
  'frame',
  'home',
  'listing',
  'pages',
  'product',
] as const satisfies readonly Namespace[]

/** The texts of some namespaces in one language. */
const pick = <Name extends Namespace>(locale: Locale, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name][locale]])) as Pick<
    ShopMessages,
    Name
  >

const languages = byLocale((locale) => pick(locale, Object.keys(messages) as Namespace[]))
const sharedIn = byLocale((locale) => pick(locale, shared))
const texts = byLocale((locale) => JSON.stringify(sharedIn[locale]))
const versions = byLocale((locale) =>
  createHash('sha256').update(texts[locale]).digest('hex').slice(0, 10),
)

/** What a browser has of them: pages are drawn with it, so that one that needs more and does not bring it fails here too. */
export const sharedMessagesIn = (locale: Locale) => sharedIn[locale]

/** All messages of the shop in one language. */
export const messagesIn = (locale: Locale): ShopMessages => languages[locale]

/** For the loader of a page with messages of its own: `{ page, ...withMessages(ctx.locale, 'staff') }`. */
export const withMessages = (
  locale: Locale,
  ...names: readonly Exclude<Namespace, (typeof shared)[number]>[]
): { readonly messages: Partial<ShopMessages> } => ({ messages: pick(locale, names) })

type Titled = {
  [Name in Namespace]: ShopMessages[Name] extends { readonly title: string } ? Name : never
}[Exclude<Namespace, (typeof shared)[number]>]

/** For the loader of a page that is not indexed: the head's data, and the messages of the page. */
export const privatePageTitled = (
  locale: Locale,
  path: string,
  title: string,
  ...names: Parameters<typeof withMessages>[1][]
) => {
  const page: PageInfo = { title, path, noindex: true }
  return { page, ...withMessages(locale, ...names) }
}

/** The same, titled by its first namespace. */
export const privatePage = (
  locale: Locale,
  path: string,
  name: Titled,
  ...others: Parameters<typeof withMessages>[1][]
) => privatePageTitled(locale, path, messages[name][locale].title, name, ...others)

/** The namespaces that the browser fetches. */
export const translationJson = (locale: Locale): string => texts[locale]
export const translationVersion = (locale: Locale): string => versions[locale]
export const translationPath = (locale: Locale): string =>
  `/locales/${locale}/translation.json?v=${versions[locale]}`
