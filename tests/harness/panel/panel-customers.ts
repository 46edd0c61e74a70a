import { randomUUID } from 'node:crypto'
import { anOrder } from '../orders/an-order.ts'
import type { PanelForm } from './panel-forms.ts'

const onCustomer = (fields: Readonly<Record<string, string>>): PanelForm => ({
  leaves: 'audit_entries',
  send: async (panel) => {
    const email = `${randomUUID()}@example.com`
    const { id } = await anOrder().buyer({ email }).insert(panel.system.db)
    const path = `/admin/clientes/${id}`
    const noted = await panel.send(path, { intent: 'note', note: 'huella' })
    if (fields.intent === 'note') return noted
    const note = (await panel.open(path)).page.valuesOf('note').find(Boolean) ?? ''
    return panel.send(path, { note, ...fields })
  },
})

export const customerForms: Readonly<Record<string, PanelForm>> = {
  note: onCustomer({ intent: 'note' }),
  remove_note: onCustomer({ intent: 'remove_note' }),
  erase: onCustomer({ intent: 'erase' }),
}
