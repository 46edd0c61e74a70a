import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { emailsInside } from '#tests/harness/emails/mail.ts'
import { exampleEmail, exampleOrder, orderEmailKinds } from './order-email.fixture.ts'
import { queueOrderEmails } from './order-emails.service.server.ts'

test('an e-mail of every kind is queued in its language by a visitor (S-024)', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    const both = (['es', 'en'] as const).flatMap((locale) =>
      orderEmailKinds.map((kind) => ({
        to: 'muchas.cartas@example.com',
        locale,
        email: exampleEmail(kind, locale),
      })),
    )
    await queueOrderEmails(ctx, both)
    const queued = await emailsInside(ctx, 'muchas.cartas@example.com')
    const seen = queued.map(({ email, locale }) => `${email} ${locale}`).sort()
    expect(seen).toEqual(both.map(({ email, locale }) => `${email.kind} ${locale}`).sort())
    for (const email of queued) {
      const { number } = exampleOrder('es')
      expect(email.subject).toContain(number)
      expect(email.html).toContain(`<html lang="${email.locale}">`)
      expect(email.text).toContain('ayuda@girasol.example')
    }
  })
})

test('an empty list of e-mails is accepted', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    await expect(queueOrderEmails(ctx, [])).resolves.toBeUndefined()
  })
})
