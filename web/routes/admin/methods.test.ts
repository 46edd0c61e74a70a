import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { methodsFor } from '#shop/payments/methods/methods.service.server.ts'
import { asVisitor } from '#tests/harness/actors.ts'
import { aBrowser, leadsTo } from '#tests/harness/browser.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { aPerson } from '#tests/harness/people.ts'

const zelle = {
  method: 'zelle',
  active: 'on',
  usa: 'on',
  cuba: 'on',
  recipient: 'pagos@girasol.example',
  registeredName: 'Girasol Solar LLC (demostración)',
  secondAbove: '1,000.00',
}
const staff = async () => aBrowser((await aPerson(await testDatabase(), { role: 'admin' })).cookie)
const offered = async () => methodsFor(await asVisitor(), 'cuba', cents(10_000))

test('the owner closes and opens Zelle without scripts, and buyers see it at once (A-131)', async () => {
  const browser = await staff()
  const page = await browser.open('/admin/pagos')
  expect(page.text).toContain('Faltan las claves de PayPal')
  expect(page.html).toContain('value="pagos@girasol.example"')
  const { active: _, ...closed } = zelle
  try {
    expect(leadsTo(await browser.send('/admin/pagos', closed))).toBe('/admin/pagos?guardado=1')
    expect(await offered()).toEqual([])
  } finally {
    await browser.send('/admin/pagos', zelle)
  }
  expect(await offered()).toEqual(['zelle'])
})

test('what is wrong is said, and nothing changes', async () => {
  const browser = await staff()
  const wrong = async (given: Record<string, string>) => {
    const { status, text } = await browser.send('/admin/pagos', { ...zelle, ...given })
    return [status, text]
  }
  const saying = (text: string) => [400, expect.stringContaining(text)]
  expect(await wrong({ most: 'mucho' })).toEqual(saying('Escribe los importes así'))
  expect(await wrong({ recipient: ' ' })).toEqual(saying('Escribe el correo o teléfono de Zelle'))
  expect(await wrong({ registeredName: '' })).toEqual(saying('Escribe el nombre registrado'))
  expect(await wrong({ method: 'bitcoin' })).toEqual(saying('No entendimos lo que enviaste'))
  expect(await offered()).toEqual(['zelle'])
})

test('nobody but administrators sets how the shop is paid', async () => {
  const customer = await aBrowser((await aPerson(await testDatabase())).cookie)
  expect((await customer.open('/admin/pagos')).status).toBe(403)
  expect((await customer.send('/admin/pagos', zelle)).status).toBe(403)
})
