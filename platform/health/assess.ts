import { dayMs, hourMs, minuteMs } from '#kernel/time.ts'
import { type Finding, finding } from './finding.ts'

const megabyte = 1e6

/** Postgres stops when its disk is full, and a backup needs room as well. */
export function assessDisk(free: number, total: number): Finding {
  const facts = { freeMb: Math.round(free / megabyte), percent: Math.round((100 * free) / total) }
  if (free < 500 * megabyte) return finding('disk', 'ill', 'full', facts)
  return free < 2_000 * megabyte || free / total < 0.1
    ? finding('disk', 'watch', 'narrow', facts)
    : finding('disk', 'well', 'room', facts)
}

interface KnownBackup {
  readonly madeAt: Date | null
  /** Why the last one failed; empty when it succeeded. */
  readonly problem: string
  readonly isDaily: boolean
}

export function assessBackups({ madeAt, problem, isDaily }: KnownBackup, now: Date): Finding {
  if (problem !== '') return finding('backups', 'ill', 'failed', { problem })
  if (!madeAt) return finding('backups', 'watch', 'none')
  const hours = Math.floor((now.getTime() - madeAt.getTime()) / hourMs)
  if (hours >= 26) return finding('backups', isDaily ? 'ill' : 'watch', 'old', { hours })
  return isDaily
    ? finding('backups', 'well', 'fresh', { hours })
    : finding('backups', 'watch', 'by_hand', { hours })
}

export interface Waiting {
  readonly waiting: number
  readonly oldest: Date | null
  readonly failed: number
}

export function assessEmails({ waiting, oldest, failed }: Waiting, now: Date): Finding {
  const minutes = oldest ? Math.floor((now.getTime() - oldest.getTime()) / minuteMs) : 0
  const facts = { waiting, minutes, failed }
  if (failed > 0) return finding('emails', 'ill', 'failed', facts)
  if (minutes >= 60) return finding('emails', 'ill', 'stuck', facts)
  return finding('emails', minutes >= 10 ? 'watch' : 'well', 'leaving', facts)
}

interface HeldLists {
  readonly count: number
  readonly oldest: Date | null
  readonly isDemonstration: boolean
}

export function assessLists({ count, oldest, isDemonstration }: HeldLists, now: Date): Finding {
  if (count === 0 || !oldest) return finding('lists', 'ill', 'none')
  const days = Math.floor((now.getTime() - oldest.getTime()) / dayMs)
  if (isDemonstration) return finding('lists', 'watch', 'demonstration', { days })
  if (days >= 7) return finding('lists', 'ill', 'old', { days })
  return finding('lists', days >= 5 ? 'watch' : 'well', 'fresh', { days })
}

/** Deadlines use the database's clock; a difference means that one of the two clocks is wrong. */
export function assessClock(own: Date, databases: Date): Finding {
  const seconds = Math.round(Math.abs(own.getTime() - databases.getTime()) / 1_000)
  if (seconds >= 60) return finding('clock', 'ill', 'wrong', { seconds })
  return finding('clock', seconds >= 5 ? 'watch' : 'well', 'right', { seconds })
}

const isHere = /^https?:\/\/(localhost|127\.|\[::1\])/

/** The shop itself speaks no TLS: an encrypted address means a proxy, which must be trusted to name the clients. */
export function assessAddress(shopUrl: string, trustedProxies: string): Finding {
  if (!shopUrl.startsWith('https:'))
    return finding('address', 'watch', isHere.test(shopUrl) ? 'only_here' : 'plain', { shopUrl })
  return trustedProxies === ''
    ? finding('address', 'ill', 'no_proxies', { shopUrl })
    : finding('address', 'well', 'encrypted', { shopUrl })
}
