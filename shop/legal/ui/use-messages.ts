import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useLegalStaffMessages = messagesHook<typeof messages.legalStaff>('legalStaff')
export const useLegalMessages = messagesHook<typeof messages.legal>('legal')
