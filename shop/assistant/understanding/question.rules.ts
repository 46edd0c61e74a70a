import { dayMs } from '#kernel/time.ts'
export const shortestQuestion = 2
export const maxQuestionLength = 500
/** A conversation of yesterday has yesterday's prices: it is shown no more. */
export const maxMemoryMs = dayMs
export const maxExchanges = 20
