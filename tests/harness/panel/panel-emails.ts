import { anOrder } from '../orders/an-order.ts'
import type { PanelForm } from './panel-forms.ts'

export const orderEmailForms: Readonly<Record<string, PanelForm>> = {
  resend: {
    leaves: 'audit_entries',
    send: async (panel) => {
      const { number } = await anOrder().paidBy('paypal').paid().insert(panel.system.db)
      const path = `/admin/pedidos/${number}/correos`
      const page = await panel.open(`${path}?correo=order_received`)
      const seen = page.page.valueOf('seen') ?? ''
      return panel.send(path, { email: 'order_received', to: 'otra@example.com', seen })
    },
  },
}
