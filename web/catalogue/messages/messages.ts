import type { Translations } from '#kernel/messages.ts'
import { compare as compareEn } from './compare.en.ts'
import { compare as compareEs } from './compare.es.ts'
import { home as homeEn } from './home.en.ts'
import { home as homeEs } from './home.es.ts'
import { listing as listingEn } from './listing.en.ts'
import { listing as listingEs } from './listing.es.ts'
import { listingNotes as listingNotesEn } from './listing-notes.en.ts'
import { listingNotes as listingNotesEs } from './listing-notes.es.ts'
import { product as productEn } from './product.en.ts'
import { product as productEs } from './product.es.ts'

const compare: Translations<typeof compareEs> = { es: compareEs, en: compareEn }
const home: Translations<typeof homeEs> = { es: homeEs, en: homeEn }
const listing: Translations<typeof listingEs> = { es: listingEs, en: listingEn }
const listingNotes: Translations<typeof listingNotesEs> = {
  es: listingNotesEs,
  en: listingNotesEn,
}
const product: Translations<typeof productEs> = { es: productEs, en: productEn }

export const messages = { compare, home, listing, listingNotes, product }
