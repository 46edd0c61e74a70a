import { isSettled } from '../lifecycle/order-state.rules.ts'
import type { Order } from '../order.rules.ts'

/** What staff may note of an installation that was paid with an order. */
export const installationOutcomes = ['arranged', 'done', 'returned'] as const
export type InstallationOutcome = (typeof installationOutcomes)[number]

export const installationCodes = installationOutcomes.map(
  (outcome) => `installation_${outcome}` as const,
)

/** `waits`: somebody has to arrange it or return its price; null where there is nothing to install. */
export type InstallationState = 'waits' | InstallationOutcome | null

type Installed = Pick<Order, 'installation' | 'payment' | 'compliance' | 'delivery'>
interface Noted {
  readonly code: string
}

const isGoingOn = ({ payment, compliance, delivery }: Installed) =>
  isSettled(payment) &&
  (compliance === 'clear' || compliance === 'released') &&
  delivery !== 'returned' &&
  delivery !== 'cancelled'

export function installationState(order: Installed, history: readonly Noted[]): InstallationState {
  if (order.installation === 0) return null
  const noted = history.findLast(({ code }) => installationCodes.some((one) => one === code))
  const outcome = installationOutcomes.find((one) => noted?.code === `installation_${one}`)
  return outcome ?? (isGoingOn(order) ? 'waits' : null)
}
