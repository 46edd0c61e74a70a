import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const usePaymentMessages = messagesHook<typeof messages.payments>('payments')
export const useZelleStaffMessages = messagesHook<typeof messages.zelleStaff>('zelleStaff')
export const useMethodMessages = messagesHook<typeof messages.methods>('methods')
export const usePartMessages = messagesHook<typeof messages.parts>('parts')
export const usePartsStaffMessages = messagesHook<typeof messages.partsStaff>('partsStaff')
