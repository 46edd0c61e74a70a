import type { Log } from '../log.ts'
import { machineTime, setProcessTime } from '../process-clock.ts'
import type { Database } from './connect.ts'

const lookEvery = 15_000
const compareEvery = 1_000
/** Clocks synchronised by NTP differ by less. */
const tolerated = 2_000

interface Look {
  readonly time: number
  readonly at: number
  readonly took: number
}

async function lookAt({ pool }: Pick<Database, 'pool'>): Promise<Look> {
  const startedAt = performance.now()
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  const at = performance.now()
  return { time: (rows[0]?.ms ?? Number.NaN) + (at - startedAt) / 2, at, took: at - startedAt }
}

/** The time as the database has it now. */
export const databaseTime = async (db: Pick<Database, 'pool'>): Promise<Date> =>
  new Date((await lookAt(db)).time)

/** The database's time when last read, and how long ago by a monotonic clock. */
async function following(db: Database): Promise<() => number> {
  let known = await lookAt(db)
  const time = () => known.time + (performance.now() - known.at)
  const again = async () => {
    const look = await lookAt(db).catch(() => null)
    if (look && Math.abs(look.time - time()) > look.took) known = look
  }
  setInterval(again, lookEvery).unref()
  return time
}

/** Libraries call `Date` directly; once the machine's clock is found wrong, `Date` returns the shop's time. */
function rightDate(time: () => number, log: Log): void {
  const compare = () => {
    const clockDifferenceMs = machineTime() - time()
    if (Math.abs(clockDifferenceMs) < tolerated) return
    clearInterval(comparing)
    setProcessTime(time)
    const seconds = Math.round(clockDifferenceMs / 1_000)
    log.warn({ seconds }, 'the clock of this machine is wrong: the shop goes by its database')
  }
  const comparing = setInterval(compare, compareEvery).unref()
  compare()
}

/**
 * The time of the shop. On a server it is the database's, so that all processes agree about what has expired
 * even when the clocks of their machines differ.
 */
export async function shopClock(db: Database, log: Log): Promise<() => Date> {
  if (db.kind === 'embedded') return () => new Date()
  const time = await following(db)
  rightDate(time, log)
  return () => new Date(time())
}
