import { createHash } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import { en as accountingEn } from '#shop/accounting/messages/en.ts'
import { es as accountingEs } from '#shop/accounting/messages/es.ts'
import { accountArea as accountAreaEn } from '#shop/accounts/messages/account-area.en.ts'
import { accountArea as accountAreaEs } from '#shop/accounts/messages/account-area.es.ts'
import { en as accountsEn } from '#shop/accounts/messages/en.ts'
import { es as accountsEs } from '#shop/accounts/messages/es.ts'
import { en as peopleEn } from '#shop/accounts/messages/people.en.ts'
import { es as peopleEs } from '#shop/accounts/messages/people.es.ts'
import { en as analyticsEn } from '#shop/analytics/messages/en.ts'
import { es as analyticsEs } from '#shop/analytics/messages/es.ts'
import { en as auditEn } from '#shop/audit/messages/en.ts'
import { es as auditEs } from '#shop/audit/messages/es.ts'
import { en as cartEn } from '#shop/cart/messages/en.ts'
import { es as cartEs } from '#shop/cart/messages/es.ts'
import { en as catalogueEn } from '#shop/catalogue/messages/en.ts'
import { es as catalogueEs } from '#shop/catalogue/messages/es.ts'
import { form as productFormEn } from '#shop/catalogue/messages/form.en.ts'
import { form as productFormEs } from '#shop/catalogue/messages/form.es.ts'
import { sheets as productSheetsEn } from '#shop/catalogue/messages/sheets.en.ts'
import { sheets as productSheetsEs } from '#shop/catalogue/messages/sheets.es.ts'
import { staff as productsStaffEn } from '#shop/catalogue/messages/staff.en.ts'
import { staff as productsStaffEs } from '#shop/catalogue/messages/staff.es.ts'
import { synonyms as synonymsEn } from '#shop/catalogue/messages/synonyms.en.ts'
import { synonyms as synonymsEs } from '#shop/catalogue/messages/synonyms.es.ts'
import { book as bookEn } from '#shop/checkout/messages/book.en.ts'
import { book as bookEs } from '#shop/checkout/messages/book.es.ts'
import { en as checkoutEn } from '#shop/checkout/messages/en.ts'
import { es as checkoutEs } from '#shop/checkout/messages/es.ts'
import { declarationStaff as declarationStaffEn } from '#shop/compliance/messages/declaration-staff.en.ts'
import { declarationStaff as declarationStaffEs } from '#shop/compliance/messages/declaration-staff.es.ts'
import { en as complianceEn } from '#shop/compliance/messages/en.ts'
import { es as complianceEs } from '#shop/compliance/messages/es.ts'
import { en as consentEn } from '#shop/consent/messages/en.ts'
import { es as consentEs } from '#shop/consent/messages/es.ts'
import { en as couponsEn } from '#shop/coupons/messages/en.ts'
import { es as couponsEs } from '#shop/coupons/messages/es.ts'
import { staff as couponsStaffEn } from '#shop/coupons/messages/staff.en.ts'
import { staff as couponsStaffEs } from '#shop/coupons/messages/staff.es.ts'
import { en as donationsEn } from '#shop/donations/messages/en.ts'
import { es as donationsEs } from '#shop/donations/messages/es.ts'
import { staff as donationsStaffEn } from '#shop/donations/messages/staff.en.ts'
import { staff as donationsStaffEs } from '#shop/donations/messages/staff.es.ts'
import { en as legalEn } from '#shop/legal/messages/en.ts'
import { es as legalEs } from '#shop/legal/messages/es.ts'
import { staff as legalStaffEn } from '#shop/legal/messages/staff.en.ts'
import { staff as legalStaffEs } from '#shop/legal/messages/staff.es.ts'
import { en as maintenanceEn } from '#shop/maintenance/messages/en.ts'
import { es as maintenanceEs } from '#shop/maintenance/messages/es.ts'
import { delay as delayEn } from '#shop/orders/messages/delay.en.ts'
import { delay as delayEs } from '#shop/orders/messages/delay.es.ts'
import { en as ordersEn } from '#shop/orders/messages/en.ts'
import { es as ordersEs } from '#shop/orders/messages/es.ts'
import { holds as holdsEn } from '#shop/orders/messages/holds.en.ts'
import { holds as holdsEs } from '#shop/orders/messages/holds.es.ts'
import { pictures as orderPicturesEn } from '#shop/orders/messages/pictures.en.ts'
import { pictures as orderPicturesEs } from '#shop/orders/messages/pictures.es.ts'
import { staff as ordersStaffEn } from '#shop/orders/messages/staff.en.ts'
import { staff as ordersStaffEs } from '#shop/orders/messages/staff.es.ts'
import { en as paymentsEn } from '#shop/payments/messages/en.ts'
import { es as paymentsEs } from '#shop/payments/messages/es.ts'
import { methods as methodsEn } from '#shop/payments/messages/methods.en.ts'
import { methods as methodsEs } from '#shop/payments/messages/methods.es.ts'
import { staff as zelleStaffEn } from '#shop/payments/messages/staff.en.ts'
import { staff as zelleStaffEs } from '#shop/payments/messages/staff.es.ts'
import { en as pricingEn } from '#shop/pricing/messages/en.ts'
import { es as pricingEs } from '#shop/pricing/messages/es.ts'
import { staff as pricingStaffEn } from '#shop/pricing/messages/staff.en.ts'
import { staff as pricingStaffEs } from '#shop/pricing/messages/staff.es.ts'
import { en as settingsEn } from '#shop/settings/messages/en.ts'
import { es as settingsEs } from '#shop/settings/messages/es.ts'
import { papers as papersEn } from '#shop/shipments/messages/en.ts'
import { papers as papersEs } from '#shop/shipments/messages/es.ts'
import { provinces as provincesEn } from '#shop/shipping/messages/provinces.en.ts'
import { provinces as provincesEs } from '#shop/shipping/messages/provinces.es.ts'
import { tariff as tariffEn } from '#shop/shipping/messages/tariff.en.ts'
import { tariff as tariffEs } from '#shop/shipping/messages/tariff.es.ts'
import { en as staffEn } from '#shop/staff/messages/en.ts'
import { es as staffEs } from '#shop/staff/messages/es.ts'
import { en as testCentreEn } from '#shop/test-centre/messages/en.ts'
import { es as testCentreEs } from '#shop/test-centre/messages/es.ts'
import { admin as adminEn } from './messages/admin.en.ts'
import { admin as adminEs } from './messages/admin.es.ts'
import { compare as compareEn } from './messages/compare.en.ts'
import { compare as compareEs } from './messages/compare.es.ts'
import { frame as frameEn } from './messages/frame.en.ts'
import { frame as frameEs } from './messages/frame.es.ts'
import { home as homeEn } from './messages/home.en.ts'
import { home as homeEs } from './messages/home.es.ts'
import { listing as listingEn } from './messages/listing.en.ts'
import { listing as listingEs } from './messages/listing.es.ts'
import { overview as overviewEn } from './messages/overview.en.ts'
import { overview as overviewEs } from './messages/overview.es.ts'
import { own as ownEn } from './messages/own.en.ts'
import { own as ownEs } from './messages/own.es.ts'
import { pages as pagesEn } from './messages/pages.en.ts'
import { pages as pagesEs } from './messages/pages.es.ts'
import { product as productEn } from './messages/product.en.ts'
import { product as productEs } from './messages/product.es.ts'

