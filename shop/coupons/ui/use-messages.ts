import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useCouponStaffMessages = messagesHook<typeof messages.couponsStaff>('couponsStaff')
export const useCouponMessages = messagesHook<typeof messages.coupons>('coupons')
