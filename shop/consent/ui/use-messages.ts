import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useConsentMessages = messagesHook<typeof messages.consent>('consent')
