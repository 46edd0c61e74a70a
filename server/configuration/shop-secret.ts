import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { storedSecrets } from '#shop/accounts/sessions/secrets.service.server.ts'

/** Never empty: without a configured secret the database's generated one is used; former ones still open. */
export async function withSecret(db: Database, config: Config): Promise<Config> {
  const { current, former } = await storedSecrets({ db, config })
  return { ...config, SESSION_SECRET: current, FORMER_SESSION_SECRET: [...former] }
}
