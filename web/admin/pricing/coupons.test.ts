import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { findCoupon } from '#shop/coupons/coupons.service.server.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin, asVisitor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/settings/cupones'
const saved = `${path}?guardado=1`
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const summer = {
  intent: 'create',
  code: 'verano 26',
  kind: 'percent',
  value: '12,5',
  from: '',
  until: '',
  maxUses: '2',
}
const removed = async () =>
  inTransaction(asSystem(await testDatabase(), 'a test takes its coupon away'), ({ tx }) =>
    sql`delete from coupons where code = 'VERANO26'`.execute(tx),
  )
const found = async () => findCoupon(await asVisitor(), 'verano26')

test('a coupon is created, changed, archived and restored, and each step is audited', async () => {
  const browser = await staff()
  try {
    expect(redirectTarget(await browser.send(path, summer))).toBe(saved)
    expect(await found()).toMatchObject({ ok: true, value: { basisPoints: 1_250 } })
    const list = await browser.open(path)
    expect(list.text).toContain('VERANO26')
    expect(list.text).toContain('12,5 %')
    expect(list.text).toContain('0 de 2')
    expect((await browser.send(path, summer)).text).toContain('Ese código ya existe.')
    const change = { ...summer, intent: 'change', code: 'VERANO26', kind: 'amount', value: '20' }
    expect(redirectTarget(await browser.send(`${path}/VERANO26`, change))).toBe(saved)
    expect(await found()).toMatchObject({ ok: true, value: { kind: 'amount', amount: 2_000 } })
    await browser.send(path, { intent: 'retire', code: 'VERANO26' })
    expect(await found()).toMatchObject({ ok: false })
    await browser.send(path, { intent: 'offer', code: 'VERANO26' })
    expect(await found()).toMatchObject({ ok: true })
    const audit = await readAudit(await asAdmin(), {
      area: 'coupon',
      subject: 'VERANO26',
      below: null,
    })
    expect(audit.slice(0, 4).map(({ action }) => action)).toEqual([
      'offered',
      'retired',
      'changed',
      'created',
    ])
  } finally {
    await removed()
  }
})

test('invalid fields are refused beside them, and no coupon is created', async () => {
  const browser = await staff()
  const invalid = await browser.send(path, {
    ...summer,
    value: '120',
    from: '2026-12-31',
    until: '2026-12-01',
  })
  expect(invalid.status).toBe(400)
  expect(invalid.text).toContain('un porcentaje, hasta 100')
  expect(invalid.text).toContain('no sea anterior al primero')
  expect(invalid.page.values).toContain('verano 26')
  expect((await browser.send(path, { intent: 'retire', code: 'NADA' })).status).toBe(409)
  expect((await browser.send(path, {})).status).toBe(400)
  expect(await found()).toMatchObject({ ok: false })
})

test('a coupon that is over or larger than any order is refused, one that is seldom meant asks first', async () => {
  const browser = await staff()
  try {
    const over = await browser.send(path, { ...summer, until: '2020-01-01' })
    expect([over.status, over.text]).toEqual([400, expect.stringContaining('un día por venir')])
    const huge = await browser.send(path, { ...summer, kind: 'amount', value: '999999' })
    expect([huge.status, huge.text]).toEqual([400, expect.stringContaining('hasta $10,000')])
    const large = { ...summer, kind: 'amount', value: '900' }
    const asked = await browser.send(path, large)
    expect([asked.status, asked.text]).toEqual([
      409,
      expect.stringContaining('Regala entero todo pedido de hasta $900'),
    ])
    expect(await found()).toMatchObject({ ok: false })
    const box = asked.page.field('Sí, quiero guardarlo así.')
    const sure = box.getAttribute('value') ?? ''
    const free = await browser.send(path, { ...large, kind: 'percent', value: '100', sure })
    expect([free.status, free.text]).toEqual([
      409,
      expect.stringContaining('Un pedido cuyo total queda en $0.00 no se puede pagar'),
    ])
    expect(redirectTarget(await browser.send(path, { ...large, sure }))).toBe(saved)
    expect(await found()).toMatchObject({ ok: true, value: { amount: 90_000 } })
  } finally {
    await removed()
  }
})
