import { z } from 'zod'
import { eventField, type NotificationChoice, staffEvents } from './notification.rules.ts'

const hour = z
  .string()
  .regex(/^(1?\d|2[0-3])$/)
  .transform(Number)

const shape = z.object({
  user: z.uuid(),
  quietFrom: hour,
  quietUntil: hour,
  summaryAt: hour.nullable().catch(null),
})

export interface TypedChoice {
  readonly user: string
  readonly choice: NotificationChoice
}

/** A person's form as it was sent; null where it was not made by the page. */
export function readChoice(posted: Readonly<Record<string, unknown>>): TypedChoice | null {
  const read = shape.safeParse(posted)
  if (!read.success) return null
  const { user, ...hours } = read.data
  const events = staffEvents.filter((event) => posted[eventField(event)] === 'on')
  return { user, choice: { events, ...hours, byEmail: posted.byEmail === 'on' } }
}
