import { dayMs, hourMs } from '#kernel/time.ts'
import type { UnpaidRefusal } from './unpaid-stock.rules.ts'

export const buyerKinds = ['address', 'area', 'account', 'email', 'phone'] as const
export type BuyerKind = (typeof buyerKinds)[number]
/** Whom the owner lets through: never a whole wider network. */
export type PassKind = Exclude<BuyerKind, 'area' | 'account'>

interface PlacingLimit {
  readonly perHour: number
  readonly perDay: number
  /** Open unpaid orders at once. */
  readonly unpaid: number
  /** The part of a product's stock that unpaid orders may reserve, in percent, and the units that always may. */
  readonly percent: number
  readonly units: number
}

const ofOnePerson: PlacingLimit = { perHour: 6, perDay: 15, unpaid: 5, percent: 50, units: 2 }

/** A household, or a carrier's customers, share an address, and a whole town a wider network (`area`); decision 24 states where the numbers come from. */
export const placingLimits: Readonly<Record<BuyerKind, PlacingLimit>> = {
  address: { perHour: 15, perDay: 40, unpaid: 20, percent: 75, units: 3 },
  area: { perHour: 40, perDay: 120, unpaid: 40, percent: 90, units: 6 },
  account: ofOnePerson,
  email: ofOnePerson,
  phone: ofOnePerson,
}

/** Whoever solves the captcha may place this many times as many orders; so may an e-mail whose orders are paid at once. */
const humanFactor = 3

/**
 * Those who order, by hashed key. Who is signed in with a confirmed address counts by the account: what strangers typed as
 * that e-mail or telephone is not theirs.
 */
export type BuyerKeys = Readonly<
  Record<'address' | 'area', string> & Partial<Record<'account' | 'email' | 'phone', string>>
>

/** An order of the last day, or an older one that is still unpaid, under one of its keys. */
export interface Origin {
  readonly key: string
  /** Missing while the order is not placed yet. */
  readonly orderId?: string
  readonly placedAt: Date
  /** Neither money nor a proof of it came. */
  readonly isUnpaid: boolean
  /** What it reserves now, by product. */
  readonly units: Readonly<Record<string, number>>
}

export interface LimitedRequest {
  readonly keys: BuyerKeys
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  /** A captcha was solved for this request. */
  readonly isHuman: boolean
  /** A provider takes the money at once. */
  readonly paysNow?: boolean
}

export type LimitRefusal =
  | { readonly code: 'too_many_orders'; readonly retryAfterSeconds: number }
  | { readonly code: 'too_many_unpaid' }
  | { readonly code: 'too_many_reserved'; readonly productId: string; readonly maxUnits: number }
  | UnpaidRefusal

/** Milliseconds until fewer than `max` of these lie within the window; 0 where that is so now. */
function waitOf(times: readonly number[], max: number, windowMs: number, now: number): number {
  const within = times.filter((time) => time > now - windowMs).sort((a, b) => b - a)
  const last = within[max - 1]
  return last === undefined ? 0 : last + windowMs - now
}

/** The units of a product that one buyer's unpaid orders may reserve. */
export const maxReserved = (
  { percent, units }: Pick<PlacingLimit, 'percent' | 'units'>,
  stock: number,
): number => Math.max(Math.min(units, stock), Math.floor((stock * percent) / 100))

type UnitsLeft = (productId: string) => number | null

function reservedRefusal(
  lines: LimitedRequest['lines'],
  limit: PlacingLimit,
  own: readonly Origin[],
  unitsLeft: UnitsLeft,
): LimitRefusal | null {
  for (const { id, quantity } of lines) {
    const left = unitsLeft(id)
    if (left === null) continue
    const reserved = own.reduce((sum, { units }) => sum + (units[id] ?? 0), 0)
    const max = maxReserved(limit, left + reserved)
    if (reserved + quantity > max)
      return {
        code: 'too_many_reserved',
        productId: id,
        maxUnits: Math.max(0, max - reserved),
      }
  }
  return null
}

function refusalFor(
  request: LimitedRequest,
  kind: BuyerKind,
  { origins, unitsLeft, now }: Known,
): LimitRefusal | null {
  const { perHour, perDay, unpaid } = placingLimits[kind]
  const isTyped = kind === 'email' || kind === 'phone'
  const factor = request.isHuman || (request.paysNow && isTyped) ? humanFactor : 1
  const own = origins.filter(({ key }) => key === request.keys[kind])
  const times = own.map(({ placedAt }) => placedAt.getTime())
  const waitMs = Math.max(
    waitOf(times, perHour * factor, hourMs, now.getTime()),
    waitOf(times, perDay * factor, dayMs, now.getTime()),
  )
  if (waitMs > 0) return { code: 'too_many_orders', retryAfterSeconds: Math.ceil(waitMs / 1000) }
  // whoever types somebody else's details keeps nobody from paying at once
  if (request.paysNow && isTyped) return null
  if (own.filter(({ isUnpaid }) => isUnpaid).length >= unpaid * factor)
    return { code: 'too_many_unpaid' }
  return reservedRefusal(request.lines, placingLimits[kind], own, unitsLeft)
}

/**
 * Whether an order that was to be paid at once may wait for a transfer, by the mailbox and telephone that were not counted
 * while it was.
 */
export const mayWait = (
  { keys, lines }: Pick<LimitedRequest, 'lines'> & { readonly keys: readonly string[] },
  { origins, unitsLeft }: Omit<Known, 'now'>,
): boolean =>
  keys.every((key) => {
    const own = origins.filter((origin) => origin.key === key)
    const unpaid = own.filter(({ isUnpaid }) => isUnpaid).length
    return unpaid < ofOnePerson.unpaid && !reservedRefusal(lines, ofOnePerson, own, unitsLeft)
  })

interface Known {
  readonly origins: readonly Origin[]
  readonly unitsLeft: UnitsLeft
  readonly now: Date
}

/** Why this order is one too many; null where it is not. */
export function placingRefusal(request: LimitedRequest, known: Known): LimitRefusal | null {
  for (const kind of buyerKinds) {
    if (!request.keys[kind] || (request.paysNow && kind === 'phone')) continue
    const refusal = refusalFor(request, kind, known)
    if (refusal) return refusal
  }
  return null
}

/** Whether any order of this buyer would be refused now, whatever it holds. */
export const isAtLimit = (keys: BuyerKeys, origins: readonly Origin[], now: Date): boolean =>
  placingRefusal({ keys, lines: [], isHuman: false }, { origins, unitsLeft: () => null, now }) !==
  null

/** The order that a request becomes, under each of its keys. */
export const originsOf = ({ keys, lines }: LimitedRequest, now: Date): Origin[] =>
  Object.values(keys).map((key) => ({
    key,
    placedAt: now,
    isUnpaid: true,
    units: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  }))

/** The last ten digits: with and without the country's code it is the same telephone. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

export const passHours = [24, 72, 168] as const
