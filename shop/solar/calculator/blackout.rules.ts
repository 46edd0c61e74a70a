/** Blackouts start at sunset, the worst case for a battery. */
export const blackoutBegins = 18
export const isBlackout = (hour: number, blackoutHours: number): boolean =>
  (hour - blackoutBegins + 24) % 24 < blackoutHours
