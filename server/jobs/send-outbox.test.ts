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
  onTestFinished(() => sending.stop(0))
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

test('a commit wakes the sender, and two senders send one letter', async () => {
  const one = await openSending(async () => 'one')
  const other = await openSending(async () => 'other')
  await queue()
  await vi.waitUntil(() => wasSent(), soon)
  expect([...one.took, ...other.took]).toHaveLength(1)
})

test('who lets others go first when told to stop takes no letter afterwards', async () => {
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

test('what waits when the shop opens leaves at once', async () => {
  await queue()
  const { took } = await openSending(async () => 'x')
  await untilTaken(took, 1)
})

test('what no notice announces leaves with the slow clock', async () => {
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

test('one that does not get through holds nobody up', async () => {
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

test('stopping lets what is being sent end and takes nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  // every lane has a letter: an idle one might still be looking for one
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

test('what does not end in time is cut and tried again', async () => {
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
