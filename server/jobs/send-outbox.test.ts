import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { asVisitor, noon } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { type SendingNeeds, startSending } from './send-outbox.ts'

const ana = 'ana@example.com'
const soon = { timeout: 10_000, interval: 20 }
const never = 3_600_000

async function openSending(
  response: (mail: Mail, signal: AbortSignal) => Promise<string>,
  overrides: Partial<SendingNeeds> = {},
) {
  const took: Mail[] = []
  const sending = await startSending({
    db: await testDatabase(),
    log: createLog('silent'),
    now: () => noon,
    lookEvery: never,
    mailer: {
      way: 'nowhere',
      send: (mail, signal) => {
        took.push(mail)
        return response(mail, signal)
      },
    },
    ...overrides,
  })
  // a lane that still looks would take the next test’s e-mail
  onTestFinished(() => sending.stop(1_000))
  return { took, sending }
}

const queue = async (to = ana) =>
  inTransaction(await asVisitor(), (ctx) =>
    queueEmail(ctx, { to, locale: 'en', email: { kind: 'password_changed' } }),
  )
const system = async () => asSystem(await testDatabase(), 'a test')
const wasSent = async (to = ana) =>
  (await emailsTo(await testDatabase(), to)).every(({ text }) => text === null)
const untilTaken = (took: readonly Mail[], count: number) =>
  vi.waitFor(() => expect(took).toHaveLength(count), soon)

beforeEach(async () => {
  await inTransaction(await system(), ({ tx }) => sql`delete from outbox`.execute(tx))
})

test('a commit wakes the sender, and two senders send one e-mail', async () => {
  const one = await openSending(async () => 'one')
  const other = await openSending(async () => 'other')
  await queue()
  await vi.waitUntil(() => wasSent(), soon)
  expect([...one.took, ...other.took]).toHaveLength(1)
})

test('a sender that is stopped while it yields to requests takes no e-mail afterwards', async () => {
  const db = await testDatabase()
  const busy = vi.spyOn(db.pool, 'waitingCount', 'get').mockReturnValue(1)
  const { took, sending } = await openSending(async () => 'x')
  await queue()
  await vi.waitUntil(() => busy.mock.calls.length > 0, soon)
  const stopped = sending.stop(5_000)
  busy.mockRestore()
  await stopped
  expect(took).toEqual([])
})

test('queued e-mails are sent as soon as the shop opens', async () => {
  await queue()
  const { took } = await openSending(async () => 'x')
  await untilTaken(took, 1)
})

test('an e-mail without a notification is sent at the next interval', async () => {
  let minutes = 0
  const now = () => new Date(noon.getTime() + minutes * 60_000)
  let attempts = 0
  const response = async () => {
    attempts += 1
    if (attempts === 1) throw new Error('451 later')
    return 'x'
  }
  await queue()
  const { took } = await openSending(response, { now, lookEvery: 50 })
  await untilTaken(took, 1)
  expect(await wasSent()).toBe(false)
  minutes = 1
  await vi.waitUntil(() => wasSent(), soon)
  expect(took).toHaveLength(2)
})

test('an e-mail that gets stuck does not delay the others', async () => {
  await queue('slow@example.com')
  const { took } = await openSending((mail, signal) =>
    mail.to === ana
      ? Promise.resolve('x')
      : new Promise((_, cut) => signal.addEventListener('abort', () => cut(signal.reason))),
  )
  await untilTaken(took, 1)
  await queue()
  await vi.waitUntil(() => wasSent(), soon)
})

test('stopping lets running deliveries finish and takes no further e-mail', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  // every lane has an e-mail: an idle one might still be looking for one
  const lanes = ['ana', 'eva', 'luz'].map((name) => `${name}@example.com`)
  for (const to of lanes) await queue(to)
  const { took, sending } = await openSending(() => promise)
  await untilTaken(took, lanes.length)
  const stopped = sending.stop(10_000)
  await queue('late@example.com')
  resolve('x')
  await stopped
  for (const to of lanes) expect(await wasSent(to)).toBe(true)
  expect([await wasSent('late@example.com'), took.length]).toEqual([false, lanes.length])
})

test('a delivery that does not finish in time is cut and retried', async () => {
  await queue()
  const { took, sending } = await openSending(
    (_, signal) =>
      new Promise((_, cut) => signal.addEventListener('abort', () => cut(signal.reason))),
  )
  await untilTaken(took, 1)
  await sending.stop(50)
  expect(await wasSent()).toBe(false)
  const heir = await openSending(async () => 'x', {
    now: () => new Date(noon.getTime() + 60_000),
  })
  await untilTaken(heir.took, 1)
  expect(heir.took[0]?.id).toBe(took[0]?.id)
})
