import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { aPanel, type Panel } from '#tests/harness/panel/panel.ts'
import { customerForms } from '#tests/harness/panel/panel-customers.ts'
import { donationForms } from '#tests/harness/panel/panel-donations.ts'
import {
  alertForms,
  bulkOrderForms,
  limitForms,
  orderForms,
  orderImageForms,
  reviewForms,
  transferForms,
} from '#tests/harness/panel/panel-forms.ts'
import { partForms } from '#tests/harness/panel/panel-parts.ts'

/** Every form of the panel that is about an order, a payment, a donation or a customer. */
const pages = {
  ...{ alertForms, bulkOrderForms, customerForms, donationForms, limitForms },
  ...{ orderForms, orderImageForms, partForms, reviewForms, transferForms },
}
const forms = Object.entries(pages).flatMap(([page, intents]) =>
  Object.entries(intents).map(([intent, { send }]) => ({ page, intent, send })),
)

let panel: Panel
beforeAll(async () => {
  panel = await aPanel()
})

/** What waits to leave to buyers, payers, recipients and donors. */
const emails = () =>
  inTransaction(panel.system, async ({ tx }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox
      where letter not like 'owner\\_%'`.execute(tx)
    return rows[0]?.count ?? 0
  })

interface Sent {
  readonly isAsked: boolean
  readonly unseen: number
  readonly after: number
}

/** The panel's forms as their buttons send them: first the question, then, where there is one, the answer. */
function asking(sent: Sent[]): Panel {
  const send: Panel['send'] = async (path, fields) => {
    const before = await emails()
    const first = await panel.send(path, { ...fields, asks: 'first' })
    const unseen = (await emails()) - before
    const isAsked = first.page.has('dialog')
    const last = isAsked ? await panel.send(path, { ...fields, isExcessKnown: 'yes' }) : first
    sent.push({ isAsked, unseen, after: (await emails()) - before })
    return last
  }
  return { ...panel, send }
}

const written: string[] = []

test.for(forms)('$page: $intent writes to nobody before it showed what', async (form) => {
  const sent: Sent[] = []
  const { status } = await form.send(asking(sent))
  expect(status).toBeLessThan(400)
  expect(sent.length).toBeGreaterThan(0)
  for (const { isAsked, unseen, after } of sent) {
    expect(unseen).toBe(0)
    if (after > 0) expect(isAsked).toBe(true)
  }
  if (sent.at(-1)?.after) written.push(`${form.page} ${form.intent}`)
})

test('among them are those that write to buyers, payers, recipients and donors', () => {
  expect(written).toEqual(
    expect.arrayContaining([
      ...['orderForms release', 'orderForms reject', 'orderForms cancel', 'orderForms delay'],
      ...[
        'orderForms correct',
        'orderForms refund',
        'orderImageForms answer',
        'bulkOrderForms move',
      ],
      ...['transferForms approve', 'transferForms reject', 'donationForms confirm'],
    ]),
  )
})
