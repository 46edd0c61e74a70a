import { aPushBrowser } from '#tests/fakes/push-service.ts'
import { asOwner } from '../database/database.ts'
import { knownPassword } from '../users/users.ts'
import type { PanelForm } from './panel-forms.ts'

type Forms = Readonly<Record<string, PanelForm>>

const noted = (send: PanelForm['send']): PanelForm => ({ leaves: 'audit_entries', send })

const connections = '/admin/conexiones'

export const connectionForms: Forms = {
  assistant: noted(async (panel) => {
    const key = `sk-${Date.now()}`
    const done = await panel.send(connections, {
      ...{ form: 'assistant', ASSISTANT_KIND: 'openai', identity_password: knownPassword },
      ...{ ASSISTANT_MODEL: 'm', ASSISTANT_API_KEY: key },
    })
    await asOwner('delete from connection_settings')
    return done
  }),
}

export const listForms: Forms = {
  fetch: noted((panel) => panel.send('/admin/listas', { intent: 'fetch' })),
}

export const backupForms: Forms = {
  make: noted((panel) => panel.send('/admin/copias', { intent: 'make' })),
}

const silence = { quietFrom: '22', quietUntil: '7', summaryAt: '-' }

const staffNotifications = '/admin/avisos-al-personal'
const addDevice = {
  ...{ intent: 'add' },
  ...aPushBrowser('https://push.sol.com/panel').subscription,
}

export const notificationForms: Forms = {
  choose: noted(async (panel) => {
    const typed = { user: panel.id, event_order: 'on', ...silence }
    const done = await panel.send(staffNotifications, typed)
    await asOwner('delete from staff_notifications')
    return done
  }),
  add: noted((panel) => panel.send(staffNotifications, addDevice)),
  end: noted(async (panel) => {
    await panel.send(staffNotifications, addDevice)
    const { html } = await panel.open(staffNotifications)
    const [, device = ''] = /name="device" value="([\w-]+)"/.exec(html) ?? []
    return panel.send(staffNotifications, { intent: 'end', device })
  }),
}
