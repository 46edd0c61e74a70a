/** A blackout is drawn from sunset on, where it asks most of a battery. */
export const blackoutBegins = 18
export const isBlackout = (hour: number, blackoutHours: number): boolean =>
  (hour - blackoutBegins + 24) % 24 < blackoutHours
