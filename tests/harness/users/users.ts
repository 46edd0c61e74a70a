import { randomUUID } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import type { Role } from '#kernel/user.ts'
import type { ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { engineOf } from '#shop/accounts/engine/engine.server.ts'
import { testConfig } from '../database/actors.ts'

/** Every test may sign: what is configured stands before what a database keeps. */
export const signingConfig: ServiceConfig = {
  ...testConfig,
  SESSION_SECRET: 'what the tests sign their cookies with',
}

export const knownPassword = 'Girasol-de-prueba-7'

let knownHash: string | undefined

export interface TestUser {
  readonly id: string
  readonly email: string
  /** A Cookie header of a browser in which this person is signed in. */
  readonly cookie: string
}

interface Overrides {
  readonly role?: Role
  readonly isConfirmed?: boolean
  readonly email?: string
  readonly name?: string
  readonly shopUrl?: string
}

/** Somebody with an account, a password and a session, as the shop itself would have made them. */
export async function aUser(db: Database, overrides: Overrides = {}): Promise<TestUser> {
  const { role = 'customer', isConfirmed = true, name = 'Marta Pérez' } = overrides
  const id = randomUUID()
  const email = overrides.email ?? `marta-${id}@example.com`
  const engine = await engineOf({
    db,
    config: signingConfig,
    shopUrl: overrides.shopUrl ?? 'http://shop.test',
  })
  const { internalAdapter, authCookies, secret, password } = await engine.$context
  // made once: it costs as much as it should cost who guesses
  knownHash ??= await password.hash(knownPassword)
  const hash = knownHash
  await inTransaction(asSystem(db, 'a test needs somebody'), async ({ tx }) => {
    const confirmedAt = isConfirmed ? new Date() : null
    await tx
      .insertInto('users')
      .values({ id, email, name, email_verified: isConfirmed, email_confirmed_at: confirmedAt })
      .execute()
    await tx.insertInto('user_profiles').values({ id, role, full_name: name }).execute()
    await tx
      .insertInto('credentials')
      .values({
        id: randomUUID(),
        user_id: id,
        account_id: id,
        provider_id: 'credential',
        password: hash,
      })
      .execute()
  })
  const session = await internalAdapter.createSession(id)
  if (!session) throw new Error('a test could not sign in')
  const { name: cookieName, attributes } = authCookies.sessionToken
  const signed = await serializeSigned(cookieName, session.token, secret, attributes as object)
  const [cookie = ''] = signed.split(';')
  return { id, email, cookie }
}

/** The people whose ids the tests already know, so that they have profiles. */
export const asSignedInUsers = (
  db: Database,
  users: readonly { readonly id: string; readonly role: Role }[],
): Promise<void> =>
  inTransaction(asSystem(db, 'a test needs known people'), async ({ tx }) => {
    for (const { id, role } of users) {
      const user = { id, email: `${id}@example.com`, name: 'Conocida' }
      await tx
        .insertInto('users')
        .values(user)
        .onConflict((c) => c.doNothing())
        .execute()
      await tx
        .insertInto('user_profiles')
        .values({ id, role })
        // another test may have made him something else
        .onConflict((c) => c.column('id').doUpdateSet({ role }))
        .execute()
    }
  })

/** A Cookie header made of the Set-Cookie headers of an answer. */
export const cookieHeader = (setCookies: readonly string[]): string =>
  setCookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
