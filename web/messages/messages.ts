import type { Translations } from '#kernel/messages.ts'
import { admin as adminEn } from './admin.en.ts'
import { admin as adminEs } from './admin.es.ts'
import { compare as compareEn } from './compare.en.ts'
import { compare as compareEs } from './compare.es.ts'
import { frame as frameEn } from './frame.en.ts'
import { frame as frameEs } from './frame.es.ts'
import { home as homeEn } from './home.en.ts'
import { home as homeEs } from './home.es.ts'
import { listing as listingEn } from './listing.en.ts'
import { listing as listingEs } from './listing.es.ts'
import { overview as overviewEn } from './overview.en.ts'
import { overview as overviewEs } from './overview.es.ts'
import { own as ownEn } from './own.en.ts'
import { own as ownEs } from './own.es.ts'
import { pages as pagesEn } from './pages.en.ts'
import { pages as pagesEs } from './pages.es.ts'
import { product as productEn } from './product.en.ts'
import { product as productEs } from './product.es.ts'

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
