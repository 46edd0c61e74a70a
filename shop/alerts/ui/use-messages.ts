import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useAlertMessages = messagesHook<typeof messages.alerts>('alerts')
export const useAlertStaffMessages = messagesHook<typeof messages.alertsStaff>('alertsStaff')
