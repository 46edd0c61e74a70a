import type { Context } from 'hono'
import type { Database } from '#platform/database/connect.ts'
import type { Env } from '../env.ts'

const timeoutMs = 2_000

const within = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    const tooLate = () => reject(new Error(`no answer within ${milliseconds} ms`))
    setTimeout(tooLate, milliseconds).unref()
  })

/** Well only when the database answers. */
export const health =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (c: Context<Env>) => {
    c.header('Cache-Control', 'no-store')
    try {
      await Promise.race([pool.query('select 1'), within(timeoutMs)])
      return c.json({ status: 'ok' })
    } catch (error) {
      c.get('log').warn({ err: error }, 'the database does not answer')
      c.header('Retry-After', '5')
      return c.json({ status: 'database_unreachable' }, 503)
    }
  }
