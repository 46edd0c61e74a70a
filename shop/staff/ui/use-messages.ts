import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useStaffMessages = messagesHook<typeof messages.staff>('staff')
