import { readEnvironment } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { databaseTime } from '#platform/database/database-clock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseOutdated } from '#platform/database/refuse-unsafe.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { explain } from '#server/startup-error-text.ts'
import { failedEmails, retryFailedEmails } from '#shop/emails/outbox/delivery.service.server.ts'
import { outdatedAmong } from '#shop/orders/notifications/outdated-emails.service.server.ts'

/** Lists the e-mails that failed permanently; with --retry the shop sends them once more. */
async function showEmails(): Promise<void> {
  const db = await openDatabase(readEnvironment(), createLog('warn'))
  try {
    if (db.kind === 'embedded') await migrate(db.pool)
    else await refuseOutdated(db)
    const operator = asSystem(db, 'an operator checks failed e-mails')
    const emails = await failedEmails(operator)
    for (const { failed_at, email, recipient, attempts, last_error } of emails)
      console.log(
        `${failed_at?.toISOString()} ${email} to ${recipient}, ${attempts} attempts: ${last_error}`,
      )
    if (!process.argv.includes('--retry')) return
    const outdated = new Set((await outdatedAmong(operator, emails)).map(({ id }) => id))
    const ids = emails.map(({ id }) => id)
    const sorted = {
      send: ids.filter((id) => !outdated.has(id)),
      drop: ids.filter((id) => outdated.has(id)),
    }
    const count = await retryFailedEmails({ ...operator, now: await databaseTime(db) }, sorted)
    console.log(`${count} e-mails will be sent once more.`)
    if (outdated.size > 0)
      console.log(`${outdated.size} will not: their orders have changed since.`)
  } finally {
    await db.close()
  }
}

try {
  await showEmails()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
