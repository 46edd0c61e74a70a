import { dayMs } from '#kernel/time.ts'
export const shortestQuestion = 2
export const maxQuestionLength = 500
/** Conversations expire, since their prices may be outdated. */
export const maxMemoryMs = dayMs
export const maxExchanges = 20
