import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'
import type { staff } from '../messages/staff.es.ts'

export const useDonationWords = wordsOf<Words<typeof es>>('donations')
export const useDonationStaffWords = wordsOf<Words<typeof staff>>('donationsStaff')
