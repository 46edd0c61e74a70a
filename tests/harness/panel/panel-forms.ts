import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { parseDay } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { reportDamage } from '#shop/orders/images/damage.service.server.ts'
import { letThrough } from '#shop/orders/limits/order-passes.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { addProof } from '#shop/payments/manual-transfer/proofs.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import type { Visit } from '../app/app.ts'
import { aScreenshot } from '../inputs/pictures.ts'
import { anOrder } from '../orders/an-order.ts'
import { aUser } from '../users/users.ts'
import type { Panel, Trace } from './panel.ts'

/** What sends a form of the panel, and where its change is kept for good. */
export interface PanelForm {
  readonly leaves: Trace
  readonly send: (panel: Panel) => Promise<Visit>
}
type Forms = Readonly<Record<string, PanelForm>>

export const aReference = () => randomUUID().slice(0, 13).toUpperCase()
const someday = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const onOrder = (
  leaves: Trace,
  fields: Readonly<Record<string, string>>,
  order = anOrder().paidBy('paypal'),
): PanelForm => ({
  leaves,
  send: async (panel) => {
    const { number } = await order.insert(panel.system.db)
    return panel.send(`/admin/pedidos/${number}`, fields)
  },
})
const held = anOrder().paidBy('paypal').held()
const paid = anOrder().paidBy('paypal').paid()

export const orderForms: Forms = {
  release: onOrder('order_changes', { intent: 'release', reason: 'otra persona' }, held),
  reject: onOrder('order_changes', { intent: 'reject', reason: 'es él' }, held),
  ask: onOrder('hold_steps', { intent: 'ask', reason: 'su carné' }, held),
  escalate: onOrder('hold_steps', { intent: 'escalate', reason: 'a la abogada' }, held),
  hold: onOrder('order_changes', { intent: 'hold', reason: 'raro' }),
  cancel: onOrder('order_changes', { intent: 'cancel', reason: 'lo pidió' }),
  deliver: onOrder('order_changes', { intent: 'deliver', to: 'prepared' }, paid),
  undeliver: {
    leaves: 'order_changes',
    send: async (panel) =>
      panel.send((await aDeliveredOrder(panel)).order, { intent: 'undeliver', reason: 'otro' }),
  },
  correct: onOrder('order_changes', {
    ...{ intent: 'correct', reason: 'lo pidió', phone: '+5359999999' },
    seen: JSON.stringify({ phone: '+53 5 234 5678' }),
  }),
  export: onOrder('order_changes', { intent: 'export', basis: 'SCP', filing: 'X20261123000001' }),
  track: onOrder('order_changes', { intent: 'track', carrier: 'Cubamax', code: 'CM-1' }),
  delay: onOrder(
    'order_changes',
    { intent: 'delay', from: someday(40), to: someday(60), reason: 'el barco' },
    paid,
  ),
  renew_link: onOrder('order_changes', { intent: 'renew_link', reason: 'se reenvió' }),
  note: onOrder('order_changes', { intent: 'note', reason: 'llamó' }),
  install: onOrder('order_changes', { intent: 'install', outcome: 'done' }, paid.installation(50)),
  cost: {
    leaves: 'order_costs',
    // an attempt is one of its own each time: several files send these forms
    send: (panel) =>
      onOrder('order_costs', {
        ...{ intent: 'cost', kind: 'carrier', amount: '12,50', note: '' },
        attempt: randomUUID(),
      }).send(panel),
  },
  refund: {
    leaves: 'payments',
    send: async (panel) => {
      const { number, ...order } = await withProof(panel)
      await panel.send('/admin/zelle', approving(order))
      const back = { amount: '10', reason: 'de más', reference: aReference() }
      return panel.send(`/admin/pedidos/${number}`, { intent: 'refund', ...back })
    },
  },
}

async function withProof({ system, ctx }: Panel, total = 30_970) {
  const { id, number } = await anOrder().paidBy('zelle').total(total).insert(system.db)
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const fields = {
    sender: 'Ana Núñez',
    confirmation: 'C',
    amount: '1',
    paidOn: parseDay('2020-01-01'),
  }
  await addProof(ctx, id, { bytes: await aScreenshot(), fields })
  return { id, number, total }
}
const approving = ({ id, total }: { id: string; total: number }) => ({
  ...{ intent: 'approve', order: id, reference: aReference(), reason: '' },
  amount: String(total / 100),
})

const onTransfer = (
  leaves: Trace,
  fields: Readonly<Record<string, string>>,
  total?: number,
): PanelForm => ({
  leaves,
  send: async (panel) => {
    const order = await withProof(panel, total)
    return panel.send('/admin/zelle', { ...approving(order), ...fields })
  },
})
/** Above the sum for which two persons look. */
export const needsTwo = 150_000

