import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useComplianceMessages = messagesHook<typeof messages.compliance>('compliance')
export const useDeclarationStaffMessages =
  messagesHook<typeof messages.declarationStaff>('declarationStaff')
