import { expect, test } from 'vitest'
import { cents, zero } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { fakeConfig } from '#tests/fakes/paypal.ts'
import { asSystemActor, asVisitor, testConfig } from '#tests/harness/database/actors.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { setMethod } from './configure.service.server.ts'
import type { MethodLimits } from './method.rules.ts'
import { movesMoney, offeredMethods } from './methods.service.server.ts'

const methodsFor = async (...request: Parameters<typeof offeredMethods>) =>
  (await offeredMethods(...request)).map(({ method }) => method)

const withPayPal = (ctx: Ctx) => ({ ...ctx.config, ...fakeConfig('http://127.0.0.1:9') })
const open: MethodLimits = {
  method: zelle,
  isActive: true,
  destinations: ['usa', 'cuba'],
  min: zero,
  max: null,
}
const details = { recipient: 'a@example.com', registeredName: 'A', secondPersonAbove: cents(1) }

test('PayPal is offered where its keys are, Zelle where the owner opened it (S-022, A-131)', async () => {
  const visitor = await asVisitor()
  expect(await methodsFor(visitor, 'cuba', cents(100))).toEqual(['zelle'])
  const configured = await asVisitor({ config: withPayPal(visitor) })
  expect(await methodsFor(configured, 'usa', cents(100))).toEqual(['paypal', 'zelle'])
})

test('a trial of PayPal, its own sandbox or the shop’s page, moves no money', () => {
  const moves = (PAYPAL_MODE: 'demo' | 'sandbox' | 'live') => {
    const config = { ...testConfig, ...fakeConfig('http://127.0.0.1:9'), PAYPAL_MODE }
    return movesMoney({ config }, 'paypal')
  }
  expect([moves('demo'), moves('sandbox'), moves('live')]).toEqual([false, false, true])
  expect(movesMoney({ config: testConfig }, zelle)).toBe(true)
})

test('a method that is off, for another destination or another sum is not offered', async () => {
  const offered = async (overrides: Partial<MethodLimits>, total = 1_000) =>
    rolledBack(await asSystemActor(), async (ctx) => {
      await setMethod(ctx, { ...open, ...overrides }, details)
      return methodsFor(ctx, 'cuba', cents(total))
    })
  expect(await offered({})).toEqual(['zelle'])
  expect(await offered({}, 0)).toEqual([])
  expect(await offered({ isActive: false })).toEqual([])
  expect(await offered({ destinations: ['usa'] })).toEqual([])
  expect(await offered({ min: cents(1_001) })).toEqual([])
  expect(await offered({ max: cents(999) })).toEqual([])
  expect(await offered({ min: cents(1_000), max: cents(1_000) })).toEqual(['zelle'])
})

test('Zelle does not open without somebody to pay', async () => {
  const opening = rolledBack(await asSystemActor(), (ctx) =>
    setMethod(ctx, open, { ...details, recipient: '' }),
  )
  await expect(opening).rejects.toThrow(/transfer_goes_to_somebody/)
})
