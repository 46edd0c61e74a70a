import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { provinces } from '../messages/provinces.es.ts'

export const useProvinceWords = wordsOf<Words<typeof provinces>>('provinces')
