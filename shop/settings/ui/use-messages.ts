import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useSettingsMessages = messagesHook<typeof messages.settings>('settings')
