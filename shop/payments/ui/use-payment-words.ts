import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'
import type { methods } from '../messages/methods.es.ts'
import type { staff } from '../messages/staff.es.ts'

export const usePaymentWords = wordsOf<Words<typeof es>>('payments')
export const useZelleStaffWords = wordsOf<Words<typeof staff>>('zelleStaff')
export const useMethodWords = wordsOf<Words<typeof methods>>('methods')
