import { expect, test } from 'vitest'
import { headlineOf, markOf, progressOf } from './progress.rules.ts'

type ProgressStatus = Parameters<typeof headlineOf>[0]

const at = (overrides: Partial<ProgressStatus>) =>
  headlineOf({
    ...{ payment: 'paid', compliance: 'clear', delivery: 'to_prepare', closedAt: null },
    ...overrides,
  } as ProgressStatus)

test('a partly refunded buyer reads so, and that the rest is due only where nothing will be delivered', () => {
  expect(at({ payment: 'partly_refunded' })).toBe('partly_refunded')
  expect(at({ payment: 'partly_refunded', delivery: 'cancelled' })).toBe('refund_due')
  expect(at({ payment: 'partly_refunded', delivery: 'prepared' })).toBe('partly_refunded')
  for (const delivery of ['handed_over', 'in_transit', 'in_customs', 'in_province'] as const)
    expect(at({ payment: 'partly_refunded', delivery })).toBe('going_on')
  expect(at({ payment: 'partly_refunded', delivery: 'delivered' })).toBe('delivered')
  expect(at({ payment: 'refund_due', delivery: 'cancelled' })).toBe('refund_due')
  expect(at({ payment: 'refunded', delivery: 'cancelled' })).toBe('refunded')
  expect(at({})).toBe('paid')
})

test('a paid order says so until it is prepared, and that it is on its way until it is delivered', () => {
  expect(at({ delivery: 'to_prepare' })).toBe('paid')
  expect(at({ delivery: 'prepared' })).toBe('going_on')
  expect(at({ delivery: 'in_province' })).toBe('going_on')
  expect(at({ delivery: 'out_for_delivery' })).toBe('today')
  expect(at({ delivery: 'ready_for_pickup' })).toBe('pickup')
  expect(at({ delivery: 'delivered' })).toBe('delivered')
  expect(at({ delivery: 'incident' })).toBe('incident')
})

test('an order that somebody cancelled does not read as one whose time ran out', () => {
  const closedAt = new Date('2026-11-20T12:00:00Z')
  const over = { delivery: 'cancelled', closedAt } as const
  expect(at({ ...over, payment: 'cancelled' })).toBe('cancelled')
  expect(at({ ...over, payment: 'expired' })).toBe('closed')
})

const strip = (overrides: Partial<ProgressStatus>, dates = {}) =>
  progressOf(
    {
      ...{ payment: 'paid', compliance: 'clear', delivery: 'to_prepare', closedAt: null },
      ...{ destination: 'cuba', ...overrides },
    } as ProgressStatus,
    dates,
  ).map(({ step, state }) => `${step} ${state}`)

test('a disputed order does not thank for the payment, which was made all the same', () => {
  expect(at({ payment: 'disputed' })).toBe('disputed')
  expect(strip({ payment: 'disputed' }).slice(1, 4)).toEqual([
    'paid disputed',
    'verified done',
    'preparing next',
  ])
})

test('each step says what happened: what is prepared is not on its way, what is on its way is not in Cuba', () => {
  expect(strip({}).slice(3)).toEqual([
    'preparing next',
    'on_the_way ahead',
    'in_cuba ahead',
    'delivered ahead',
  ])
  expect(strip({ delivery: 'prepared' }).slice(3)).toEqual([
    'preparing done',
    'on_the_way next',
    'in_cuba ahead',
    'delivered ahead',
  ])
  for (const delivery of ['handed_over', 'in_transit'] as const)
    expect(strip({ delivery }).slice(3)).toEqual([
      'preparing done',
      'on_the_way now',
      'in_cuba ahead',
      'delivered ahead',
    ])
  for (const delivery of ['in_customs', 'in_province', 'out_for_delivery'] as const)
    expect(strip({ delivery }).slice(4)).toEqual([
      'on_the_way done',
      'in_cuba now',
      'delivered ahead',
    ])
  expect(strip({ delivery: 'delivered' }).every((text) => text.endsWith(' done'))).toBe(true)
  const usa = { destination: 'usa', delivery: 'out_for_delivery' } as const
  expect(strip(usa).slice(4)).toEqual(['on_the_way now', 'delivered ahead'])
})

