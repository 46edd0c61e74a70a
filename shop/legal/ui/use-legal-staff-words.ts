import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { staff } from '../messages/staff.es.ts'

export const useLegalStaffWords = wordsOf<Words<typeof staff>>('legalStaff')
