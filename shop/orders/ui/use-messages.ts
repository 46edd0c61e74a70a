import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useOrderMessages = messagesHook<typeof messages.orders>('orders')
export const useDelayMessages = messagesHook<typeof messages.delay>('delay')
export const usePictureMessages = messagesHook<typeof messages.orderPictures>('orderPictures')
export const useStaffOrderMessages = messagesHook<typeof messages.ordersStaff>('ordersStaff')
export const useOrderStepMessages = messagesHook<typeof messages.orderSteps>('orderSteps')
export const useHoldMessages = messagesHook<typeof messages.holds>('holds')
export const useOrderLimitMessages = messagesHook<typeof messages.orderLimits>('orderLimits')
export const useResendMessages = messagesHook<typeof messages.orderResend>('orderResend')
