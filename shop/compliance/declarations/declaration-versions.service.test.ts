import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { actingAs, asVisitor } from '#tests/harness/database/actors.ts'
import { builtInDeclaration } from './declaration-version.rules.ts'
import {
  declarationInForce,
  declarationVersions,
  publishDeclaration,
} from './declaration-versions.service.server.ts'

const { es, en } = builtInDeclaration.words
const own = (title: string) => ({ es: { ...es, title }, en: { ...en, title: `${title} (en)` } })

test("without a version of the owner's own the built-in one is in force", async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    expect(await declarationInForce(ctx)).toEqual(builtInDeclaration)
  })
})

test('a version published by an administrator is in force at once, for visitors too, and is audited', async () => {
  await rolledBack(await asVisitor(), async (ctx) => {
    await actingAs(ctx, 'admin', async (staff) => {
      const { version } = builtInDeclaration
      const first = await publishDeclaration(staff, { words: own('Uno'), replaces: version })
      expect(first).toEqual({ ok: true, value: '2026-11-21.2' })
      const second = await publishDeclaration(staff, {
        words: own('Dos'),
        replaces: '2026-11-21.2',
      })
      expect(second).toEqual({ ok: true, value: '2026-11-21.3' })
      const stored = await declarationVersions(staff)
      expect(stored.map((one) => [one.version, one.words.en.title])).toEqual([
        ['2026-11-21.3', 'Dos (en)'],
        ['2026-11-21.2', 'Uno (en)'],
      ])
      const [noted] = await readAudit(staff, { area: 'declaration', subject: 'cuba', below: null })
      expect(noted).toMatchObject({
        action: 'published',
        before: { version: '2026-11-21.2' },
        after: { version: '2026-11-21.3' },
      })
    })
    expect(await declarationInForce(ctx)).toMatchObject({
      version: '2026-11-21.3',
      words: own('Dos'),
    })
  })
})

test('a text based on a replaced version, or an unchanged text, is not published', async () => {
  await rolledBack(await asVisitor(), (ctx) =>
    actingAs(ctx, 'admin', async (staff) => {
      const { version, words } = builtInDeclaration
      expect(await publishDeclaration(staff, { words, replaces: version })).toEqual({
        ok: false,
        code: 'unchanged',
      })
      await publishDeclaration(staff, { words: own('Uno'), replaces: version })
      expect(await publishDeclaration(staff, { words: own('Dos'), replaces: version })).toEqual({
        ok: false,
        code: 'replaced_meanwhile',
      })
      expect(await declarationVersions(staff)).toHaveLength(1)
    }),
  )
})
