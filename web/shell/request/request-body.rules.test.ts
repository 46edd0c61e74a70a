import { expect, test } from 'vitest'
import { postedFields } from './request-body.server.ts'

const sent = (body: string, type = 'application/json') =>
  postedFields(
    new Request('http://shop.test/', { method: 'POST', headers: { 'Content-Type': type }, body }),
  )

test('a body without fields has none, whatever it is instead', async () => {
  for (const body of ['[]', '[{"a":1}]', 'null', '7', '"a"', '{', ''])
    expect([body, await sent(body)]).toEqual([body, {}])
  expect(await sent('a=1', 'text/plain')).toEqual({})
})

test('the fields of a form and of JSON are read alike', async () => {
  expect(await sent('{"a":"1"}')).toEqual({ a: '1' })
  expect(await sent('a=1', 'application/x-www-form-urlencoded')).toEqual({ a: '1' })
})
