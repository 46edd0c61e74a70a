import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useReviewMessages = messagesHook<typeof messages.reviews>('reviews')
export const useReviewStaffMessages = messagesHook<typeof messages.reviewsStaff>('reviewsStaff')
