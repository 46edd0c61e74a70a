import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { ChangeBus } from './change-bus.ts'
import type { Job } from './jobs/interval-job.ts'
import type { Sending } from './jobs/send-outbox.ts'

export interface Running {
  readonly server: Server
  readonly changeBus: ChangeBus
  readonly sending: Sending
  readonly house: Job
  readonly db: Database
  readonly log: Log
}

/** Together below ten seconds, after which service managers send SIGKILL. */
const forRequests = 6_000
const forEmails = 4_000
const forEverything = 9_000

/** Accepts no new requests; running ones finish, and those that take too long are cut. */
async function emptyServer(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), forRequests)
  await ended
  clearInterval(idle)
  clearTimeout(cut)
}

async function closeShop({ server, changeBus, sending, house, db }: Running): Promise<void> {
  changeBus.close()
  const jobs = Promise.race([house.stop(), pause(forRequests, undefined, { ref: false })])
  await Promise.all([emptyServer(server), sending.stop(forEmails), jobs])
  await db.close()
}

/** Stops jobs and requests, then closes the database; a repeated signal, as npm sends it, is ignored. */
export function closeOn(signals: readonly NodeJS.Signals[], running: Running): void {
  const { log } = running
  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) return
    isClosing = true
    log.info({ signal }, 'the shop closes')
    setTimeout(() => {
      log.warn('the shop did not close in time and ends')
      process.exit(1)
    }, forEverything).unref()
    await closeShop(running)
    log.info('the shop is closed')
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void close(signal))
}
