import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { emailsInside, linkIn } from '#tests/harness/emails/mail.ts'
import { queueEmail } from './outbox.service.server.ts'

test('an e-mail queued in a transaction waits with subject, HTML and text', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    const link = 'http://shop.test/email-confirmado?token=abc&x=1'
    await queueEmail(ctx, {
      to: 'una.carta@example.com',
      locale: 'es',
      email: { kind: 'confirm_email', link, name: 'Ana' },
    })
    const emails = await emailsInside(ctx, 'una.carta@example.com')
    expect(emails).toMatchObject([
      { email: 'confirm_email', locale: 'es', subject: 'Confirma tu correo en Girasol' },
    ])
    expect(linkIn(emails[0]!)).toBe(link)
    expect(emails[0]?.text).toContain('Hola, Ana:')
    expect(emails[0]?.text).toContain('ayuda@girasol.example')
    expect(emails[0]?.html).toContain('href="http://shop.test/email-confirmado?token=abc&amp;x=1"')
  })
})