/** What every page may need: fetched once and kept by the browser. */
const spanish = {
  accounts: accountsEs,
  accountArea: accountAreaEs,
  cart: cartEs,
  catalogue: catalogueEs,
  consent: consentEs,
  coupons: couponsEs,
  legal: legalEs,
  maintenance: maintenanceEs,
  pricing: pricingEs,
  compare: compareEs,
  frame: frameEs,
  home: homeEs,
  listing: listingEs,
  pages: pagesEs,
  product: productEs,
}
export type ShopWords = Words<typeof spanish>

const english: ShopWords = {
  accounts: accountsEn,
  accountArea: accountAreaEn,
  cart: cartEn,
  catalogue: catalogueEn,
  consent: consentEn,
  coupons: couponsEn,
  legal: legalEn,
  maintenance: maintenanceEn,
  pricing: pricingEn,
  compare: compareEn,
  frame: frameEn,
  home: homeEn,
  listing: listingEn,
  pages: pagesEn,
  product: productEn,
}

/** What few pages need travels with those, so that nobody else waits for it. */
const carriedSpanish = {
  admin: adminEs,
  accounting: accountingEs,
  analytics: analyticsEs,
  compliance: complianceEs,
  declarationStaff: declarationStaffEs,
  methods: methodsEs,
  overview: overviewEs,
  payments: paymentsEs,
  zelleStaff: zelleStaffEs,
  orders: ordersEs,
  ordersStaff: ordersStaffEs,
  papers: papersEs,
  holds: holdsEs,
  delay: delayEs,
  donations: donationsEs,
  own: ownEs,
  orderPictures: orderPicturesEs,
  donationsStaff: donationsStaffEs,
  book: bookEs,
  checkout: checkoutEs,
  people: peopleEs,
  productForm: productFormEs,
  productSheets: productSheetsEs,
  productsStaff: productsStaffEs,
  pricingStaff: pricingStaffEs,
  provinces: provincesEs,
  tariff: tariffEs,
  settings: settingsEs,
  legalStaff: legalStaffEs,
  couponsStaff: couponsStaffEs,
  synonyms: synonymsEs,
  audit: auditEs,
  staff: staffEs,
  testCentre: testCentreEs,
}
type CarriedWords = Words<typeof carriedSpanish>

