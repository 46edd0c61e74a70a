import { expect, test } from 'vitest'
import {
  deliveryToUndo,
  lastDeliveryAt,
  undoRefusal,
  withoutUndone,
} from './undone-deliveries.rules.ts'

const step = (from_state: string, to_state: string, details = {}, code = 'note') => ({
  ...{ axis: 'delivery', from_state, to_state, code, details },
})
const note = { ...step('', ''), axis: 'note' }
const delivered = (from: string, earlier = '') => step(from, 'delivered', { earlier })
const undone = (to: string) => step('delivered', to, {}, 'delivery_undone')

test('a delivery is undone to where the order was, with who had received it before', () => {
  expect(deliveryToUndo([step('prepared', 'handed_over')])).toBeNull()
  expect(deliveryToUndo([])).toBeNull()
  const way = [step('handed_over', 'in_transit'), delivered('in_transit'), note]
  expect(deliveryToUndo(way)).toEqual({ to: 'in_transit', receivedBy: '' })
  const twice = [...way, step('delivered', 'incident'), delivered('incident', 'Rosa Paz')]
  expect(deliveryToUndo(twice)).toEqual({ to: 'incident', receivedBy: 'Rosa Paz' })
  expect(deliveryToUndo([...way, step('delivered', 'returned')])).toBeNull()
})

test('what was undone is undone once, and a delivery after it again', () => {
  const way = [step('handed_over', 'in_transit'), delivered('in_transit'), undone('in_transit')]
  expect(deliveryToUndo(way)).toBeNull()
  const again = [...way, step('in_transit', 'out_for_delivery'), delivered('out_for_delivery')]
  expect(deliveryToUndo(again)?.to).toBe('out_for_delivery')
})

test('a history without what was undone has only the deliveries that were true', () => {
  const first = delivered('in_transit')
  const way = [step('handed_over', 'in_transit'), first, step('delivered', 'incident')]
  const history = [...way, note, delivered('incident'), note, undone('incident')]
  expect(withoutUndone(history)).toEqual([...way, note, note])
  expect(withoutUndone(way)).toEqual(way)
})

test('nothing is undone of an order that is not delivered, is held or is over', () => {
  const order = { delivery: 'delivered', compliance: 'clear', closedAt: null } as const
  expect(undoRefusal(order)).toBeNull()
  expect(undoRefusal({ ...order, delivery: 'in_transit' })).toBe('change_not_allowed')
  expect(undoRefusal({ ...order, closedAt: new Date(0) })).toBe('change_not_allowed')
  expect(undoRefusal({ ...order, compliance: 'held' })).toBe('order_held')
  expect(undoRefusal({ ...order, compliance: 'rejected' })).toBe('change_not_allowed')
})

test('a problem that is resolved after the delivery is no second delivery', () => {
  const at = (hour: number) => new Date(hour * 3_600_000)
  const dated = (change: ReturnType<typeof step>, hour: number) => ({
    ...{ ...change, changed_at: at(hour) },
  })
  const way = [dated(step('in_transit', 'incident'), 1), dated(delivered('incident'), 2)]
  expect(lastDeliveryAt(way)).toEqual(at(2))
  const resolved = [
    dated(step('delivered', 'incident'), 3),
    dated(delivered('incident', 'Rosa'), 4),
  ]
  expect(lastDeliveryAt([...way, ...resolved])).toEqual(at(2))
  expect(lastDeliveryAt([])).toBeNull()
})
