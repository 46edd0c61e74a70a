import type { Context } from 'hono'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '../env.ts'

/** Well only when the database answers. */
export const health =
  ({ pool }: Database) =>
  async (c: Context<Env>) => {
    c.header('Cache-Control', 'no-store')
    try {
      await pool.query('select 1')
      return c.json({ status: 'ok' })
    } catch (error) {
      c.get('log').warn({ err: error }, 'the database does not answer')
      c.header('Retry-After', '5')
      return c.json({ status: 'database_unreachable' }, 503)
    }
  }
