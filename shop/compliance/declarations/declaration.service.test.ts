import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { actingAs, asVisitor } from '#tests/harness/database/actors.ts'
import { signedDeclarationShape } from './declaration.input.ts'
import {
  declarationOf,
  recordDeclaration,
  signedDeclaration,
} from './declaration.service.server.ts'
import { builtInDeclaration } from './declaration-version.rules.ts'

const signed = async () =>
  signedDeclaration(await asVisitor(), builtInDeclaration, {
    signature: 'María Peña Ruiz',
    locale: 'es',
  })

test('a signed declaration records signer, text, time and address, and survives a draft', async () => {
  const declaration = await signed()
  expect(declaration).toMatchObject({
    locale: 'es',
    signature: 'María Peña Ruiz',
    signedAt: '2026-11-21T17:00:00.000Z',
    ip: '203.0.113.7',
    userAgent: 'a test',
    textHash: createHash('sha256').update(declaration.text).digest('hex'),
  })
  expect(declaration.statements).toHaveLength(8)
  expect(signedDeclarationShape.parse(JSON.parse(JSON.stringify(declaration)))).toEqual(declaration)
})

test('it is stored with its order once, verbatim, for staff to read', async () => {
  const orderId = randomUUID()
  const declaration = await signed()
  await rolledBack(await asVisitor(), async (ctx) => {
    await recordDeclaration(ctx, { orderId, declaration })
    await actingAs(ctx, 'admin', async (staff) => {
      expect(await declarationOf(staff, orderId)).toEqual(declaration)
      expect(await declarationOf(staff, randomUUID())).toBeNull()
    })
  })
})

test('a second one for the same order is refused', async () => {
  const signature = { orderId: randomUUID(), declaration: await signed() }
  const twice = rolledBack(await asVisitor(), async (ctx) => {
    await recordDeclaration(ctx, signature)
    await recordDeclaration(ctx, signature)
  })
  await expect(twice).rejects.toThrow(/order_declarations_pkey/)
})

test('a text that was changed after signing is not stored', async () => {
  const declaration = { ...(await signed()), text: 'otra cosa' }
  const stored = rolledBack(await asVisitor(), (ctx) =>
    recordDeclaration(ctx, { orderId: randomUUID(), declaration }),
  )
  await expect(stored).rejects.toThrow(/order_declarations_hash_is_of_the_text/)
})
