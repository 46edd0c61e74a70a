import { useLocale } from '#design/words-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { chat } from '../messages/messages.ts'

export type ChatWords = (typeof chat)[Locale]

/** They come with the chat, when it is asked for: no other page waits for them. */
export const useChatWords = (): ChatWords => chat[useLocale()]
