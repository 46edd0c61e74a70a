import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAuditMessages = messagesHook<typeof messages.audit>('audit')
