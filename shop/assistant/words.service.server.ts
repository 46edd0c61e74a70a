import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import { chat as en } from './messages/chat.en.ts'
import { chat as es } from './messages/chat.es.ts'

const languages: Record<Locale, Words<typeof es>> = { es, en }
export const chatWords = (locale: Locale): Words<typeof es> => languages[locale]
