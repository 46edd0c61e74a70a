import { expect, test } from 'vitest'
import { type DeliveryState, deliveryNext } from '../lifecycle/order-state.rules.ts'
import { vedado } from '../order.fixture.ts'
import {
  emptyAtHandOver,
  mayMoveInBulk,
  statementRefusal,
  stepsBack,
  stepsForward,
} from './delivery-steps.rules.ts'

const every = Object.keys(deliveryNext) as DeliveryState[]
const usual = (destination: 'usa' | 'cuba') => {
  const way: DeliveryState[] = ['to_prepare']
  for (let next: DeliveryState | undefined = 'to_prepare'; next; ) {
    next = stepsForward({ destination, delivery: next })[0]
    if (next) way.push(next)
  }
  return way
}

test('the step offered first leads every order from the shelf to its recipient', () => {
  expect(usual('usa')).toEqual([
    ...['to_prepare', 'prepared', 'handed_over', 'in_transit', 'out_for_delivery', 'delivered'],
  ])
  expect(usual('cuba')).toEqual([
    ...['to_prepare', 'prepared', 'handed_over', 'in_transit', 'in_customs', 'in_province'],
    ...['out_for_delivery', 'delivered'],
  ])
})

test('a problem ends by going on, and steps back are apart', () => {
  expect(stepsForward({ destination: 'cuba', delivery: 'incident' })[0]).toBe('in_transit')
  expect(stepsBack({ destination: 'cuba', delivery: 'prepared' })).toEqual(['to_prepare'])
  expect(stepsForward({ destination: 'cuba', delivery: 'delivered' })).toEqual([])
  expect(stepsBack({ destination: 'cuba', delivery: 'delivered' })).toEqual([
    'incident',
    'returned',
  ])
})

test('a problem after the delivery is resolved: whatever else is a step back, with a reason', () => {
  const there = { destination: 'cuba', delivery: 'incident', receivedBy: 'Ana Ruiz' } as const
  expect(stepsForward(there)).toEqual(['delivered'])
  expect(stepsBack(there)).toEqual(['in_transit', 'in_province', 'out_for_delivery', 'returned'])
  const entered = { receivedBy: 'Ana Ruiz', reason: '' }
  for (const to of [...stepsBack(there), ...stepsForward(there)]) {
    const refusal = (reason: string) =>
      statementRefusal({ ...there, carrier: '' }, { ...entered, to, reason })
    expect([to, refusal(''), refusal('llegó otra')]).toEqual([to, 'reason_missing', null])
  }
})

test('whatever is empty at a hand-over is named at once', () => {
  const cuba = { destination: 'cuba', carrier: '' } as const
  const empty = { basis: 'SCP', filing: ' ', carrier: '' }
  expect(emptyAtHandOver(cuba, empty)).toEqual(['export_filing_missing', 'carrier_missing'])
  expect(emptyAtHandOver({ ...cuba, carrier: 'Sol' }, empty)).toEqual(['export_filing_missing'])
  expect(emptyAtHandOver({ ...cuba, destination: 'usa' }, empty)).toEqual(['carrier_missing'])
  expect(emptyAtHandOver(cuba, { ...empty, filing: 'X1', carrier: 'Sol' })).toEqual([])
})

test('no step back without a reason, and no delivery without who received it', () => {
  const empty = { reason: '', receivedBy: '' }
  for (const delivery of every)
    for (const to of stepsBack({ destination: 'cuba', delivery })) {
      expect(statementRefusal({ delivery, carrier: '' }, { ...empty, to })).toBe('reason_missing')
      expect(statementRefusal({ delivery, carrier: '' }, { ...empty, to, reason: 'x' })).toBeNull()
    }
  const handed = { ...empty, to: 'handed_over' as const }
  for (const filing of ['X20261123000001', 'ITN: x20261123000001', 'NOEEI 30.37(a)', undefined, ''])
    expect(
      statementRefusal({ delivery: 'prepared', carrier: 'Cubamax' }, { ...handed, filing }),
    ).toBeNull()
  for (const filing of ['abc', 'X2026', 'exento', '30'])
    expect(
      statementRefusal({ delivery: 'prepared', carrier: 'Cubamax' }, { ...handed, filing }),
    ).toBe('export_filing_invalid')
  const last = { delivery: 'out_for_delivery', carrier: '', to: 'delivered' } as const
  expect(statementRefusal(last, { ...empty, to: last.to })).toBe('receiver_missing')
  for (const receivedBy of ['x', '-', '12', 'R. 5', '¿?'])
    expect(statementRefusal(last, { ...empty, to: last.to, receivedBy })).toBe('receiver_short')
  for (const receivedBy of ['Rosa', 'Li', 'Rosa Paz, vecina', '李娜'])
    expect(statementRefusal(last, { ...empty, to: last.to, receivedBy })).toBeNull()
  expect(
    statementRefusal({ delivery: 'to_prepare', carrier: '' }, { ...empty, to: 'delivered' }),
  ).toBe('change_not_allowed')
})

test('nothing is handed over without the name of who carries it', () => {
  const handed = { reason: '', receivedBy: '', to: 'handed_over' } as const
  const order = { delivery: 'prepared', carrier: '' } as const
  expect(statementRefusal(order, handed)).toBe('carrier_missing')
  expect(statementRefusal(order, { ...handed, carrier: '' })).toBe('carrier_missing')
  expect(statementRefusal(order, { ...handed, carrier: 'Cubamax' })).toBeNull()
  expect(statementRefusal({ ...order, carrier: 'Cubamax' }, handed)).toBeNull()
})

test('what is over is not among the orders to move together', () => {
  const moved = every.filter((delivery) => mayMoveInBulk({ destination: 'cuba', delivery }))
  expect(moved).toEqual([
    ...['to_prepare', 'prepared', 'handed_over', 'in_transit', 'in_customs', 'incident'],
  ])
})

test('what is picked up at a point is next ready for pick-up, not out for delivery', () => {
  const there = { destination: 'cuba', delivery: 'in_province' } as const
  const at = (delivery: 'door' | 'pickup') =>
    stepsForward({ ...there, recipient: { address: { ...vedado, delivery } } })
  expect(at('door')[0]).toBe('out_for_delivery')
  expect(at('pickup')).toEqual(['ready_for_pickup', 'out_for_delivery'])
})
