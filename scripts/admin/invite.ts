import { parseArgs } from 'node:util'
import type { Config } from '#platform/config.ts'
import { readEnvironment } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { databaseTime } from '#platform/database/database-clock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseOutdated } from '#platform/database/refuse-unsafe.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { explain } from '#server/startup-error-text.ts'
import { type InvitationInput, readInvitation } from '#shop/staff/invitation.input.ts'
import { validities } from '#shop/staff/invitation.rules.ts'
import { createInvitation } from '#shop/staff/invitations.service.server.ts'

const usage = `npm run invite -- --email someone@example.com [--hours ${validities.join('|')}] [--note …]

  Prints a link with which its holder becomes an administrator, once.
  --email  the only address that may use it; without it, whoever holds the link
  --hours  how long it lasts, 72 unless told
  --note   what the list of invitations says of it

  On the embedded database the shop must be stopped first: its folder is open to one process.`

const advice = {
  email: '--email wants one e-mail address.',
  hours: `--hours wants one of ${validities.join(', ')}.`,
  note: '--note is too long: at most 300 characters.',
  set: '',
  isSure: '',
} as const

const text = { type: 'string' } as const

function readOptions(input: readonly string[]): InvitationInput {
  let values: { email?: string; hours?: string; note?: string }
  try {
    const options = { email: text, hours: { ...text, default: '72' }, note: text }
    values = parseArgs({ args: [...input], options }).values
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`)
  }
  const read = readInvitation({ email: '', note: '', set: '', isSure: 'on', ...values })
  if (read.ok) return read.input
  const invalid = read.problems.map(({ field }) => advice[field])
  throw new StartupError(`${invalid.join('\n')}\n\n${usage}`)
}

async function invite(db: Database, { SHOP_URL }: Config, request: InvitationInput): Promise<void> {
  if (db.kind === 'embedded') await migrate(db.pool)
  else await refuseOutdated(db)
  const operator = asSystem(db, 'an operator with a shell invites an administrator')
  const from = { shopUrl: SHOP_URL, locale: 'es', requestId: 'npm run invite' } as const
  const ctx = { ...operator, ...from, now: await databaseTime(db) }
  const { link, expiresAt } = await createInvitation(ctx, request, { isMailed: false })
  console.log(`${link}\n\nIt works once, until ${expiresAt.toISOString()}. It is not sent by mail.`)
}

try {
  const request = readOptions(process.argv.slice(2))
  const config = readEnvironment()
  const db = await openDatabase(config, createLog('warn'))
  await invite(db, config, request).finally(() => db.close())
} catch (error) {
  const isOpen = error instanceof StartupError && error.message.includes('already open in process')
  console.error(
    `${explain(error)}${isOpen ? ' While the shop runs, invite from /admin/invite.' : ''}`,
  )
  process.exitCode = 1
}
