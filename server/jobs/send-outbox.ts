import { setTimeout as pause } from 'node:timers/promises'
import { hourMs } from '#kernel/time.ts'
import type { Database } from '#platform/database/connect.ts'
import { isDatabaseUnavailable } from '#platform/database/is-unavailable.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { PushCarrier } from '#shop/emails/outbox/delivery.rules.ts'
import { deleteOldEmails, deliverNext } from '#shop/emails/outbox/delivery.service.server.ts'
import { letOthersFirst } from './yield-to-requests.ts'

const outboxChannel = 'shop_outbox'
/** An e-mail that gets stuck leaves the other lanes free. */
const atOnce = 3
const startDelayMs = 50

export interface SendingNeeds {
  readonly db: Database
  readonly log: Log
  readonly mailer: Mailer
  /** Sends the messages to devices. */
  readonly push?: PushCarrier
  readonly now: () => Date
  /** For e-mails without a notification: retries, and those left by a process that died. */
  readonly lookEvery?: number
}

export interface Sending {
  /** Lets running deliveries finish, within the given time, and takes no more. */
  stop(graceMs: number): Promise<void>
}

/** Runs the work when woken, once more when woken meanwhile, and never twice at a time. */
function wakeable(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  let again = false
  const run = async () => {
    do {
      again = false
      await work()
    } while (again)
    running = null
  }
  return {
    wake() {
      again = true
      running ??= run()
    },
    /** No more rounds after the one under way. */
    async ended() {
      again = false
      await running
    },
  }
}

/** Sends the e-mails of the outbox: woken by each commit that adds one, and at a long interval. */
export async function startSending(needs: SendingNeeds): Promise<Sending> {
  const { db, log, mailer, push, now, lookEvery = 30_000 } = needs
  const stopping = new AbortController()
  const cutting = new AbortController()
  const system = { ...asSystem(db, 'send the outbox'), repeats: true }
  const drain = async () => {
    while (!stopping.signal.aborted) {
      await letOthersFirst(db)
      if (stopping.signal.aborted) return
      if (!(await deliverNext({ ...system, now: now(), log, push }, mailer, cutting.signal))) return
    }
  }
  const lanes = Array.from({ length: atOnce }, () =>
    wakeable(() =>
      drain().catch((error: unknown) =>
        log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ err: error }, 'the outbox waits'),
      ),
    ),
  )
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  const vacuum = () =>
    void deleteOldEmails({ ...system, now: now() }).catch((error: unknown) =>
      log.warn({ err: error }, 'old e-mails were not deleted'),
    )

  const unlisten = await db.listen(outboxChannel, wake)
  // at start-up, waiting requests are served first
  const first = setTimeout(wake, startDelayMs)
  const clocks = [setInterval(wake, lookEvery), setInterval(vacuum, hourMs)]
  for (const clock of clocks) clock.unref()
  log.info({ way: mailer.way }, 'e-mails are sent')
  return {
    async stop(graceMs) {
      unlisten()
      clearTimeout(first)
      for (const clock of clocks) clearInterval(clock)
      stopping.abort()
      const cut = setTimeout(() => cutting.abort(), graceMs)
      // the database may be unavailable: then the lease decides when the e-mail is retried
      await Promise.race([
        Promise.all(lanes.map((lane) => lane.ended())),
        pause(1.5 * graceMs, null, { ref: false }),
      ])
      clearTimeout(cut)
    },
  }
}
