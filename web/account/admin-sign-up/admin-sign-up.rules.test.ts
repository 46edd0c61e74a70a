import { expect, test } from 'vitest'
import { replyOf } from './admin-sign-up.ts'

const replyTo = async (send: () => Promise<unknown>) => (await replyOf(send)).data
const failing = (message: string) => async () => {
  throw new Error(message)
}

test('a response of an unknown shape is an unexpected error (A-306)', async () => {
  const unexpected = { failure: 'other', trouble: 'unexpected' }
  for (const response of [undefined, null, '<html>', {}, [], 7])
    expect(await replyTo(async () => response)).toEqual(unexpected)
  expect(await replyTo(failing('Unexpected Server Error'))).toEqual(unexpected)
})

test('no response is a connection error (A-206, A-310)', async () => {
  expect(await replyTo(failing('Failed to fetch'))).toEqual({ failure: 'network' })
})

test('the server’s result is passed on, and only a success reloads the page', async () => {
  const done = await replyOf(async () => ({ isDone: true }))
  expect([done.data, done.init]).toEqual([{ isDone: true }, null])
  const refused = await replyOf(async () => ({ failure: 'registered' }))
  expect([refused.data, refused.init]).toEqual([{ failure: 'registered' }, { status: 400 }])
})

test('redirects of the server are followed', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(replyOf(() => Promise.reject(redirect))).rejects.toBe(redirect)
})
