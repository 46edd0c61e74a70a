import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { declarationStaff } from '../messages/declaration-staff.es.ts'

export const useDeclarationStaffWords = wordsOf<Words<typeof declarationStaff>>('declarationStaff')
