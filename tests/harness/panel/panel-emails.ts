import { randomUUID } from 'node:crypto'
import { boxOf } from '#web/admin/settings/box-of.ts'
import { testApp, visit } from '../app/app.ts'
import { asOwner } from '../database/database.ts'
import { anOrder } from '../orders/an-order.ts'
import { signingConfig } from '../users/users.ts'
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

const withService = { ...signingConfig, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com' }

export const emailForms: Readonly<Record<string, PanelForm>> = {
  retry: {
    leaves: 'audit_entries',
    send: async ({ cookie }) => {
      const id = randomUUID()
      await asOwner(`insert into outbox (id, recipient, locale, letter, subject, html, text, failed_at, created_at, next_attempt_at)
        values ('${id}', 'a@example.com', 'es', 'password_changed', 'x', 'x', 'x', now(), now(), now())`)
      const app = await testApp({ now: () => new Date(), config: withService })
      const body = new URLSearchParams({ [boxOf(id)]: 'on' })
      return visit(app, '/admin/cartas', { method: 'POST', headers: { Cookie: cookie }, body })
    },
  },
}
