import path from 'node:path'
import { fallbackLocale } from '#kernel/locale.ts'
import { backupsIn, readManifest } from '#platform/backup/manifest.ts'
import { placeOfBackups } from '#platform/backup/place.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { assessAddress, assessBackups, assessEmails, assessLists } from '#platform/health/assess.ts'
import { examineDatabase, examineMachine } from '#platform/health/examine.ts'
import { type Check, checks, type Finding, finding } from '#platform/health/finding.ts'
import { lastBackups } from '#shop/backups/backups.service.server.ts'
import { listsHeld } from '#shop/compliance/lists/lists.service.server.ts'
import { emailsWaiting } from '#shop/emails/outbox/delivery.service.server.ts'
import { lackText } from '#shop/readiness/lack-texts.rules.ts'
import { messages } from '#shop/readiness/messages/messages.ts'
import { readiness } from '#shop/readiness/readiness.service.server.ts'

const oldestOf = (dates: readonly Date[]): Date | null =>
  dates.length === 0 ? null : new Date(Math.min(...dates.map((date) => date.getTime())))

/** The newest complete backup in this machine's folder, made by any process; otherwise the newest of any machine. */
async function examineBackups(db: Database, config: Config, now: Date): Promise<Finding> {
  const place = placeOfBackups(config)
  const [newest] = backupsIn(place)
  const runs = await lastBackups(asSystem(db, 'the shop is examined'))
  const ended = runs.find(({ endedAt, problem }) => endedAt && problem === '')
  const madeAt = newest
    ? new Date(readManifest(path.join(place, newest)).madeAt)
    : (ended?.endedAt ?? null)
  const problem = runs[0]?.problem ?? ''
  return assessBackups({ madeAt, problem, isDaily: config.BACKUP_AT !== 'off' }, now)
}

const isCheck = (name: string): name is Check => checks.some((check) => check === name)

/** The panel's checklist; what this examination looks at in more detail is left out. */
async function examineReadiness(ctx: Parameters<typeof readiness>[0]): Promise<Finding[]> {
  const lines = await readiness(ctx)
  return lines.flatMap(({ requirement, isMet, lacks }) => {
    if (!isCheck(requirement)) return []
    const missing = lacks.map((lack) => lackText('en', messages.readiness.en, lack)).join(' ')
    return isMet
      ? [finding(requirement, 'well', 'met')]
      : [finding(requirement, 'watch', 'missing', { missing })]
  })
}

async function examineTrade(db: Database, config: Config, now: Date): Promise<Finding[]> {
  const ctx = asSystem(db, 'the shop is examined')
  const lists = await listsHeld(ctx)
  const held = {
    count: lists.length,
    oldest: oldestOf(lists.map(({ asOf }) => asOf)),
    isDemonstration: config.SCREENING_DEMO === 'on',
  }
  return [
    ...(await examineReadiness({ ...ctx, locale: fallbackLocale, now, config })),
    await examineBackups(db, config, now),
    assessEmails(await emailsWaiting(ctx), now),
    assessLists(held, now),
  ]
}

/** All health checks from inside the shop; each returns a finding. */
export async function examineShop(db: Database, config: Config, now: Date): Promise<Finding[]> {
  const database = await examineDatabase(db)
  const machine = await examineMachine(config, openFiles(config))
  const isUsable = database.every(({ check, state }) => check !== 'migrations' || state === 'well')
  const trade = isUsable ? await examineTrade(db, config, now) : []
  return [...database, ...machine, ...trade, assessAddress(config.SHOP_URL, config.TRUSTED_PROXIES)]
}
