import { useLocale } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { chat } from '../messages/messages.ts'

export type ChatMessages = (typeof chat)[Locale]

/** Loaded with the chat only. */
export const useChatMessages = (): ChatMessages => chat[useLocale()]
