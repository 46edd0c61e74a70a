import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const usePricingStaffMessages = messagesHook<typeof messages.pricingStaff>('pricingStaff')
export const usePricingMessages = messagesHook<typeof messages.pricing>('pricing')
