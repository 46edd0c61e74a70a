import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'

export const useSettingsWords = wordsOf<Words<typeof es>>('settings')
