import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { User } from '#kernel/user.ts'
import { servedSession, sessionBlock } from './served-session.rules.ts'

const marta: User = {
  id: '5b0f1c2e-0000-4000-8000-000000000001',
  email: 'marta@example.com',
  emailConfirmedAt: new Date('2026-11-01T12:00:00Z'),
  identities: [{ identityData: { emailVerified: true } }],
  fullName: 'Marta Pérez',
  role: 'customer',
  hasSecondFactor: true,
  sessionId: '5b0f1c2e-0000-4000-8000-000000000002',
  sessionStartedAt: new Date('2026-11-24T12:00:00Z'),
  sessionExpiresAt: new Date('2026-12-01T12:00:00Z'),
  permitted: null,
  isOwner: false,
  provenAt: new Date('2026-11-24T12:00:00Z'),
}

test('a page is told who is signed in and until when, and no more', () => {
  expect(servedSession(marta)).toEqual({
    user: {
      id: marta.id,
      email: marta.email,
      emailConfirmedAt: marta.emailConfirmedAt,
      identities: marta.identities,
    },
    sessionId: marta.sessionId,
    expiresAt: '2026-12-01T12:00:00.000Z',
  })
})

test('whatever somebody calls himself, the block ends where it should and says it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant('</script><script>x</script><!--')), (email) => {
      const block = sessionBlock({ ...marta, email })
      expect(block.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
      const text = JSON.parse(block.slice(block.indexOf('>') + 1, -'</script>'.length))
      expect(text.user.email).toBe(email)
    }),
  )
})
