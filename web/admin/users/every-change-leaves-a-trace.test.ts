import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { UserInput } from '#shop/accounts/users/user-admin.input.ts'
import { nameOf } from '#shop/audit/audit-format.rules.ts'
import { moves } from '#shop/catalogue/images/image-file.rules.ts'
import { donationDecision } from '#shop/donations/donation.input.ts'
import { staffAction } from '#shop/orders/lifecycle/staff-action.input.ts'
import { zelleDecision } from '#shop/payments/manual-transfer/proof.input.ts'
import { aPanel, type Panel, tracesOf } from '#tests/harness/panel/panel.ts'
import {
  backupForms,
  connectionForms,
  listForms,
  notificationForms,
} from '#tests/harness/panel/panel-connections.ts'
import { customerForms } from '#tests/harness/panel/panel-customers.ts'
import { donationForms } from '#tests/harness/panel/panel-donations.ts'
import { emailForms, orderEmailForms } from '#tests/harness/panel/panel-emails.ts'
import {
  alertForms,
  bulkOrderForms,
  limitForms,
  orderForms,
  orderImageForms,
  type PanelForm,
  reviewForms,
  transferForms,
  userForms,
} from '#tests/harness/panel/panel-forms.ts'
import { partForms } from '#tests/harness/panel/panel-parts.ts'
import { permissionForms } from '#tests/harness/panel/panel-permissions.ts'
import * as stored from '#tests/harness/panel/panel-settings.ts'
import { auditMessagesIn } from './audit-messages.server.ts'

/** Each page of the panel that has forms, and what each of its intents stores. */
const pages: Readonly<Record<string, Readonly<Record<string, PanelForm>>>> = {
  'alerts.tsx': alertForms,
  'backups.tsx': backupForms,
  'connections.tsx': connectionForms,
  'coupon.tsx': stored.oneCouponForms,
  'coupons.tsx': stored.couponForms,
  'customer.tsx': customerForms,
  'declaration.tsx': stored.declarationForms,
  'donations.tsx': donationForms,
  'invite.tsx': stored.invitationForms,
  'legal-text.tsx': stored.legalForms,
  'limits.tsx': limitForms,
  'failed-emails.tsx': emailForms,
  'notifications.tsx': notificationForms,
  'permissions.tsx': permissionForms,
  'lists.tsx': listForms,
  'margins.tsx': stored.marginForms,
  'methods.tsx': stored.methodForms,
  'upload-order-images.ts': orderImageForms,
  'order.tsx': orderForms,
  'orders.tsx': bulkOrderForms,
  'order-emails.tsx': orderEmailForms,
  'users.tsx': userForms,
  'parts.tsx': partForms,
  'product-import.tsx': stored.importForms,
  'product-images.ts': stored.imageForms,
  'product.tsx': stored.productForms,
  'products.tsx': stored.tableForms,
  'provinces.tsx': stored.provinceForms,
  'readiness.tsx': stored.readinessForms,
  'reviews.tsx': reviewForms,
  'settings.tsx': stored.settingForms,
  'shipping.tsx': stored.shippingForms,
  'synonyms.tsx': stored.synonymForms,
  'zelle.tsx': transferForms,
}

const folder = new URL('..', import.meta.url)
const takesForms = (file: string) =>
  /export (async function|function|const) action\b/.test(
    fs.readFileSync(new URL(file, folder), 'utf8'),
  )
const pagesWithForms = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && takesForms(file))
  .map((file) => path.basename(file))

let panel: Panel
beforeAll(async () => {
  panel = await aPanel()
})

test('every page of the panel with a form is listed with what its forms store', () => {
  expect(Object.keys(pages).sort()).toEqual(pagesWithForms.sort())
})

test('so is every intent of a page that has several', () => {
  const { shape } = donationDecision
  expect(Object.keys(donationForms)).toEqual(expect.arrayContaining(shape.intent.options))
  expect(Object.keys(transferForms)).toEqual(
    expect.arrayContaining(zelleDecision.shape.intent.options),
  )
  expect(Object.keys(userForms)).toEqual(UserInput.shape.intent.options)
  const ofOrders = staffAction.options.map(({ shape: { intent } }) => intent.value)
  expect(Object.keys(orderForms).sort()).toEqual([...ofOrders, 'correct', 'cost', 'refund'].sort())
  expect(Object.keys(stored.imageForms).sort()).toEqual([...moves, 'add', 'crop'].sort())
})

const forms = Object.entries(pages).flatMap(([page, intents]) =>
  Object.entries(intents).map(([intent, form]) => ({ page, intent, ...form })),
)

test.for(forms)('$page: $intent leaves a row in $leaves', async ({ leaves, send }) => {
  const before = await tracesOf(leaves, panel.id)
  const { status, text } = await send(panel)
  expect([status, status < 400 ? '' : text]).toEqual([expect.any(Number), ''])
  expect(await tracesOf(leaves, panel.id)).toBeGreaterThan(before)
})

interface NotedName {
  readonly area: string
  readonly action: string
  readonly field: string
}

const namesNoted = () =>
  inTransaction(panel.ctx, async ({ tx }) => {
    const { rows } = await sql<NotedName>`select distinct area, action, field from audit_entries,
      lateral (select jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field) named
      order by area, action, field`.execute(tx)
    return rows
  })

test.for(locales)(
  'the audit has words for whatever these forms have noted (%s)',
  async (locale) => {
    const messages = auditMessagesIn(locale, [])
    const noted = await namesNoted()
    expect(new Set(noted.map(({ area }) => area)).size).toBe(Object.keys(messages.areas).length)
    const missing = noted.filter(
      ({ area, action, field }) =>
        nameOf(messages.areas, area, messages) === messages.unknown ||
        nameOf(messages.actions, action, messages) === messages.unknown ||
        messages.fields[area]?.[field] === undefined,
    )
    expect(missing).toEqual([])
  },
)

/** Every page of the audit as a member of staff reads it. */
async function auditText(locale: string): Promise<string> {
  const texts: string[] = []
  for (let at: string | undefined = `/admin/auditoria?lng=${locale}`; at; ) {
    const { page, text } = await panel.open(at)
    texts.push(text)
    const older: string | undefined = page.hrefs.find((href) => /[?&]antes=\d/.test(href))
    at = older && `${older}&lng=${locale}`
  }
  // addresses of tests hold numbers of their own
  return texts.join('\n').replaceAll(/\S+@\S+/g, '')
}

test.for(locales)('the audit shows no number of a row and no code (%s)', async (locale) => {
  const text = await auditText(locale)
  expect(text.match(/.{0,120}[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/g)).toBeNull()
  expect(text.match(/(: |→ )(true|false|sandbox|live|null)\b|[{}]|\w+ = \w/g)).toBeNull()
})
