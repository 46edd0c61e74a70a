import { type Config, readEnvironment } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseOutdated } from '#platform/database/refuse-unsafe.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { explain } from '#server/startup-error-text.ts'
import { resealSecondFactors } from '#shop/accounts/second-factor/reseal-factors.service.server.ts'
import {
  dropFormerSecrets,
  replaceSecret,
  storedSecrets,
} from '#shop/accounts/sessions/secrets.service.server.ts'
import { resealIdentities } from '#shop/checkout/buyer/reseal-identities.service.server.ts'
import { resealConnections } from '#shop/connections/connections.service.server.ts'
import { resealOrderIdentities } from '#shop/orders/placing/reseal-identities.service.server.ts'

/** Renews the secret, and encrypts with it whatever a former one encrypted. */
async function rotate(db: Database, config: Config): Promise<void> {
  const secrets = await replaceSecret({ db, config })
  const operator = asSystem(db, 'an operator renews the secret')
  const identities =
    (await resealIdentities(operator, secrets)) + (await resealOrderIdentities(operator, secrets))
  const connections = await resealConnections(operator, secrets)
  const factors = await resealSecondFactors(operator, secrets)
  console.log(
    `${identities} identity cards, ${factors} second factors and ${connections} values of services are encrypted with the new secret.`,
  )
  console.log(
    config.SESSION_SECRET === ''
      ? 'Restart the shop: until then its processes sign with the old secret.'
      : 'FORMER_SESSION_SECRET can be removed: links that it signed stay valid.',
  )
}

async function main(): Promise<void> {
  const config = readEnvironment()
  const db = await openDatabase(config, createLog('warn'))
  try {
    if (db.kind === 'embedded') await migrate(db.pool)
    else await refuseOutdated(db)
    if (process.argv.includes('--rotate')) return await rotate(db, config)
    const { current, former } = await storedSecrets({ db, config })
    if (process.argv.includes('--drop-former')) {
      await dropFormerSecrets({ db }, current)
      console.log('Links and sessions of former secrets are void once the shop has restarted.')
      return
    }
    console.log(`One current secret and ${former.length} former ones whose links are valid.`)
    console.log('--rotate renews the secret; --drop-former ends the links of former ones.')
  } finally {
    await db.close()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`)
  process.exitCode = 1
})
