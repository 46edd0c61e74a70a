import type { Translations } from '#kernel/messages.ts'
import { own as ownEn } from '#web/account/messages/own.en.ts'
import { own as ownEs } from '#web/account/messages/own.es.ts'
import { admin as adminEn } from '#web/admin/messages/admin.en.ts'
import { admin as adminEs } from '#web/admin/messages/admin.es.ts'
import { overview as overviewEn } from '#web/admin/messages/overview.en.ts'
import { overview as overviewEs } from '#web/admin/messages/overview.es.ts'
import { compare as compareEn } from '#web/catalogue/messages/compare.en.ts'
import { compare as compareEs } from '#web/catalogue/messages/compare.es.ts'
import { home as homeEn } from '#web/catalogue/messages/home.en.ts'
import { home as homeEs } from '#web/catalogue/messages/home.es.ts'
import { listing as listingEn } from '#web/catalogue/messages/listing.en.ts'
import { listing as listingEs } from '#web/catalogue/messages/listing.es.ts'
import { product as productEn } from '#web/catalogue/messages/product.en.ts'
import { product as productEs } from '#web/catalogue/messages/product.es.ts'
import { frame as frameEn } from './frame.en.ts'
import { frame as frameEs } from './frame.es.ts'
import { pages as pagesEn } from './pages.en.ts'
import { pages as pagesEs } from './pages.es.ts'

const admin: Translations<typeof adminEs> = { es: adminEs, en: adminEn }
const compare: Translations<typeof compareEs> = { es: compareEs, en: compareEn }
const frame: Translations<typeof frameEs> = { es: frameEs, en: frameEn }
const home: Translations<typeof homeEs> = { es: homeEs, en: homeEn }
const listing: Translations<typeof listingEs> = { es: listingEs, en: listingEn }
const overview: Translations<typeof overviewEs> = { es: overviewEs, en: overviewEn }
const own: Translations<typeof ownEs> = { es: ownEs, en: ownEn }
const pages: Translations<typeof pagesEs> = { es: pagesEs, en: pagesEn }
const product: Translations<typeof productEs> = { es: productEs, en: productEn }

export const messages = { admin, compare, frame, home, listing, overview, own, pages, product }
