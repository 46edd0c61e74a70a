import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inNameOf, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { seal, unseal } from '#platform/encryption.ts'
import { type Secrets, secretsIn } from '#platform/secrets.ts'
import { StartupError } from '#platform/startup-error.ts'
import { insertMissingSecret, secretByName, setSecret } from './secrets.queries.server.ts'

const currentName = 'session_secret'
const formerName = 'former_secrets'
const unreadable =
  'FORMER_SESSION_SECRET: The secret that SESSION_SECRET replaces is missing; give it, or everything that it encrypted is lost.'
const newSecret = () => randomBytes(32).toString('base64url')

type Asking = Pick<Ctx, 'db' | 'config'> & { readonly tx?: Tx }

async function currentOf(tx: Tx): Promise<string> {
  await insertMissingSecret(tx, currentName, newSecret())
  const stored = await secretByName(tx, currentName)
  if (!stored) throw new Error('the secret that signs cookies was not kept')
  return stored
}

/** Those that a rotation stored, encrypted with the one that replaced them; null where none of these opens them. */
async function formerOf(tx: Tx, secrets: Secrets): Promise<string[] | null> {
  const sealed = await secretByName(tx, formerName)
  if (sealed === null) return []
  const plain = unseal(secrets, formerName, sealed)
  return plain === null ? null : (JSON.parse(plain) as string[])
}

const withoutRepeats = ({ current, former }: Secrets): Secrets => ({
  current,
  former: [...new Set(former)].filter((secret) => secret !== current),
})

/** Configured and stored secrets; the current one is created once where none is configured. */
export const storedSecrets = ({ db, config, tx: open }: Asking): Promise<Secrets> => {
  const acting = asSystem(db, 'the secrets that sign and encrypt')
  const read = async ({ tx }: { readonly tx: Tx }) => {
    const current = config.SESSION_SECRET || (await currentOf(tx))
    const known = { current, former: config.FORMER_SESSION_SECRET }
    const stored = (await formerOf(tx, known)) ?? []
    return withoutRepeats({ current, former: [...known.former, ...stored] })
  }
  // the embedded database has one connection, which whoever asks within a transaction holds
  return open ? inNameOf({ ...acting, tx: open }, acting.actor, read) : inTransaction(acting, read)
}

/** The secrets of a running shop, which read the stored ones at its start. */
export const secretsOf = async (ctx: Asking): Promise<Secrets> =>
  ctx.config.SESSION_SECRET === '' ? storedSecrets(ctx) : secretsIn(ctx.config)

/** The secret that signs and encrypts, shared by every process on this database. */
export const sharedSecret = async (ctx: Asking): Promise<string> => (await secretsOf(ctx)).current

/**
 * Makes the current secret a former one where the shop generates it, and stores the former ones
 * encrypted with the current, so that none of them needs to be configured any longer.
 */
export const replaceSecret = async (ctx: Asking): Promise<Secrets> => {
  const before = await storedSecrets(ctx)
  return inTransaction(asSystem(ctx.db, 'a new secret replaces the old'), async ({ tx }) => {
    if ((await formerOf(tx, before)) === null) throw new StartupError(unreadable)
    const isOurs = ctx.config.SESSION_SECRET === ''
    const after = isOurs
      ? { current: newSecret(), former: [before.current, ...before.former] }
      : before
    if (isOurs) await setSecret(tx, currentName, after.current)
    await setSecret(tx, formerName, seal(after.current, formerName, JSON.stringify(after.former)))
    return after
  })
}

/** Forgets the former secrets: what they signed or encrypted is void from then on. */
export const dropFormerSecrets = ({ db }: Pick<Ctx, 'db'>, current: string): Promise<void> =>
  inTransaction(asSystem(db, 'former secrets go'), ({ tx }) =>
    setSecret(tx, formerName, seal(current, formerName, '[]')),
  )
