import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { form } from '../../messages/form.es.ts'
import type { staff } from '../../messages/staff.es.ts'

export const useProductStaffWords = wordsOf<Words<typeof staff>>('productsStaff')
export const useProductFormWords = wordsOf<Words<typeof form>>('productForm')
