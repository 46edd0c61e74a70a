import type { Locale } from '#kernel/locale.ts'
import type { Guide } from './guide-text.rules.ts'
import { messages } from './messages/messages.ts'

export const guideIn = (locale: Locale): Guide => messages.guide[locale]
