import { hourMs, minuteMs } from '#kernel/time.ts'
import { hourOf, type NotificationChoice } from '../notification.rules.ts'

/** A browser in which somebody asked for notifications. */
export interface PushDevice {
  readonly id: string
  readonly userAgent: string
  readonly addedAt: Date
  /** When a message was last accepted for it; null for never. */
  readonly reachedAt: Date | null
  /** When a message was last refused for good. */
  readonly failedAt: Date | null
}

export const maxDevices = 10

/** What the device shows: no names, numbers or amounts of anybody. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** Opened by a touch. */
  readonly path: string
}

const maxBodyLength = 600

export const payloadOf = (title: string, lines: readonly string[], path: string): string =>
  JSON.stringify({
    title,
    body: lines.join('\n').slice(0, maxBodyLength),
    path,
  } satisfies PushPayload)

const maxTtlMs = 12 * hourMs

/** How long the push service may store a message for a device that is off: never into the quiet hours. */
export function ttlSeconds(
  { quietFrom, quietUntil }: Pick<NotificationChoice, 'quietFrom' | 'quietUntil'>,
  now: Date,
): number {
  if (quietFrom === quietUntil) return maxTtlMs / 1000
  const hours = (quietFrom - hourOf(now) + 24) % 24
  const untilQuiet = hours * hourMs - (now.getTime() % hourMs)
  return Math.floor(Math.min(maxTtlMs, Math.max(untilQuiet, minuteMs)) / 1000)
}
