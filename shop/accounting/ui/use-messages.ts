import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAccountingMessages = messagesHook<typeof messages.accounting>('accounting')
