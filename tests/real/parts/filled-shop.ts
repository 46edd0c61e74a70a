import pg from 'pg'
import { type Database, serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { fillDemonstration } from '#server/demonstration.ts'
import { loginRole } from '#tests/harness/database/prepare-database.ts'
import { stocked } from '#tests/stress/audit.ts'
import { stockBefore } from '#tests/stress/troubled-shop.ts'
import { atEnd } from './ends.ts'

export interface FilledShop {
  readonly db: Database
  /** What buyers order. */
  readonly kit: string
  /** The shop's login at the server. */
  readonly url: string
}

const loginOf = (superuser: string) => superuser.replace('owner@', `${loginRole}:${loginRole}@`)

/** The demonstration shop on a new server, seen by its operator. */
export async function fillShop(superuser: string, url = loginOf(superuser)): Promise<FilledShop> {
  const pool = new pg.Pool({ connectionString: superuser, max: 1 })
  await pool.query(`create role ${loginRole} login password '${loginRole}'`)
  await migrate(pool)
  await allowLogin(pool, loginRole)
  await pool.end()
  const db = serverDatabase(url, createLog('silent'))
  atEnd(() => db.close())
  await fillDemonstration(db)
  const [kit = ''] = await stocked(db, 1, stockBefore)
  return { db, kit, url }
}
