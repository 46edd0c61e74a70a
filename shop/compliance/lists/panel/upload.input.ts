import { type Day, dayOf } from '#kernel/time.ts'

export type UploadProblem = 'no_files' | 'day_invalid'

const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

/** The day on which the authority published the files: any that has begun. */
export function readPublished(input: unknown, now: Date): Date | null {
  if (typeof input !== 'string' || !isDay(input) || input > dayOf(now)) return null
  return new Date(Math.min(Date.parse(`${input}T00:00:00Z`), now.getTime()))
}
