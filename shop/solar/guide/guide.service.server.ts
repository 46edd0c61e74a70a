import type { Locale } from '#kernel/locale.ts'
import { messages } from '../messages/messages.ts'
import type { Guide } from './guide-text.rules.ts'

export const guideIn = (locale: Locale): Guide => messages.guide[locale]
