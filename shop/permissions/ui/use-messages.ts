import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const usePermissionMessages = messagesHook<typeof messages.permissions>('permissions')
