import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const usePaperMessages = messagesHook<typeof messages.papers>('papers')
