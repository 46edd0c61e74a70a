import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { sharedSecret } from '#shop/accounts/sessions/secrets.service.server.ts'

/** Nothing is ever signed or sealed with an empty secret: what was not configured is the database's own. */
export const withSecret = async (db: Database, config: Config): Promise<Config> => ({
  ...config,
  SESSION_SECRET: await sharedSecret({ db, config }),
})
