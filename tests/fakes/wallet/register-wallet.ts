import { onTestFinished } from 'vitest'
import { onlineMethods } from '#kernel/payment-method.ts'
import type { Database } from '#platform/database/connect.ts'
import { providers } from '#shop/payments/engine/providers.server.ts'
import { walletProvider } from './wallet.provider.ts'
import { walletService } from './wallet-service.ts'

/** The three places of the recipe, in memory: its code, its line in the registry, its row. */
export async function registerWallet(db: Database) {
  const service = walletService()
  const codes = onlineMethods as unknown as string[]
  const registry = providers as unknown as Record<string, unknown>
  codes.push('wallet')
  registry.wallet = walletProvider(service)
  onTestFinished(() => {
    codes.pop()
    delete registry.wallet
  })
  await db.pool.query(
    "insert into payment_methods (method, kind, name) values ('wallet', 'provider', 'Monedero')",
  )
  return service
}
