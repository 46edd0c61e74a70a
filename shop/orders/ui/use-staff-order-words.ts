import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { holds } from '../messages/holds.es.ts'
import type { staff } from '../messages/staff.es.ts'

export type StaffOrderWords = Words<typeof staff>
export const useStaffOrderWords = wordsOf<StaffOrderWords>('ordersStaff')

export const useHoldWords = wordsOf<Words<typeof holds>>('holds')
