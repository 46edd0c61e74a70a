import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { tariff } from '../messages/tariff.es.ts'

export const useTariffWords = wordsOf<Words<typeof tariff>>('tariff')
