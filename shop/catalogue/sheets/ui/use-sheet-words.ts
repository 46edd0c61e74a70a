import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { sheets } from '../../messages/sheets.es.ts'

export const useSheetWords = wordsOf<Words<typeof sheets>>('productSheets')
