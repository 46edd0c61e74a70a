import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner, staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { mayDo } from '../permitted.service.server.ts'
import {
  assignSet,
  nameOwner,
  permissionSets,
  removeSet,
  saveSet,
  stepDown,
} from './sets.service.server.ts'

let owner: Ctx
let ownerId = ''
beforeAll(async () => {
  const { id } = await anOwner(await testDatabase())
  ownerId = id
  owner = await asAdmin({ actor: { role: 'admin', id } })
})

const aMember = async () => {
  const { id, email } = await aUser(await testDatabase(), { role: 'admin' })
  return { id, email, name: 'Ana' }
}

async function aSet(...permissions: Parameters<typeof saveSet>[1]['permissions']) {
  const name = randomUUID()
  await saveSet(owner, { id: null, name, permissions })
  const { sets } = await permissionSets(owner)
  const made = sets.find((set) => set.name === name)
  if (!made) throw new Error('the set was not stored')
  return made
}

test('an owner makes a set, puts somebody into it, changes it and takes them out again', async () => {
  const set = await aSet('packing')
  const person = await aMember()
  const acting = await asAdmin({ actor: { role: 'admin', id: person.id } })
  expect(await mayDo(acting, 'everything')).toBe(true)
  expect(await assignSet(owner, person, set.id)).toEqual({ ok: true, value: null })
  expect(await mayDo(acting, 'everything')).toBe(false)
  expect(await mayDo(acting, 'packing')).toBe(true)
  await saveSet(owner, { ...set, permissions: ['orders'] })
  expect(await mayDo(acting, 'packing')).toBe(false)
  expect(await removeSet(owner, set.id)).toEqual({ ok: false, code: 'set_in_use' })
  await assignSet(owner, person, null)
  expect(await mayDo(acting, 'everything')).toBe(true)
  expect(await removeSet(owner, set.id)).toEqual({ ok: true, value: null })
})

test('a name is taken once, and a set that is gone is said', async () => {
  const set = await aSet('content')
  const again = { id: null, name: set.name, permissions: [] }
  expect(await saveSet(owner, again)).toEqual({ ok: false, code: 'name_taken' })
  const gone = { id: randomUUID(), name: randomUUID(), permissions: [] }
  expect(await saveSet(owner, gone)).toEqual({ ok: false, code: 'set_not_found' })
  expect(await assignSet(owner, await aMember(), gone.id)).toEqual({
    ok: false,
    code: 'set_not_found',
  })
})

test('nobody gives themselves or others more: neither who is in a set nor who is in none', async () => {
  const db = await testDatabase()
  const { actor, id, email } = await staffFor(db, 'customers', 'orders')
  const person = await aMember()
  const set = await aSet('packing')
  for (const acting of [
    await asAdmin({ actor }),
    await asAdmin({ actor: { role: 'admin', id: person.id } }),
  ]) {
    const me = { id, email, name: '' }
    const refused = { ok: false, code: 'not_owner' }
    expect(await assignSet(acting, me, null)).toEqual(refused)
    expect(await saveSet(acting, { ...set, permissions: ['payments'] })).toEqual(refused)
    expect(await removeSet(acting, set.id)).toEqual(refused)
    expect(await nameOwner(acting, me)).toEqual(refused)
    expect(await stepDown(acting, me)).toEqual(refused)
  }
})

test('an owner is put into no set, also not by another one, and named only once', async () => {
  const db = await testDatabase()
  const other = await anOwner(db)
  const set = await aSet('packing')
  const person = { id: other.id, email: other.email, name: '' }
  expect(await assignSet(owner, person, set.id)).toEqual({ ok: false, code: 'person_owns' })
  expect(await nameOwner(owner, person)).toEqual({ ok: false, code: 'person_owns' })
})

test('who is in a set becomes no owner; another one does, and may step down again', async () => {
  const { id, email } = await staffFor(await testDatabase(), 'packing')
  expect(await nameOwner(owner, { id, email, name: '' })).toEqual({
    ok: false,
    code: 'person_in_set',
  })
  const person = await aMember()
  expect((await nameOwner(owner, person)).ok).toBe(true)
  expect((await permissionSets(owner)).owners).toEqual(expect.arrayContaining([ownerId, person.id]))
  const acting = await asAdmin({ actor: { role: 'admin', id: person.id } })
  expect((await stepDown(acting, person)).ok).toBe(true)
  expect((await permissionSets(owner)).owners).not.toContain(person.id)
})
