import type { Translations } from '#kernel/words.ts'
import { en } from './en.ts'
import { es } from './es.ts'

const testCentre: Translations<typeof es> = { es, en }

export const messages = { testCentre }
