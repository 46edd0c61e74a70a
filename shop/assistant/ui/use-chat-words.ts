import { useLocale } from '#design/words-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import { chat as en } from '../messages/chat.en.ts'
import { chat as es } from '../messages/chat.es.ts'

export type ChatWords = Words<typeof es>
const languages: Record<Locale, ChatWords> = { es, en }

/** They come with the chat, when it is asked for: no other page waits for them. */
export const useChatWords = (): ChatWords => languages[useLocale()]
