import { messagesHook } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import type { messages } from '../messages/messages.ts'

export type TestMessages = (typeof messages.testCentre)[Locale]

export const useTestMessages = messagesHook<typeof messages.testCentre>('testCentre')
