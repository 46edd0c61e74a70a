import { dayMs } from '#kernel/time.ts'
export const shortestQuestion = 2
export const longestQuestion = 500
/** A conversation of yesterday has yesterday's prices: it is shown no more. */
export const longestMemoryMs = dayMs
export const mostExchanges = 20
