import { expect, test } from 'vitest'
import { setMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const paths = [
  ...['/', '/catalogo', '/baterias', '/kits', '/catalogo?q=litio', '/carrito.data'],
  ...['/admin.data', '/admin/clientes', '/admin/auditoria', '/admin/contabilidad.data'],
]

test('every page is answered while maintenance begins and ends, which everybody reads anew', {
  timeout: 60_000,
}, async () => {
  const app = await testApp()
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const admin = await asAdmin()
  for (const isOn of [true, false, true, false]) {
    const asked = [...paths, ...paths].map(async (path, place) => {
      const headers = { Cookie: place % 2 === 0 ? cookie : '' }
      const response = await app.request(`http://shop.test${path}`, { headers })
      await response.text()
      return response.status
    })
    await setMaintenance(admin, isOn)
    expect((await Promise.all(asked)).filter((status) => status === 500)).toEqual([])
  }
})
