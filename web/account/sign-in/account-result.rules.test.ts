import { expect, test } from 'vitest'
import { orFailure } from './account-result.ts'

const failing = (error: unknown) => () => Promise.reject(error)

test('a missing response is a network error, a broken one is an unexpected error (A-297, A-303)', async () => {
  expect(await orFailure(failing(new TypeError('Failed to fetch')))).toMatchObject({
    data: { failure: 'network' },
  })
  expect(await orFailure(failing(new Error('Unexpected Server Error')))).toMatchObject({
    data: { failure: 'other' },
  })
  expect(await orFailure(failing(null))).toMatchObject({ data: { failure: 'other' } })
})

test('redirects and results of the server are passed on', async () => {
  const redirected = new Response(null, { status: 302 })
  await expect(orFailure(failing(redirected))).rejects.toBe(redirected)
  expect(await orFailure(() => Promise.resolve({ isDone: true }))).toEqual({ isDone: true })
})

test('after a refusal the page is not reloaded', async () => {
  for (const response of [{ failure: 'credentials' }, { problems: [] }])
    expect(await orFailure(() => Promise.resolve(response))).toMatchObject({
      data: response,
      init: { status: 400 },
    })
})
