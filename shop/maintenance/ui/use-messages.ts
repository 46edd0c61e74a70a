import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useMaintenanceMessages = messagesHook<typeof messages.maintenance>('maintenance')
