import type { Day } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { reseal, seal, unseal } from '#platform/encryption.ts'
import { type Secrets, secretsIn } from '#platform/secrets.ts'
import { birthDateOf } from '#shop/compliance/carnet.rules.ts'
import {
  sealedIdentities,
  sealedIdentitiesOf,
  storeSealed,
} from './sealed-identities.queries.server.ts'

const purpose = 'national identity'
const batch = 500

export const sealIdentity = (secret: string, nationalId: string): string =>
  seal(secret, purpose, nationalId)

/** By order: when its recipient was born, by the carné. */
export const recipientsBornOn = (
  ctx: Needs<'config'>,
  ids: readonly string[],
): Promise<Map<string, Day>> =>
  inTransaction(ctx, async ({ tx, config }) => {
    const rows = await sealedIdentitiesOf(tx, ids)
    const secrets = secretsIn(config)
    return new Map(
      rows.flatMap(({ id, sealed }) => {
        const day = birthDateOf((sealed && unseal(secrets, purpose, sealed)) || '')
        return day === null ? [] : [[id, day] as const]
      }),
    )
  })

/** The recipient's carné, to screen them with it again; empty where it is unknown. */
export const recipientIdentity = (ctx: Needs<'config'>, orderId: string): Promise<string> =>
  inTransaction(ctx, async ({ tx, config }) => {
    const [row] = await sealedIdentitiesOf(tx, [orderId])
    return (row?.sealed && unseal(secretsIn(config), purpose, row.sealed)) || ''
  })

/** Encrypts the identity numbers of orders with the current secret; how many. */
export async function resealOrderIdentities({ db }: Needs, secrets: Secrets): Promise<number> {
  let changed = 0
  let after: string | null = null
  do {
    const last: string | null = after
    after = await inTransaction(asSystem(db, 'identity cards get the new key'), async ({ tx }) => {
      const rows = await sealedIdentities(tx, last, batch)
      for (const { id, sealed } of rows) {
        const renewed = sealed && reseal(secrets, purpose, sealed)
        if (!renewed) continue
        await storeSealed(tx, id, renewed)
        changed += 1
      }
      return rows.length === batch ? (rows.at(-1)?.id ?? null) : null
    })
  } while (after !== null)
  return changed
}
