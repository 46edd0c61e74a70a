import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useCustomerMessages = messagesHook<typeof messages.customers>('customers')
