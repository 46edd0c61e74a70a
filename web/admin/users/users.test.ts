import { expect, test } from 'vitest'
import { permissionSets } from '#shop/permissions/sets/sets.service.server.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner, permitOnly } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/usuarios'

test('an administrator confirms the address of another one, and sends a customer the confirmation again', async () => {
  const db = await testDatabase()
  const browser = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const packer = await aUser(db, { role: 'admin', isConfirmed: false })
  const list = await browser.open(`${path}?q=${packer.email}`)
  const action = list.page.byRole('link', `Confirmar la dirección: ${packer.email}`)
  const question = await browser.open(action.getAttribute('href') ?? '')
  expect(question.text).toContain(`¿Es ${packer.email} la dirección de esta persona`)
  const done = await browser.send(path, { intent: 'confirm', id: packer.id })
  expect((await browser.follow(done)).text).toContain('La dirección está confirmada')
  const customer = await aUser(db, { isConfirmed: false })
  const other = await browser.open(`${path}?q=${customer.email}&lng=en`)
  expect(other.text).toContain('Send the confirmation again')
  expect(other.text).not.toContain('Confirm the address')
  await browser.open('/?lng=es')
  const sent = await browser.follow(await browser.send(path, { intent: 'resend', id: customer.id }))
  expect(sent.text).toContain(
    'quedó guardado en un fichero del servidor: no hay correo configurado',
  )
})

test('the row of an owner offers nothing that would be refused', async () => {
  const db = await testDatabase()
  const owner = await anOwner(db)
  const browser = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const { page } = await browser.open(`${path}?q=${owner.email}`)
  expect(page.all('tbody td a').map((link) => link.getAttribute('href'))).toEqual([])
  expect(page.text).toContain('Dueña o dueño: nadie')
})

test('a nameless person is listed once', async () => {
  const db = await testDatabase()
  const owner = await aUser(db, { role: 'admin' })
  const nameless = await aUser(db, { role: 'admin', name: '' })
  const browser = await aBrowser(owner.cookie)
  const cell = (await browser.open(`${path}?q=${nameless.email}`)).page.all('tbody th')[0]
  expect(cell?.textContent).toBe(nameless.email)
})

test('an administrator stands with the set of permissions that he is in', async () => {
  const db = await testDatabase()
  const packer = await aUser(db, { role: 'admin' })
  const id = await permitOnly(db, packer.id, ['packing'])
  const { sets } = await permissionSets(ctxOf(db, actors.admin))
  const browser = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const { page } = await browser.open(`${path}?q=${packer.email}`)
  const name = sets.find((set) => set.id === id)?.name ?? 'no set'
  expect(page.all('tbody td')[0]?.textContent).toBe(`Administrador${name}`)
})