export const transferForms: Forms = {
  approve: onTransfer('payments', {}),
  'approve, the first of two': onTransfer('audit_entries', {}, needsTwo),
  partial: onTransfer('payments', { intent: 'partial', amount: '100' }),
  again: onTransfer('order_changes', { intent: 'again', reason: 'no se lee' }),
  reject: onTransfer('order_changes', { intent: 'reject', reason: 'no llegó' }),
  look_again: {
    leaves: 'audit_entries',
    send: async (panel) => {
      const order = await withProof(panel, needsTwo)
      await panel.send('/admin/zelle', approving(order))
      return panel.send('/admin/zelle', { ...approving(order), intent: 'look_again' })
    },
  },
}

const onUser = (intent: string, role: 'admin' | 'customer', isConfirmed = true): PanelForm => ({
  leaves: 'audit_entries',
  send: async (panel) => {
    const { id } = await aUser(panel.system.db, { role, isConfirmed })
    return panel.send('/admin/usuarios', { intent, id })
  },
})

export const userForms: Forms = {
  demote: onUser('demote', 'admin'),
  sign_out: onUser('sign_out', 'customer'),
  delete: onUser('delete', 'customer'),
  confirm: onUser('confirm', 'admin', false),
  resend: onUser('resend', 'customer', false),
}

const limits = '/admin/limites'
const pass = { value: 'huella@example.com', hours: 24 } as const
const reviewFormOf = (intent: 'release' | 'reject'): Forms[string] => ({
  leaves: 'audit_entries',
  send: async (panel) => {
    const { id } = await anOrder().paidBy('paypal').paid().insert(panel.system.db)
    const review = randomUUID()
    await inTransaction(panel.system, ({ tx }) =>
      sql`insert into reviews (id, order_id, product_id, rating, body, author, place, locale, delivered_on, written_at)
        select ${review}, ${id}, id, 4, 'Bien', 'Ana', 'Holguín', 'es', now(), now() from products limit 1`.execute(
        tx,
      ),
    )
    return panel.send('/admin/resenas', { intent, review, reason: 'Lleva un teléfono' })
  },
})

export const reviewForms: Forms = {
  release: reviewFormOf('release'),
  reject: reviewFormOf('reject'),
}

const alertFormOf = (intent: 'written' | 'remove'): Forms[string] => ({
  leaves: 'audit_entries',
  send: async (panel) => {
    const alert = randomUUID()
    await inTransaction(panel.system, ({ tx }) =>
      sql`insert into availability_alerts (id, province, destination, channel, contact, locale, created_at, confirmed_at)
        values (${alert}, '35', 'cuba', 'whatsapp', ${`+1${alert}`}, 'es', now(), now())`.execute(
        tx,
      ),
    )
    return panel.send('/admin/avisos', { intent, alert })
  },
})

export const alertForms: Forms = { written: alertFormOf('written'), remove: alertFormOf('remove') }

export const limitForms: Forms = {
  let_through: {
    leaves: 'audit_entries',
    send: (panel) => panel.send(limits, { ...pass, hours: `${pass.hours}` }),
  },
  end: {
    leaves: 'audit_entries',
    send: async (panel) => {
      const { id } = await aUser(panel.system.db, { role: 'admin' })
      await letThrough({ ...panel.ctx, actor: { role: 'admin', id } }, { ...pass, kind: 'email' })
      const { html } = await panel.open(limits)
      return panel.send(limits, { end: /name="end" value="([^"]+)"/.exec(html)?.[1] ?? '' })
    },
  },
}

export const bulkOrderForms: Forms = {
  move: {
    leaves: 'order_changes',
    send: async (panel) => {
      const { id } = await anOrder().paidBy('paypal').paid().insert(panel.system.db)
      return panel.send('/admin/pedidos', { to: 'prepared', orders: id })
    },
  },
}

async function aDeliveredOrder({ system }: Panel) {
  const { id, number } = await anOrder().paidBy('paypal').paid().insert(system.db)
  await inTransaction(system, async ({ tx }) => {
    await sql`update orders set delivery_status = 'delivered' where id = ${id}`.execute(tx)
    await sql`insert into order_changes (order_id, axis, from_state, to_state, by_role, changed_at)
      values (${id}, 'delivery', 'in_transit', 'delivered', 'system', ${system.now})`.execute(tx)
  })
  const order = `/admin/pedidos/${number}`
  return { id, order, place: `${order}/foto` }
}

export const orderImageForms: Forms = {
  add: {
    leaves: 'order_changes',
    send: async (panel) => {
      const { place } = await aDeliveredOrder(panel)
      return panel.send(place, { file: await aScreenshot('#335577') })
    },
  },
  answer: {
    leaves: 'order_changes',
    send: async (panel) => {
      const { id, order } = await aDeliveredOrder(panel)
      const files = [await aScreenshot('#775533')]
      const damage = { ...{ description: 'llegó roto', reporter: 'payer' as const }, files }
      const there = { id, destination: 'cuba', delivery: 'delivered' } as const
      const description = await reportDamage(panel.system, there, damage)
      if (!description.ok) throw new Error(description.code)
      return panel.send(order, { intent: 'answer', answer: 'va otro' })
    },
  },
}
