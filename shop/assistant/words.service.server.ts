import type { Locale } from '#kernel/locale.ts'
import { chat } from './messages/messages.ts'

export const chatWords = (locale: Locale): (typeof chat)[Locale] => chat[locale]
