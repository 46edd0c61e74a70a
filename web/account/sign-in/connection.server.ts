import type { Ctx } from '#platform/ctx.ts'
import { isDatabaseUnavailable } from '#platform/database/is-unavailable.ts'
import { type ConnectionCheck, connectionOf } from '#shop/accounts/sign-in/connection.rules.ts'
import { anyProduct } from '#shop/catalogue/catalogue.service.server.ts'

/** Whether a product can be read, and the session of the request. */
export async function connectionNow(ctx: Ctx): Promise<ConnectionCheck> {
  const session = ctx.user?.role !== null
  try {
    await anyProduct(ctx)
    return connectionOf({ is: 'answered', session, database: true })
  } catch (error) {
    ctx.log.error({ err: error }, 'the connection check failed')
    if (isDatabaseUnavailable(error))
      return connectionOf({ is: 'answered', session: true, database: false })
    return connectionOf({ is: 'refused', status: 500 })
  }
}
