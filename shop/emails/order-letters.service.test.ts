import { expect, test } from 'vitest'
import { asVisitor, rolledBack } from '#tests/harness/actors.ts'
import { lettersInside } from '#tests/harness/mail.ts'
import { exampleLetter, exampleOrder, orderLetterKinds } from './order-letter.fixture.ts'
import { queueOrderLetters } from './order-letters.service.server.ts'

test('a letter of every kind waits in the outbox in its language, put there by a visitor (S-024)', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    const both = (['es', 'en'] as const).flatMap((locale) =>
      orderLetterKinds.map((kind) => ({
        to: 'muchas.cartas@example.com',
        locale,
        letter: exampleLetter(kind, locale),
      })),
    )
    await queueOrderLetters(ctx, both)
    const queued = await lettersInside(ctx, 'muchas.cartas@example.com')
    const seen = queued.map(({ letter, locale }) => `${letter} ${locale}`).sort()
    expect(seen).toEqual(both.map(({ letter, locale }) => `${letter.kind} ${locale}`).sort())
    for (const letter of queued) {
      const { number } = exampleOrder('es')
      expect(letter.subject).toContain(number)
      expect(letter.html).toContain(`<html lang="${letter.locale}">`)
      expect(letter.text).toContain('ayuda@girasol.example')
    }
  })
})

test('no letters are no trouble', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    await expect(queueOrderLetters(ctx, [])).resolves.toBeUndefined()
  })
})
