import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { assessBackups, assessDisk, assessEmails, assessLists } from '#platform/health/assess.ts'
import { examineClock } from '#platform/health/examine.ts'
import type { Finding as Health } from '#platform/health/finding.ts'
import { diskUse, memoryUse, percentOf } from '#platform/resource-usage.ts'
import { lastBackups } from '#shop/backups/backups.service.server.ts'
import { listsHeld } from '#shop/compliance/lists/lists.service.server.ts'
import { emailsWaiting } from '#shop/emails/outbox/delivery.service.server.ts'
import { findingMessages } from '../messages.server.ts'
import { barColour, type Finding } from '../results/test-result.rules.ts'

const statuses = { well: 'success', watch: 'warning', ill: 'error' } as const
const fullness = { green: 'success', yellow: 'warning', red: 'error' } as const

/** The doctor's assessment with the messages of this page. */
const results = (
  { state, found, facts }: Health,
  sentences: Readonly<Record<string, string>>,
): Finding => ({ status: statuses[state], message: format(sentences[found] ?? found, facts) })

const asOwner = (ctx: Ctx, reason: string) => asSystem(ctx.db, `the test centre asks ${reason}`)

export async function listsAge(ctx: Ctx): Promise<Finding> {
  const lists = await listsHeld(asOwner(ctx, 'how old the lists are'))
  const dates = lists.map(({ asOf }) => asOf.getTime())
  const held = {
    count: lists.length,
    oldest: dates.length > 0 ? new Date(Math.min(...dates)) : null,
    isDemonstration: ctx.config.SCREENING_DEMO === 'on',
  }
  return results(assessLists(held, ctx.now), findingMessages(ctx).lists)
}

export async function queueMoves(ctx: Ctx): Promise<Finding> {
  const waiting = await emailsWaiting(asOwner(ctx, 'for the outbox'))
  return results(assessEmails(waiting, ctx.now), findingMessages(ctx).emails)
}

export async function diskSpace(ctx: Ctx): Promise<Finding> {
  const { used, total } = await diskUse(ctx.config.DATA_DIR)
  return results(assessDisk(total - used, total), findingMessages(ctx).disk)
}

export async function backupsAge(ctx: Ctx): Promise<Finding> {
  const runs = await lastBackups(asOwner(ctx, 'for backups'))
  const whole = runs.find(({ endedAt, problem }) => endedAt && problem === '')
  const known = {
    madeAt: whole?.endedAt ?? null,
    problem: runs[0]?.problem ?? '',
    isDaily: ctx.config.BACKUP_AT !== 'off',
  }
  return results(assessBackups(known, ctx.now), findingMessages(ctx).backups)
}

/** Uses the machine's clock instead of the shop's. */
export const clockRight = async (ctx: Ctx): Promise<Finding> =>
  results(await examineClock(ctx.db), findingMessages(ctx).clock)

const megabytes = (bytes: number) => String(Math.round(bytes / 1024 ** 2))

export function memorySpace(ctx: Ctx): Promise<Finding> {
  const use = memoryUse()
  const percent = percentOf(use)
  const values = { percent, used: megabytes(use.used), total: megabytes(use.total) }
  return Promise.resolve({
    status: fullness[barColour(percent)],
    message: format(findingMessages(ctx).memory, values),
  })
}
