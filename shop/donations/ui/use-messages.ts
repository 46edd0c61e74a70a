import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useDonationMessages = messagesHook<typeof messages.donations>('donations')
export const useDonationStaffMessages =
  messagesHook<typeof messages.donationsStaff>('donationsStaff')
