import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { decideZelle } from '#shop/payments/manual-transfer/decisions.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import {
  actors,
  asAdmin,
  asCustomer,
  asSystemActor,
  asVisitor,
} from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { orderNow } from '#tests/harness/orders/orders.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { asSignedInUsers, aUser, signingConfig } from '#tests/harness/users/users.ts'
import {
  decideDonation,
  donationForStaff,
  donationWithHistory,
} from './decisions.service.server.ts'
import type { DonationDecision, NewDonation } from './donation.input.ts'
import type { Donation } from './donation.rules.ts'
import { donationByLink, donationLink, donationProgress, give } from './donations.service.server.ts'

const config = signingConfig
const listed = 'Miguel Díaz-Canel Bermúdez'
const visitor = () =>
  asVisitor({ config, caller: { address: randomUUID(), cookie: '', userAgent: '' } })
const admin = () => asAdmin({ config })

const aDonation = (overrides: Partial<NewDonation> = {}): NewDonation => ({
  attempt: randomUUID(),
  cause: 'lamp',
  amount: cents(2_000),
  name: 'Ana García Peña',
  email: `${randomUUID()}@example.com`,
  message: '',
  method: zelle,
  ...overrides,
})
async function gave(overrides: Partial<NewDonation> = {}, ctx?: Ctx): Promise<Donation> {
  const done = await give(ctx ?? (await visitor()), aDonation(overrides))
  if (!done.ok) throw new Error(done.code)
  return done.value
}
const aReference = () => randomUUID().slice(0, 13).toUpperCase()
const decide = async (donation: Donation, overrides: Partial<DonationDecision>, ctx?: Ctx) =>
  decideDonation(ctx ?? (await admin()), {
    ...{ intent: 'confirm', donation: donation.id, reference: aReference() },
    ...{ sender: 'Ana García Peña', amount: donation.amount, reason: '' },
    ...overrides,
  })
const code = (response: Awaited<ReturnType<typeof decide>>) =>
  response.ok ? response.value : response.code
const emailsTo = async (email: string) =>
  inTransaction(await asSystemActor(), ({ tx }) =>
    tx
      .selectFrom('outbox')
      .select(['letter as email', 'text', 'subject'])
      .where('recipient', '=', email)
      // what is written at the same time has no order of its own
      .orderBy('letter')
      .execute(),
  )
const statusOf = async ({ id }: Donation) => donationWithHistory(await admin(), id)
const total = async () => (await donationProgress(await visitor())).total

test('a gift is told how to be sent, and counts once it was seen in the bank (S-021)', async () => {
  const before = await total()
  const donation = await gave()
  expect(donation.memo).toMatch(/^DN(-[0-9A-Z]{4}){2}$/)
  expect(await total()).toBe(before)
  expect(code(await decide(donation, { amount: cents(2_001) }))).toBe('paid')
  expect(await total()).toBe(before + 2_001)
  const emails = await emailsTo(donation.email)
  expect(emails.map(({ email }) => email)).toEqual(['donation_opened', 'donation_received'])
  expect(emails[0]?.text).toContain(donationLink({ config }, donation))
  expect(emails[1]?.text).toContain('$20.01')
  expect(emails[1]?.text).toContain('No deducible de impuestos')
})

test('a form sent twice, also at once, is one gift; another amount is another gift', async () => {
  const donation = aDonation()
  const ctx = await visitor()
  const [one, two] = await Promise.all([give(ctx, donation), give(ctx, donation)])
  expect(one).toEqual(two)
  expect((await emailsTo(donation.email)).length).toBe(1)
  const other = await give(ctx, { ...donation, amount: cents(2_001) })
  expect(other.ok && one.ok && other.value.id).not.toBe(one.ok && one.value.id)
})

test('a donor on a list is held: no letter and no place to send money until somebody decides', async () => {
  const donation = await gave({ name: listed })
  expect(donation.state).toBe('held')
  expect(await emailsTo(donation.email)).toEqual([])
  expect(code(await decide(donation, {}))).toBe('change_not_allowed')
  expect(code(await decide(donation, { intent: 'release' }))).toBe('reason_missing')
  expect(code(await decide(donation, { intent: 'release', reason: 'otra persona' }))).toBe(
    'awaiting',
  )
  expect((await emailsTo(donation.email)).map(({ email }) => email)).toEqual(['donation_opened'])
  expect(code(await decide(donation, { sender: listed.toUpperCase() }))).toBe('paid')
})

test('who released a donation, why, and what was counted of it stay in the audit and on its card', async () => {
  const { id } = await aUser(await testDatabase(), { role: 'admin', name: 'Marta Ruiz' })
  const ctx = await asAdmin({ config, actor: { role: 'admin', id } })
  const donation = await gave({ name: listed })
  await decide(donation, { intent: 'release', reason: 'otra fecha de nacimiento' }, ctx)
  await decide(donation, { sender: listed, amount: cents(90_000) }, ctx)
  const audit = await readAudit(ctx, { area: 'donation', subject: donation.memo, below: null })
  expect(audit.map(({ byUser, before, after }) => [byUser, before, after])).toEqual([
    [
      id,
      { state: 'awaiting', amount_cents: 2_000, reason: null },
      { state: 'paid', amount_cents: 90_000, reason: expect.stringMatching(/^Zelle: /) },
    ],
    [
      id,
      { state: 'held', reason: null },
      { state: 'awaiting', reason: 'otra fecha de nacimiento' },
    ],
  ])
  const shown = await donationForStaff(ctx, donation.id)
  expect(shown?.history.map(({ to, by, reason }) => [to, by, reason])).toEqual([
    ['awaiting', 'Marta Ruiz', 'otra fecha de nacimiento'],
    ['paid', 'Marta Ruiz', expect.stringMatching(/^Zelle: /)],
  ])
})

