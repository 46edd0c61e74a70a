import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { admin } from './messages/admin.es.ts'
import type { compare } from './messages/compare.es.ts'
import type { frame } from './messages/frame.es.ts'
import type { home } from './messages/home.es.ts'
import type { listing } from './messages/listing.es.ts'
import type { overview } from './messages/overview.es.ts'
import type { own } from './messages/own.es.ts'
import type { pages } from './messages/pages.es.ts'
import type { product } from './messages/product.es.ts'

export const useAdminWords = wordsOf<Words<typeof admin>>('admin')
export const useCompareWords = wordsOf<Words<typeof compare>>('compare')
export const useFrameWords = wordsOf<Words<typeof frame>>('frame')
export const useHomeWords = wordsOf<Words<typeof home>>('home')
export const useListingWords = wordsOf<Words<typeof listing>>('listing')
export const useOverviewWords = wordsOf<Words<typeof overview>>('overview')
export const useOwnWords = wordsOf<Words<typeof own>>('own')
export const usePagesWords = wordsOf<Words<typeof pages>>('pages')
export const useProductWords = wordsOf<Words<typeof product>>('product')
