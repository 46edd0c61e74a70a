import type { Locale } from '#kernel/locale.ts'
import { chat } from './messages/messages.ts'

export const chatMessages = (locale: Locale): (typeof chat)[Locale] => chat[locale]
