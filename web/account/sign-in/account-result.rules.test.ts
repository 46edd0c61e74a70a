import { expect, test } from 'vitest'
import { orFailure } from './account-result.ts'

const failing = (error: unknown) => () => Promise.reject(error)

test('an answer that never came is a network error, one that broke is an unexpected one (A-297, A-303)', async () => {
  expect(await orFailure(failing(new TypeError('Failed to fetch')))).toMatchObject({
    data: { failure: 'network' },
  })
  expect(await orFailure(failing(new Error('Unexpected Server Error')))).toMatchObject({
    data: { failure: 'other' },
  })
  expect(await orFailure(failing(null))).toMatchObject({ data: { failure: 'other' } })
})

test('a redirect goes on, and so does what the server answered', async () => {
  const redirected = new Response(null, { status: 302 })
  await expect(orFailure(failing(redirected))).rejects.toBe(redirected)
  expect(await orFailure(() => Promise.resolve({ isDone: true }))).toEqual({ isDone: true })
})

test('after a refusal the page is not asked for again', async () => {
  for (const response of [{ failure: 'credentials' }, { problems: [] }])
    expect(await orFailure(() => Promise.resolve(response))).toMatchObject({
      data: response,
      init: { status: 400 },
    })
})
