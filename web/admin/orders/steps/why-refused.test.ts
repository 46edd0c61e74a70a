import { expect, test } from 'vitest'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder, type OrderBuilder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { shouldRevalidate } from '../order.tsx'

async function onOrder(order: OrderBuilder) {
  const db = await testDatabase()
  const path = `/admin/pedidos/${(await order.insert(db)).number}`
  const browser = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const send = (fields: Record<string, string>) => browser.send(path, fields)
  return { path, browser, send }
}

const paid = anOrder().paidBy('paypal').paid()
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a letter or two are no reason for what is decided about a person', async () => {
  const { send, path } = await onOrder(anOrder().paidBy('paypal').held())
  for (const intent of ['release', 'reject', 'escalate']) {
    const refused = await send({ intent, reason: 'x.' })
    expect([intent, refused.status, refused.text]).toEqual([
      intent,
      409,
      expect.stringContaining('Explícalo con una palabra al menos'),
    ])
  }
  const released = await send({ intent: 'release', reason: 'no es él' })
  expect(redirectTarget(released)).toBe(`${path}?hecho=release`)
})

test('a text that is too long says how long it may be, and is not called a missing reason', async () => {
  const { send } = await onOrder(paid)
  const refused = await send({ intent: 'track', carrier: 'Cubamax', code: 'X'.repeat(300) })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Es demasiado largo: 80 letras como mucho.')
  expect(refused.text).not.toContain('Falta el motivo')
})

test('a delay of decades says that the year is to be looked at', async () => {
  const { send } = await onOrder(paid)
  const refused = await send({ intent: 'delay', from: day(30), to: '2099-12-01', reason: 'barco' })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Es más de un año desde hoy'),
  ])
})

test('names that were found on no list are not said to be unverified while the payment lacks', async () => {
  const { browser, path } = await onOrder(anOrder().paidBy('zelle'))
  const { text } = await browser.open(path)
  expect(text).toMatch(/Verificado\s*: sin coincidencias hasta ahora/)
  expect(text).not.toMatch(/Verificado\s*: falta/)
})

test('after a refusal an open page is read again, so that the sums beside it are those of now', () => {
  const refused = { actionStatus: 409, defaultShouldRevalidate: false }
  expect(shouldRevalidate(refused as never)).toBe(true)
  expect(shouldRevalidate({ defaultShouldRevalidate: false } as never)).toBe(false)
})
