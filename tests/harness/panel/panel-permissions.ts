import { randomUUID } from 'node:crypto'
import { asOwner, testDatabase } from '../database/database.ts'
import { anOwner, permitOnly } from '../users/staff.ts'
import { aUser, knownPassword } from '../users/users.ts'
import type { Panel } from './panel.ts'
import type { PanelForm } from './panel-forms.ts'

type Forms = Readonly<Record<string, PanelForm>>

/** Whoever sits before the panel owns the shop as long as the form is sent. */
const owned = (
  fieldsOf: (panel: Panel) => Promise<Readonly<Record<string, string>>>,
): PanelForm => ({
  leaves: 'audit_entries',
  send: async (panel) => {
    const fields = await fieldsOf(panel)
    await asOwner(`insert into shop_owners (user_id) values ('${panel.id}') on conflict do nothing`)
    const done = await panel.send('/admin/permisos', fields)
    await asOwner(`delete from shop_owners where user_id = '${panel.id}'`)
    return done
  },
})

const confirmed = { isSure: 'on', identity_password: knownPassword }

const another = async () => (await aUser(await testDatabase(), { role: 'admin' })).id

export const permissionForms: Forms = {
  save_set: owned(async () => ({
    ...{ intent: 'save_set', id: '-', name: `Grupo ${randomUUID().slice(-12)}` },
    may_packing: 'on',
  })),
  remove_set: owned(async () => {
    const db = await testDatabase()
    const user = await another()
    const id = await permitOnly(db, user, ['packing'])
    await asOwner(`delete from permission_members where user_id = '${user}'`)
    return { intent: 'remove_set', id }
  }),
  assign: owned(async () => {
    const user = await another()
    await permitOnly(await testDatabase(), user, ['packing'])
    return { intent: 'assign', user, set: '-' }
  }),
  name_owner: owned(async () => ({ intent: 'name_owner', user: await another(), ...confirmed })),
  step_down: owned(async () => {
    await anOwner(await testDatabase())
    return { intent: 'step_down', ...confirmed }
  }),
}
