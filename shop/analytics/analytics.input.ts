import { z } from 'zod'
import { mostInBatch } from './analytics.rules.ts'

/** What a text column refuses is dropped: zero bytes and half characters. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((value) => value.replaceAll('\0', '').toWellFormed())

const value = z.union([text(500), z.number(), z.boolean(), z.null()])
const mostValues = 20

const event = z.object({
  event_type: text(40).refine((type) => type !== ''),
  event_name: text(80).refine((name) => name !== ''),
  event_data: z
    .record(text(40), value)
    .refine((data) => Object.keys(data).length <= mostValues)
    .default({}),
})

export const eventBatch = z.object({ events: z.array(event).min(1).max(mostInBatch) })
export type AnalyticsEvent = z.infer<typeof event>

/** A long referrer is cut, not refused: the visit counts all the same. */
const cut = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').slice(0, longest).replaceAll('\0', '').toWellFormed())

export const siteVisit = z.object({
  referrer: cut(1000),
  user_agent: cut(500),
  utm_source: cut(200),
  utm_medium: cut(200),
  utm_campaign: cut(200),
  utm_term: cut(200),
  utm_content: cut(200),
})
export type SiteVisit = z.infer<typeof siteVisit>
