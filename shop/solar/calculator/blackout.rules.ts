import { isVital } from '../sizing/medical.rules.ts'
import { type Calculation, usualBlackout } from './calculation.rules.ts'

/** Blackouts start at sunset, the worst case for a battery. */
export const blackoutBegins = 18

/** The share of an hour that is dark: the last hour of a blackout may be half. */
export const blackoutShare = (hour: number, blackoutHours: number): number =>
  Math.min(1, Math.max(0, blackoutHours - ((hour - blackoutBegins + 24) % 24)))
export const isBlackout = (hour: number, blackoutHours: number): boolean =>
  blackoutShare(hour, blackoutHours) > 0

const dayHours = 24
const hundredths = (hours: number): number => Math.round(hours * 100) / 100

type Hours = Pick<Calculation, 'gridHours' | 'blackoutHours'>

/** The blackout where nobody said how long it is: all that the hours of grid leave of a day. */
export const blackoutBeside = (gridHours: number | null): number =>
  gridHours === null || gridHours >= dayHours ? usualBlackout : hundredths(dayHours - gridHours)

/** Hours that are neither the blackout's nor the grid's: of more blackouts, or of a longer one than was said. */
export const unstatedDark = ({ gridHours, blackoutHours }: Hours): number =>
  gridHours === null ? 0 : Math.max(0, hundredths(dayHours - gridHours - blackoutHours))

/** Whose health depends on it is sized for the longest blackout that the hours of grid leave. */
export const countedBlackout = (calculation: Hours & Pick<Calculation, 'items'>): number =>
  isVital(calculation)
    ? hundredths(calculation.blackoutHours + unstatedDark(calculation))
    : calculation.blackoutHours

/** Of a form whose hours of grid are new: a blackout that was left as it stood there follows them. */
export const followsGrid = (
  typed: number | null,
  gridHours: number | null,
  shownGridHours: number | null,
): boolean =>
  typed === null || (gridHours !== shownGridHours && typed === blackoutBeside(shownGridHours))
