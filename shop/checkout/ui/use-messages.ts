import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAddressBookMessages = messagesHook<typeof messages.book>('book')
export const useCorrectionMessages = messagesHook<typeof messages.correction>('correction')
export const useCheckoutMessages = messagesHook<typeof messages.checkout>('checkout')