const carriedEnglish: CarriedWords = {
  admin: adminEn,
  accounting: accountingEn,
  analytics: analyticsEn,
  compliance: complianceEn,
  declarationStaff: declarationStaffEn,
  methods: methodsEn,
  overview: overviewEn,
  payments: paymentsEn,
  zelleStaff: zelleStaffEn,
  orders: ordersEn,
  ordersStaff: ordersStaffEn,
  papers: papersEn,
  holds: holdsEn,
  delay: delayEn,
  donations: donationsEn,
  own: ownEn,
  orderPictures: orderPicturesEn,
  donationsStaff: donationsStaffEn,
  book: bookEn,
  checkout: checkoutEn,
  people: peopleEn,
  productForm: productFormEn,
  productSheets: productSheetsEn,
  productsStaff: productsStaffEn,
  pricingStaff: pricingStaffEn,
  provinces: provincesEn,
  tariff: tariffEn,
  settings: settingsEn,
  legalStaff: legalStaffEn,
  couponsStaff: couponsStaffEn,
  synonyms: synonymsEn,
  audit: auditEn,
  staff: staffEn,
  testCentre: testCentreEn,
}

const languages: Record<Locale, ShopWords & CarriedWords> = {
  es: { ...spanish, ...carriedSpanish },
  en: { ...english, ...carriedEnglish },
}
const texts: Record<Locale, string> = {
  es: JSON.stringify(spanish),
  en: JSON.stringify(english),
}
const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)
const versions: Record<Locale, string> = { es: versionOf(texts.es), en: versionOf(texts.en) }

/** Every word of the shop in one language. */
export const wordsIn = (locale: Locale): ShopWords & CarriedWords => languages[locale]

export interface Carried {
  readonly words: Partial<CarriedWords>
}

/** For the loader of a page that speaks in words of its own: `{ page, ...carrying(ctx.locale, 'staff') }`. */
export const carrying = (locale: Locale, ...names: readonly (keyof CarriedWords)[]): Carried => ({
  words: Object.fromEntries(names.map((name) => [name, languages[locale][name]])),
})

/** What the browser fetches. */
export const translationJson = (locale: Locale): string => texts[locale]
export const translationVersion = (locale: Locale): string => versions[locale]
export const translationPath = (locale: Locale): string =>
  `/locales/${locale}/translation.json?v=${versions[locale]}`
