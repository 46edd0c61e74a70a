import { messagesHook } from '#design/messages-context.tsx'
import type { messages as account } from '#web/account/messages/messages.ts'
import type { messages as admin } from '#web/admin/messages/messages.ts'
import type { messages as catalogue } from '#web/catalogue/messages/messages.ts'
import type { messages as shell } from '../messages/messages.ts'

export const useAdminMessages = messagesHook<typeof admin.admin>('admin')
export const useCompareMessages = messagesHook<typeof catalogue.compare>('compare')
export const useFrameMessages = messagesHook<typeof shell.frame>('frame')
export const useHelpMessages = messagesHook<typeof admin.help>('help')
export const useHomeMessages = messagesHook<typeof catalogue.home>('home')
export const useListingMessages = messagesHook<typeof catalogue.listing>('listing')
export const useOverviewMessages = messagesHook<typeof admin.overview>('overview')
export const useOwnMessages = messagesHook<typeof account.own>('own')
export const usePagesMessages = messagesHook<typeof shell.pages>('pages')
export const useProductMessages = messagesHook<typeof catalogue.product>('product')