test('an unpaid order awaits its payment; a held one the decision', () => {
  expect(strip({ payment: 'awaiting_proof' }).slice(0, 3)).toEqual([
    'received done',
    'paid next',
    'verified ahead',
  ])
  expect(strip({ payment: 'awaiting_proof', compliance: 'held' }).slice(1, 3)).toEqual([
    'paid ahead',
    'verified next',
  ])
  expect(strip({ compliance: 'held' }).slice(1, 4)).toEqual([
    'paid done',
    'verified next',
    'preparing ahead',
  ])
})

test('what a person released is verified, also before it is paid', () => {
  for (const payment of ['awaiting_payment', 'awaiting_proof', 'proof_received'] as const)
    expect(strip({ payment, compliance: 'released' }).slice(0, 4)).toEqual([
      'received done',
      'paid next',
      'verified done',
      'preparing ahead',
    ])
})

test('of a cancelled order the payment was made, and is to be returned or was; the rest never happens', () => {
  const over = { delivery: 'cancelled', closedAt: new Date('2026-11-20T12:00:00Z') } as const
  for (const payment of ['refund_due', 'refunded', 'partly_refunded'] as const)
    expect(strip({ ...over, payment })).toEqual([
      'received done',
      `paid ${payment}`,
      'verified done',
      'preparing never',
      'on_the_way never',
      'in_cuba never',
      'delivered never',
    ])
  expect(strip({ ...over, payment: 'refunded' }, { preparing: new Date(0) })[3]).toBe(
    'preparing done',
  )
  expect(strip({ ...over, payment: 'expired' }).slice(1, 3)).toEqual([
    'paid never',
    'verified never',
  ])
  expect(strip({ payment: 'refund_due' })[3]).toBe('preparing never')
})

test('of an order that several paid the money goes back to whoever paid it; where the whole never came, nothing was confirmed', () => {
  const closedAt = new Date('2026-11-20T12:00:00Z')
  const over = { isDivided: true, delivery: 'cancelled', closedAt } as const
  const short = strip({ ...over, payment: 'refund_due', paidAt: null })
  expect(short.slice(0, 4)).toEqual([
    'received done',
    'paid parts_short',
    'verified never',
    'preparing never',
  ])
  expect(markOf('parts_short')).toBe('never')
  expect(strip({ ...over, payment: 'refunded', paidAt: null })[1]).toBe('paid parts_short')
  const whole = { ...over, paidAt: closedAt } as const
  expect(strip({ ...whole, payment: 'refund_due' }).slice(1, 3)).toEqual([
    'paid parts_due',
    'verified done',
  ])
  expect(strip({ ...whole, payment: 'refunded' })[1]).toBe('paid parts_returned')
  expect(strip({ ...over, payment: 'cancelled', paidAt: null })[1]).toBe('paid never')
})

test('an incident happens where the order was, and a returned order is not on its way any more', () => {
  expect(strip({ delivery: 'incident' }).slice(4)).toEqual([
    'on_the_way incident',
    'in_cuba ahead',
    'delivered ahead',
  ])
  expect(strip({ delivery: 'incident' }, { in_cuba: new Date(0) }).slice(4)).toEqual([
    'on_the_way done',
    'in_cuba incident',
    'delivered ahead',
  ])
  expect(strip({ delivery: 'returned' }).slice(4)).toEqual([
    'on_the_way returned',
    'in_cuba never',
    'delivered never',
  ])
})

test('an order whose payment was not accepted says so; another that ended unpaid does not', () => {
  const ended = { delivery: 'cancelled', closedAt: new Date(0) } as const
  expect(at({ ...ended, payment: 'failed' })).toBe('declined')
  expect(at({ ...ended, payment: 'expired' })).toBe('closed')
})
