import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useBackupMessages = messagesHook<typeof messages.backups>('backups')
