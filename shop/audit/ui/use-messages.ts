import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAuditMessages = messagesHook<typeof messages.audit>('audit')

/** What a domain calls something, by a message where there is one. */
export const named = (messages: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(messages, name) ? (messages[name] ?? name) : name
