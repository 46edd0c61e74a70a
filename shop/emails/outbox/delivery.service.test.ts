import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts'
import { asAdmin, asSystemActor, asVisitor, noon } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { maxAttempts } from './delivery.rules.ts'
import {
  deleteOldEmails,
  deliverNext,
  failedEmails,
  retryFailedEmails,
} from './delivery.service.server.ts'
import {
  emailsInFiles,
  retryEmails,
  sendEmailsInFiles,
  unsentEmailCount,
} from './failed-emails.service.server.ts'
import { queueEmail } from './outbox.service.server.ts'

const never = new AbortController().signal
const ana = 'ana@example.com'
const secret = 'secreto-1'
const email = { kind: 'reset_password', link: `http://shop.test/r?token=${secret}` } as const
const link = 'http://shop.test/pedido/x'
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

/** A mailer that records e-mails; it can refuse, fail or wait. */
function pretendMailer(response: () => Promise<string> = async () => 'taken-1') {
  const took: Mail[] = []
  const mailer: Mailer = {
    way: 'nowhere',
    async send(mail) {
      took.push(mail)
      return response()
    },
  }
  return { took, mailer }
}

const queue = async (to = ana) =>
  inTransaction(await asVisitor(), (ctx) => queueEmail(ctx, { to, locale: 'es', email }))
const sendAt = async (now: Date, mailer: Mailer, overrides: Partial<Ctx> = {}) =>
  deliverNext({ ...(await asSystemActor()), now, ...overrides }, mailer, never)

const outbox = async () =>
  inTransaction(await asSystemActor(), async ({ tx }) =>
    tx.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
  )

