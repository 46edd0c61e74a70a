import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

test.each([
  ['with its cable', 'ACC-BATC-20', false],
  ['without a cable to its battery', 'ACC-TIERRA', true],
] as const)(
  'order, recipient and e-mail name the sheet of a set %s by what its check finds',
  async (_which, more, isPartial) => {
    const app = await testApp()
    const system = await asSystemActor({ config: signingConfig })
    const parts = anOrder().of(1, 'INV-2000-12').also(1, 'BAT-12V200').also(1, 'ACC-FUS-T200')
    const order = await parts.also(1, more).place(system)
    await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
    const emails = await inTransaction(system, ({ tx }) =>
      tx.selectFrom('outbox').select('text').where('text', 'like', `%${order.number}%`).execute(),
    )
    const ctx = { config: signingConfig }
    const texts = [
      (await visit(app, linkOf(ctx, order, 'recipient'))).text,
      (await visit(app, linkOf(ctx, order, 'payer'))).text,
      emails.map(({ text }) => text).join('\n'),
    ]
    for (const text of texts) {
      expect(text).toContain('Hoja de instalación')
      expect(text.includes('estas piezas no forman un sistema completo')).toBe(isPartial)
    }
  },
)
