import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { accountArea } from '../messages/account-area.es.ts'

export const useAccountAreaWords = wordsOf<Words<typeof accountArea>>('accountArea')
