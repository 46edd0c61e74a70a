import { isFunded, type Standing } from './order-state.rules.ts'

export const guards = ['paid', 'cleared', 'signed', 'basis', 'filing'] as const
export type Guard = (typeof guards)[number]

/** What has to be true before an order leaves, and whether it is; the same that hand-over is refused by. */
export function handOverGuards(order: Standing): { guard: Guard; isMet: boolean }[] {
  const met: Record<Guard, boolean> = {
    paid: order.payment === 'paid',
    cleared: order.compliance === 'clear' || order.compliance === 'released',
    signed: order.isSigned,
    basis: order.exportBasis !== null,
    filing: order.exportFiling !== '',
  }
  const needed = order.destination === 'cuba' ? guards : guards.slice(0, 2)
  return needed.map((guard) => ({ guard, isMet: met[guard] }))
}

/** Whether staff may ask for money back now. */
export const mayRefund = (order: Pick<Standing, 'payment' | 'compliance'>): boolean =>
  isFunded(order.payment) && order.compliance !== 'held'
