import { z } from 'zod'
import { maxInBatch } from './analytics.rules.ts'

/** Removes what a text column rejects: zero bytes and lone surrogates. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((value) => value.replaceAll('\0', '').toWellFormed())

const value = z.union([text(500), z.number(), z.boolean(), z.null()])
const maxValues = 20

const event = z.object({
  event_type: text(40).refine((type) => type !== ''),
  event_name: text(80).refine((name) => name !== ''),
  event_data: z
    .record(text(40), value)
    .refine((data) => Object.keys(data).length <= maxValues)
    .default({}),
})

export const eventBatch = z.object({ events: z.array(event).min(1).max(maxInBatch) })
export type AnalyticsEvent = z.infer<typeof event>

/** A long referrer is truncated, so that the visit still counts. */
const cut = (maxLength: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').slice(0, maxLength).replaceAll('\0', '').toWellFormed())

export const siteVisit = z.object({
  referrer: cut(300),
  user_agent: cut(200),
  utm_source: cut(80),
  utm_medium: cut(80),
  utm_campaign: cut(80),
  utm_term: cut(80),
  utm_content: cut(80),
})
export type SiteVisit = z.infer<typeof siteVisit>
