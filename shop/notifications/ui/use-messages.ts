import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useNotificationMessages = messagesHook<typeof messages.notifications>('notifications')
