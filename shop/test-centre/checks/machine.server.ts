import { fill } from '#kernel/words.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { diskUse, memoryUse, percentOf } from '#platform/machine.ts'
import { listsOverview } from '../../compliance/lists.service.server.ts'
import { ageInDays, backupStatus, fullness } from '../machine-state.rules.ts'
import type { Finding } from '../test-result.rules.ts'
import { findingWords } from '../words.server.ts'
import { newestBackup } from './newest-backup.server.ts'

export async function listsAge(ctx: Ctx): Promise<Finding> {
  const words = findingWords(ctx)
  const { lists } = await listsOverview({ ...ctx, ...asSystem(ctx.db, 'how old the lists are') })
  if (lists.length === 0) return { status: 'error', message: words.noLists }
  const oldest = Math.max(...lists.map(({ asOf }) => ageInDays(asOf, ctx.now)))
  const isOld = lists.some((list) => list.isOld)
  const isDemo = ctx.config.SCREENING_DEMO === 'on'
  const message = fill(isOld ? words.oldLists : words.freshLists, { days: oldest })
  if (!isOld) return { status: 'success', message }
  return { status: isDemo ? 'warning' : 'error', message }
}

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1)
const megabytes = (bytes: number) => String(Math.round(bytes / 1024 ** 2))

export async function diskSpace(ctx: Ctx): Promise<Finding> {
  const use = await diskUse(ctx.config.DATA_DIR)
  const percent = percentOf(use)
  const message = fill(findingWords(ctx).disk, { percent, free: gigabytes(use.total - use.used) })
  return { status: fullness(percent), message }
}

export function memorySpace(ctx: Ctx): Promise<Finding> {
  const use = memoryUse()
  const percent = percentOf(use)
  const values = { percent, used: megabytes(use.used), total: megabytes(use.total) }
  return Promise.resolve({
    status: fullness(percent),
    message: fill(findingWords(ctx).memory, values),
  })
}

export async function backupsAge(ctx: Ctx): Promise<Finding> {
  const words = findingWords(ctx)
  const newest = await newestBackup(ctx)
  const status = backupStatus(newest, ctx.now)
  if (!newest) return { status, message: words.noBackup }
  const hours = Math.max(0, Math.round((ctx.now.getTime() - newest.getTime()) / 3_600_000))
  return { status, message: fill(words.backup, { hours }) }
}
