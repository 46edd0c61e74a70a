import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useProvinceMessages = messagesHook<typeof messages.provinces>('provinces')
export const useTariffMessages = messagesHook<typeof messages.tariff>('tariff')
