import { messagesHook } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import type { messages } from '../messages/messages.ts'

export type CartMessages = (typeof messages.cart)[Locale]

export const useCartMessages = messagesHook<typeof messages.cart>('cart')