beforeEach(async () => {
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from outbox`.execute(tx))
})

test('a committed e-mail is sent exactly once, and its links are not retained', async () => {
  await queue()
  const { took, mailer } = pretendMailer()
  expect(await sendAt(noon, mailer)).toBe(true)
  expect(await sendAt(later(600), mailer)).toBe(false)
  expect(took).toMatchObject([
    { to: ana, subject: 'Restablece tu contraseña de Girasol', createdAt: noon },
  ])
  expect(took[0]?.text).toContain(secret)
  const [row] = await outbox()
  expect(row).toMatchObject({ sent_at: noon, html: null, text: null, provider_id: 'taken-1' })
  expect(row?.id).toBe(took[0]?.id)
})

test('a rolled-back e-mail is never sent', async () => {
  const failing = inTransaction(await asVisitor(), async (ctx) => {
    await queueEmail(ctx, { to: ana, locale: 'es', email })
    throw new Error('the sign-up failed')
  })
  await expect(failing).rejects.toThrow('the sign-up failed')
  const { took, mailer } = pretendMailer()
  expect([await sendAt(noon, mailer), took.length]).toEqual([false, 0])
})

test('twenty e-mails and four concurrent senders make twenty e-mails', async () => {
  const recipients = Array.from({ length: 20 }, (_, number) => `persona${number}@example.com`)
  for (const user of recipients) await queue(user)
  const { took, mailer } = pretendMailer()
  const drain = async (): Promise<void> => {
    if (await sendAt(noon, mailer)) await drain()
  }
  await Promise.all(Array.from({ length: 4 }, drain))
  expect(took.map(({ to }) => to).sort()).toEqual(recipients.sort())
})

test('an e-mail whose sender died is sent after the lease under the same id, not before', async () => {
  await queue()
  const dead = pretendMailer(() => new Promise(() => {}))
  void sendAt(noon, dead.mailer)
  await expect.poll(() => dead.took.length).toBe(1)
  const heir = pretendMailer()
  expect(await sendAt(later(4.9), heir.mailer)).toBe(false)
  expect(await sendAt(later(5), heir.mailer)).toBe(true)
  expect(heir.took[0]?.id).toBe(dead.took[0]?.id)
})

test('a sender that lost its lease cannot overwrite the result of its successor', async () => {
  await queue()
  const { promise, reject } = Promise.withResolvers<string>()
  const slow = pretendMailer(() => promise)
  const slowly = sendAt(noon, slow.mailer)
  await expect.poll(() => slow.took.length).toBe(1)
  await sendAt(later(5), pretendMailer().mailer)
  reject(new Error('the line broke'))
  await slowly
  expect(await outbox()).toMatchObject([{ sent_at: later(5), last_error: '', attempts: 2 }])
})

test('a temporary fault is retried with growing delays, and then left as failed', async () => {
  await queue()
  const { took, mailer } = pretendMailer(() => Promise.reject(new Error('451 try later')))
  expect(await sendAt(noon, mailer)).toBe(true)
  expect(await sendAt(later(0.4), mailer)).toBe(false)
  expect(await outbox()).toMatchObject([
    { attempts: 1, next_attempt_at: later(0.5), last_error: '451 try later', failed_at: null },
  ])
  for (let hours = 12; took.length < maxAttempts; hours += 12)
    await sendAt(later(hours * 60), mailer)
  expect(await sendAt(later(9_999_999), mailer)).toBe(false)
  const [row] = await outbox()
  expect(row).toMatchObject({ attempts: maxAttempts, sent_at: null, last_error: '451 try later' })
  expect(row?.failed_at).not.toBeNull()
  expect(row?.text).toContain(secret)
})

test('a refusal is left as failed at once', async () => {
  await queue()
  await sendAt(noon, pretendMailer(() => Promise.reject(new MailRefused('550 nobody'))).mailer)
  expect(await outbox()).toMatchObject([{ attempts: 1, failed_at: noon, last_error: '550 nobody' }])
})

test('failed e-mails are listed with the reason and are sent when retried', async () => {
  await queue()
  await sendAt(noon, pretendMailer(() => Promise.reject(new MailRefused('550 nobody'))).mailer)
  const system = await asSystemActor({ now: later(60) })
  expect(await failedEmails(system)).toMatchObject([
    { email: 'reset_password', recipient: ana, last_error: '550 nobody', failed_at: noon },
  ])
  const send = (await failedEmails(system)).map(({ id }) => id)
  expect(await retryFailedEmails(system, { send, drop: [] })).toBe(1)
  const { took, mailer } = pretendMailer()
  expect([await sendAt(later(60), mailer), took.length]).toEqual([true, 1])
  expect(await failedEmails(system)).toEqual([])
})

test('an e-mail whose process ended during each attempt is given up', async () => {
  await queue()
  await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`update outbox set attempts = ${maxAttempts}`.execute(tx),
  )
  const { took, mailer } = pretendMailer()
  await sendAt(noon, mailer)
  expect([took.length, (await outbox())[0]?.failed_at]).toEqual([0, noon])
})

test('the log names the e-mail and its result, not its content or recipient', async () => {
  const lines: string[] = []
  const log = pino(
    new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    }),
  )
  await queue()
  const fault = new Error(`could not send to ${ana}: http://shop.test/r?token=${secret}`)
  await sendAt(noon, pretendMailer(() => Promise.reject(fault)).mailer, { log })
  await sendAt(later(1), pretendMailer(async () => `250 ok ${ana} /data/mail/1.eml`).mailer, {
    log,
  })
  const [{ id } = { id: '' }] = await outbox()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain(id)
    expect(line).toContain('reset_password')
    expect(line).not.toMatch(/ana@|example\.com|secreto|token=/)
  }
  expect(lines[1]).toContain('/data/mail/1.eml')
})

test('e-mails are deleted after their retention, and waiting ones never', async () => {
  const { mailer } = pretendMailer()
  for (const to of ['sent@example.com', 'failed@example.com', 'waiting@example.com'])
    await queue(to)
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    await sql`update outbox set failed_at = ${noon} where recipient like 'failed%'`.execute(tx)
    await sql`update outbox set next_attempt_at = ${later(1)} where recipient like 'waiting%'`.execute(
      tx,
    )
  })
  await sendAt(noon, mailer)
  const after = async (days: number) => {
    await deleteOldEmails({ ...(await asSystemActor()), now: later(days * 24 * 60) })
    return (await outbox()).map(({ recipient }) => recipient.split('@')[0]).sort()
  }
  expect(await after(30)).toEqual(['failed', 'sent', 'waiting'])
  expect(await after(31)).toEqual(['failed', 'waiting'])
  expect(await after(91)).toEqual(['waiting'])
  expect(await emailsTo(await testDatabase(), 'waiting@example.com')).toHaveLength(1)
})

