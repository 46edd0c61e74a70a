import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { seal, unseal } from '#platform/encryption.ts'
import { secretsIn } from '#platform/secrets.ts'
import { purposeOf } from './connection-forms.rules.ts'
import { addConnection, lockConnection, writeConnection } from './connections.queries.server.ts'

/** A secret that the shop makes for itself at its first use; anew where what is stored cannot be opened any more. */
export const ownSecret = (
  ctx: Needs<'now' | 'config'>,
  name: string,
  make: () => string,
): Promise<string> =>
  asSystemWithin(ctx, 'the shop makes a secret of its own', async ({ tx, config, now }) => {
    const secrets = secretsIn(config)
    const read = async () => {
      const row = await lockConnection(tx, name)
      return row ? unseal(secrets, purposeOf(name), row.sealed) : undefined
    }
    const known = await read()
    if (known) return known
    const made = make()
    const sealed = seal(secrets.current, purposeOf(name), made)
    if (known === null) await writeConnection(tx, name, sealed, now)
    else if (!(await addConnection(tx, name, sealed, now))) return (await read()) ?? made
    return made
  })
