import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAdminMessages = messagesHook<typeof messages.admin>('admin')
export const useCompareMessages = messagesHook<typeof messages.compare>('compare')
export const useFrameMessages = messagesHook<typeof messages.frame>('frame')
export const useHomeMessages = messagesHook<typeof messages.home>('home')
export const useListingMessages = messagesHook<typeof messages.listing>('listing')
export const useOverviewMessages = messagesHook<typeof messages.overview>('overview')
export const useOwnMessages = messagesHook<typeof messages.own>('own')
export const usePagesMessages = messagesHook<typeof messages.pages>('pages')
export const useProductMessages = messagesHook<typeof messages.product>('product')
