import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAccountAreaMessages = messagesHook<typeof messages.accountArea>('accountArea')
export const useAccountMessages = messagesHook<typeof messages.accounts>('accounts')
export const useSessionMessages = messagesHook<typeof messages.session>('session')
export const useUsersMessages = messagesHook<typeof messages.users>('users')
