import { expect, test } from 'vitest'
import { readInvitation, readInvitationId } from './invitation.input.ts'

test('input is trimmed, the e-mail in lower case, the hours a number', () => {
  const typed = { email: ' Eva@Example.com ', hours: '24', note: ' Hola\r\nEva ' }
  const posted = { ...typed, isSure: 'on', role: 'admin' }
  expect(readInvitation(posted)).toEqual({
    ok: true,
    input: { email: 'eva@example.com', hours: 24, note: 'Hola\nEva', set: null, isSure: true },
  })
})

test('invalid form data reports the missing fields', () => {
  for (const posted of [null, [], 'x', { hours: {}, email: 7, note: [] }, { hours: '1e400' }])
    expect(readInvitation(posted)).toMatchObject({
      ok: false,
      problems: [{ field: 'hours' }, { field: 'isSure' }],
    })
})

test('an invitation is identified by its id only', () => {
  const id = '0b7c3d52-9f3e-4a55-8a51-3f3f0a7d9c11'
  expect(readInvitationId({ id })).toBe(id)
  for (const posted of [null, {}, { id: "' or 1=1" }, { id: [id] }])
    expect(readInvitationId(posted)).toBeNull()
})
