import { useLocale } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { chat } from '../messages/messages.ts'

export type ChatMessages = (typeof chat)[Locale]

/** They come with the chat, when it is asked for: no other page waits for them. */
export const useChatMessages = (): ChatMessages => chat[useLocale()]
