import { expect, test } from 'vitest'
import { refusedFields, runtimeRequest } from './runtime-request.input.ts'

const read = (item: unknown) => {
  const found = runtimeRequest.safeParse({ sku: 'EST-1000', items: [item] })
  return found.success ? found.data.items[0] : refusedFields(found.error)
}

test('a device of one’s own is written with its watts, and may have a motor', () => {
  expect(read({ code: 'x', quantity: 2, watts: '62,5' })).toMatchObject({
    ...{ code: 'x', quantity: 2, watts: 62.5, motor: false },
  })
  expect(read({ code: 'x', quantity: 1, watts: 550, motor: true })).toMatchObject({ motor: true })
  expect(read({ code: 'x', quantity: 1 })).toEqual({ 'items.0.watts': 'missing' })
  expect(read({ code: 'tv', quantity: 1, motor: true })).toMatchObject({ motor: false })
  expect(read({ code: 'xx', quantity: 1, watts: 5 })).toEqual({ 'items.0.code': 'unknown' })
})
