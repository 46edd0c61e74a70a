import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { pictures } from '../messages/pictures.es.ts'

export const usePictureWords = wordsOf<Words<typeof pictures>>('orderPictures')
