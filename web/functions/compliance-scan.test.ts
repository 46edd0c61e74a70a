import { expect, test } from 'vitest'
import type { Role } from '#kernel/user.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

/** The function's response to a user of this role. */
async function scan(body: string, role: Role | null) {
  const app = await testApp({ now: () => new Date() })
  const cookie = role ? (await aUser(await testDatabase(), { role })).cookie : ''
  const response = await app.request('http://shop.test/functions/v1/run-compliance-scan', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test', Cookie: cookie },
    body,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const about = (customerName: unknown) => JSON.stringify({ customerName })

test('an administrator gets MATCH for a listed name, with reason and dates of the lists (A-272, A-273)', async () => {
  expect(await scan(about('GAESA'), 'admin')).toEqual({
    status: 200,
    body: {
      result: 'MATCH',
      reason: 'listed',
      listDates: expect.objectContaining({ SDN: '2026-06-04T00:00:00.000Z' }),
    },
  })
})

test('an administrator gets CLEAR for an unlisted name (A-272, A-273)', async () => {
  expect(await scan(about('María Pérez López'), 'admin')).toMatchObject({
    status: 200,
    body: { result: 'CLEAR', reason: 'clear' },
  })
})

test('a name that cannot be compared is a MATCH', async () => {
  for (const name of ['Мигель Диас-Канель', '李小龙', '...', '12345'])
    expect(await scan(about(name), 'admin')).toMatchObject({
      body: { result: 'MATCH', reason: 'unreadable' },
    })
})

test('a listed name is found with its letters apart, or with given names added', async () => {
  for (const name of ['L-i-s Cues-ta Pera-za', 'Lis Maria Jose Ana Cuesta Peraza'])
    expect(await scan(about(name), 'admin')).toMatchObject({ body: { result: 'MATCH' } })
})

test('visitors and customers get no result: they could try spellings until one is CLEAR', async () => {
  expect(await scan(about('GAESA'), null)).toEqual({
    status: 401,
    body: { error: { message: 'not_signed_in' } },
  })
  expect(await scan(about('GAESA'), 'customer')).toEqual({
    status: 403,
    body: { error: { message: 'not_allowed' } },
  })
})

test('a request without a name is refused without a fault', async () => {
  const bad = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    about(''),
    about('  '),
    about(7),
    about('x'.repeat(201)),
  ]
  for (const body of bad) expect((await scan(body, 'admin')).status).toBe(400)
})
