import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useConnectionMessages = messagesHook<typeof messages.connections>('connections')
