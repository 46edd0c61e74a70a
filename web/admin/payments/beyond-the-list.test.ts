import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/zelle'
/** More than the page lists. */
const many = 60

async function openTransfer(db: Database, openedAt: Date) {
  const ctx = ctxOf(db, actors.system, { now: openedAt })
  return inTransaction(ctx, async (inside) => {
    const { id } = await anOrder().paidBy('zelle').total(20_626).insertIn(inside.tx)
    const order = await orderById(inside, id)
    if (!order) throw new Error('no order')
    expect((await openZelle(inside, order)).ok).toBe(true)
    return order
  })
}

async function aBusyPanel() {
  const db = await copyInMemory(await filledDump())
  onTestFinished(() => db.close())
  const order = await openTransfer(db, new Date('2026-11-01T12:00:00Z'))
  for (let at = 0; at < many; at += 1) await openTransfer(db, new Date('2026-11-20T12:00:00Z'))
  const app = await testApp({ db })
  const headers = { Cookie: (await aUser(db, { role: 'admin' })).cookie }
  return {
    order,
    open: () => visit(app, path, { headers }),
    send: (fields: Record<string, string>) =>
      visit(app, path, {
        ...{ method: 'POST', headers },
        body: new URLSearchParams({ order: order.id, asks: 'first', ...fields }),
      }),
    pays: (payment: string) =>
      inTransaction(asSystem(db, 'a test moves the order'), ({ tx }) =>
        tx
          .updateTable('orders')
          .set({ payment_status: payment })
          .where('id', '=', order.id)
          .execute(),
      ),
  }
}

/** The first order on the page, with what its form holds. */
function firstCard({ page }: Visit) {
  const [article] = page.allByRole('article')
  if (!article) throw new Error('no order on the page')
  const card = page.within(article)
  const typed = card
    .all('form input:not([type=hidden])')
    .map((field) => field.getAttribute('value'))
  return { text: card.text, typed: typed.filter(Boolean) }
}

test('an order beyond those that are listed is answered on its own card, first of all', async () => {
  const { order, open, send, pays } = await aBusyPanel()
  expect((await open()).text).not.toContain(order.number)

  const typed = { reference: randomUUID().slice(0, 8).toUpperCase(), amount: '1.00', reason: 'ya' }
  const refused = await send({ intent: 'approve', ...typed })
  expect([refused.status, firstCard(refused).text]).toEqual([
    409,
    expect.stringContaining('Es menos de lo que falta'),
  ])
  expect(firstCard(refused).text).toContain(order.number)
  expect(firstCard(refused).typed).toEqual(Object.values(typed))

  const edited = await send({ intent: 'reject', ...typed, asks: 'edit' })
  expect([edited.status, firstCard(edited).typed]).toEqual([200, Object.values(typed)])

  await pays('paid')
  const stale = await send({ intent: 'approve', ...typed, seen: 'awaiting_proof 0' })
  const { text } = firstCard(stale)
  expect([stale.status, text]).toEqual([409, expect.stringContaining('El pedido cambió')])
  expect(text).toContain('Pagado')
  expect(firstCard(stale).typed).toEqual(Object.values(typed))
  expect(text).not.toContain('Registrar un pago tardío')
})