test('staff see an e-mail that fails before its last attempt, and send it at once when the service is mended', async () => {
  await queue()
  const broken = pretendMailer(() => Promise.reject(new Error('connect ECONNREFUSED')))
  for (const minutes of [0, 1, 5]) await sendAt(later(minutes), broken.mailer)
  expect(broken.took).toHaveLength(3)
  const staff = await asAdmin()
  expect(await unsentEmailCount(staff)).toEqual({ ok: true, value: 1 })
  const [failing] = await failedEmails(await asSystemActor())
  expect(failing).toMatchObject({ failed_at: null, last_error: 'connect ECONNREFUSED' })
  const { took, mailer } = pretendMailer()
  expect(await sendAt(later(6), mailer)).toBe(false)
  const sorted = { send: failing ? [failing.id] : [], drop: [] }
  expect(await retryEmails({ ...staff, now: later(6) }, sorted)).toEqual({ ok: true, value: 1 })
  expect([await sendAt(later(6), mailer), took.length]).toEqual([true, 1])
  expect(await unsentEmailCount(staff)).toEqual({ ok: true, value: 0 })
})

test('an e-mail that was only written to a file is counted, and leaves as it was once staff sends it; one that opens an account is not retained', async () => {
  const staff = await asAdmin({ now: later(60) })
  const receipt = { kind: 'parts_ended', name: 'Ana', number: 'GS-1', amount: '', link } as const
  await inTransaction(await asVisitor(), (ctx) =>
    queueEmail(ctx, { to: ana, locale: 'es', email: receipt }),
  )
  await queue()
  const files = pretendMailer(async () => '/data/mail/a.eml')
  while (await sendAt(noon, files.mailer)) {}
  const found = await emailsInFiles(staff)
  expect(found).toMatchObject({ ok: true, value: [{ email: 'parts_ended', recipient: ana }] })
  expect(await unsentEmailCount(staff)).toEqual({ ok: true, value: 1 })
  expect((await outbox()).filter(({ html }) => html !== null)).toHaveLength(1)
  const send = found.ok ? found.value.map(({ id }) => id) : []
  expect(await sendEmailsInFiles(staff, { send, drop: [] })).toEqual({ ok: true, value: 1 })
  const { took, mailer } = pretendMailer()
  expect([await sendAt(later(60), mailer), await sendAt(later(60), mailer)]).toEqual([true, false])
  const ended = files.took.find(({ subject }) => subject === took[0]?.subject)
  expect(took).toMatchObject([{ to: ana, text: ended?.text }])
  expect(took[0]?.text).toContain('GS-1')
  expect(await unsentEmailCount(staff)).toEqual({ ok: true, value: 0 })
  expect((await outbox()).map(({ html }) => html)).toEqual([null, null])
})

test('what is not to be sent any more is not counted, and nobody but staff sends', async () => {
  const receipt = { kind: 'parts_ended', name: 'Ana', number: 'GS-1', amount: '', link } as const
  await inTransaction(await asVisitor(), (ctx) =>
    queueEmail(ctx, { to: ana, locale: 'es', email: receipt }),
  )
  await sendAt(noon, pretendMailer(async () => 'a.eml').mailer)
  const staff = await asAdmin()
  const found = await emailsInFiles(staff)
  const drop = found.ok ? found.value.map(({ id }) => id) : []
  expect((await sendEmailsInFiles(await asVisitor(), { send: drop, drop: [] })).ok).toBe(false)
  expect(await sendEmailsInFiles(staff, { send: [], drop })).toEqual({ ok: true, value: 0 })
  expect(await unsentEmailCount(staff)).toEqual({ ok: true, value: 0 })
  expect(await sendAt(later(9), pretendMailer().mailer)).toBe(false)
})