test('money whose sender is on a list is held before it counts, also of a donor without a name', async () => {
  const before = await total()
  const donation = await gave({ name: '' })
  expect(code(await decide(donation, { sender: listed }))).toBe('held')
  expect(await total()).toBe(before)
  expect((await statusOf(donation)).donation?.found).toMatchObject([{ name: listed }])
  expect(code(await decide(donation, { intent: 'refuse', reason: 'es ella' }))).toBe('refused')
  expect(code(await decide(donation, { sender: 'Ana Pérez' }))).toBe('change_not_allowed')
})

test('a reference of the bank counts once', async () => {
  const reference = aReference()
  expect(code(await decide(await gave(), { reference }))).toBe('paid')
  const donation = await gave()
  expect(code(await decide(donation, { reference }))).toBe('reference_used')
  expect((await statusOf(donation)).donation?.state).toBe('awaiting')
})

test('two administrators who confirm at once count the money once', async () => {
  const before = await total()
  const donation = await gave()
  const both = await Promise.all([decide(donation, {}), decide(donation, {})])
  expect(both.map(code).toSorted()).toEqual(['change_not_allowed', 'paid'])
  expect(await total()).toBe(before + 2_000)
})

test('what goes back no longer counts, and every step stays in the history', async () => {
  const before = await total()
  const donation = await gave()
  await decide(donation, { intent: 'close', reason: 'no llegó' })
  expect(code(await decide(donation, {}))).toBe('paid')
  expect(code(await decide(donation, { intent: 'give_back', reason: 'error' }))).toBe('returned')
  expect(await total()).toBe(before)
  const written = (await emailsTo(donation.email)).find(
    ({ email }) => email === 'donation_returned',
  )
  expect(written?.text).toContain(`De tu donación ${donation.memo} te devolvimos $20.00 por Zelle`)
  expect(written?.text).toContain('el recibo que te enviamos ya no vale')
  const { history } = await statusOf(donation)
  expect(history.map(({ to_state }) => to_state)).toEqual([
    'awaiting',
    'closed',
    'paid',
    'returned',
  ])
  expect(history.at(-1)).toMatchObject({ reason: 'error', by_user: actors.admin.id })
})

test('nobody but administrators decides, and nothing is decided with something missing', async () => {
  const donation = await gave()
  const decision: DonationDecision = {
    ...{ intent: 'confirm', donation: donation.id, reference: 'R', sender: 'Ana' },
    ...{ amount: cents(2_000), reason: '' },
  }
  for (const ctx of [await visitor(), await asCustomer()])
    expect(await decideDonation(ctx, decision)).toEqual({ ok: false, code: 'not_allowed' })
  expect(code(await decide(donation, { reference: '' }))).toBe('reference_missing')
  expect(code(await decide(donation, { sender: '' }))).toBe('sender_missing')
  expect(code(await decide(donation, { amount: null }))).toBe('amount_missing')
  expect(code(await decide(donation, { donation: randomUUID() }))).toBe('not_found')
})

test("a donation's link opens that donation only, and a changed one opens nothing", async () => {
  const ctx = await visitor()
  const [own, other] = [await gave(), await gave()]
  const token = donationLink({ config }, own).slice('/donar/'.length)
  const foreign = donationLink({ config }, other).slice('/donar/'.length)
  expect((await donationByLink(ctx, token))?.id).toBe(own.id)
  expect(await donationByLink(ctx, foreign.slice(0, 33) + token.slice(33))).toBeNull()
  expect(await donationByLink(ctx, 'd')).toBeNull()
})

test('whoever sends too many from one place has to wait', async () => {
  const ctx = await visitor()
  for (let sent = 0; sent < 20; sent += 1) await gave({}, ctx)
  expect(await give(ctx, aDonation())).toMatchObject({ code: 'too_many_tries' })
})

test('a transfer that paid for an order is no donation, and one that was given pays for no order', async () => {
  const ctx = await admin()
  await asSignedInUsers(ctx.db, [{ id: actors.admin.id, role: 'admin' }])
  const order = async () => {
    const { id } = await anOrder().paidBy('zelle').total(2_000).insert(ctx.db)
    const placed = await orderNow(ctx, id)
    if (placed) await openZelle(await asSystemActor({ config }), placed)
    return id
  }
  const pay = (id: string, reference: string) =>
    decideZelle(ctx, {
      ...{ intent: 'approve', order: id, isExcessKnown: false, seen: '' },
      ...{ reference, amount: cents(2_000), reason: '' },
    })
  const [first, second] = [aReference(), aReference()]
  expect((await pay(await order(), first)).ok).toBe(true)
  expect(code(await decide(await gave(), { reference: first }))).toBe('reference_used')
  expect(code(await decide(await gave(), { reference: second }))).toBe('paid')
  expect(await pay(await order(), second)).toEqual({ ok: false, code: 'reference_used' })
})
