/** Blackouts start at sunset, the worst case for a battery. */
export const blackoutBegins = 18

/** The share of an hour that is dark: the last hour of a blackout may be half. */
export const blackoutShare = (hour: number, blackoutHours: number): number =>
  Math.min(1, Math.max(0, blackoutHours - ((hour - blackoutBegins + 24) % 24)))
export const isBlackout = (hour: number, blackoutHours: number): boolean =>
  blackoutShare(hour, blackoutHours) > 0
