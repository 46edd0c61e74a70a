import { messagesHook } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import type { messages } from '../messages/messages.ts'

export type OrderMessages = (typeof messages.orders)[Locale]
export type StaffOrderMessages = (typeof messages.ordersStaff)[Locale]

export const useOrderMessages = messagesHook<typeof messages.orders>('orders')
export const useDelayMessages = messagesHook<typeof messages.delay>('delay')
export const usePictureMessages = messagesHook<typeof messages.orderPictures>('orderPictures')
export const useStaffOrderMessages = messagesHook<typeof messages.ordersStaff>('ordersStaff')
export const useHoldMessages = messagesHook<typeof messages.holds>('holds')
