import { expect, test } from 'vitest'
import { aPanel } from '#tests/harness/panel/panel.ts'

const panel = await aPanel()
const pages = ['/admin/contabilidad', '/admin/pedidos', '/admin/analitica']
const impossible = [
  ['2026-02-30', '2026-11-31'],
  ['0000-01-01', '9999-12-31'],
  ['1000-01-01', '2999-12-31'],
  ['2016-12-31T23:59:60Z', '23:59:60'],
  ['2026-12-01', '2026-11-01'],
] as const

test.each(pages)('%s shows a page without a fault for impossible days in the URL', async (page) => {
  for (const [from, to] of impossible) {
    const { status } = await panel.open(`${page}?desde=${from}&hasta=${to}`)
    expect([from, to, status]).toEqual([from, to, 200])
  }
})

test('a coupon that expires on the 30th of February is refused beside its field', async () => {
  const fields = {
    intent: 'create',
    code: 'BISIESTO',
    kind: 'percent',
    value: '5',
    from: '',
    maxUses: '',
  }
  const requests = { ...fields, until: '2027-02-30' }
  const { status, text } = await panel.send('/admin/settings/cupones', requests)
  expect(status).toBeLessThan(500)
  expect(text).toContain('Escribe un día por venir, que no sea anterior al primero.')
  expect((await panel.open('/admin/settings/cupones')).text).not.toContain('BISIESTO')
})
