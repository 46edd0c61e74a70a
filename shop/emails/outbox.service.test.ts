import { expect, test } from 'vitest'
import { asVisitor, rolledBack } from '#tests/harness/actors.ts'
import { lettersInside, linkIn } from '#tests/harness/mail.ts'
import { queueLetter } from './outbox.service.server.ts'

test('a letter queued in a transaction waits there with subject, HTML and text', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    const link = 'http://shop.test/email-confirmado?token=abc&x=1'
    await queueLetter(ctx, {
      to: 'una.carta@example.com',
      locale: 'es',
      letter: { kind: 'confirm_email', link, name: 'Ana' },
    })
    const letters = await lettersInside(ctx, 'una.carta@example.com')
    expect(letters).toMatchObject([
      { letter: 'confirm_email', locale: 'es', subject: 'Confirma tu correo en Girasol' },
    ])
    expect(linkIn(letters[0]!)).toBe(link)
    expect(letters[0]?.text).toContain('Hola, Ana:')
    expect(letters[0]?.text).toContain('ayuda@girasol.example')
    expect(letters[0]?.html).toContain('href="http://shop.test/email-confirmado?token=abc&amp;x=1"')
  })
})
