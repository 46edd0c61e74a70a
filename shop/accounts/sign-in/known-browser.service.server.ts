import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { passwordOf, userByEmail } from '../users/users.queries.server.ts'

const cookieName = 'girasol.browser'
const inCookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`)
const maxAgeSeconds = (180 * dayMs) / secondMs

/** Only the server knows the salt in the hash; a new password makes every browser unknown. */
const signatureOf = (nonce: string, email: string, passwordHash: string) =>
  createHash('sha256').update(`browser\n${nonce}\n${email}\n${passwordHash}`).digest('base64url')

const hashOf = (ctx: Ctx, email: string): Promise<string | null> =>
  inTransaction(asSystem(ctx.db, 'which password does a browser know'), async ({ tx }) => {
    const user = await userByEmail(tx, email)
    return user ? passwordOf(tx, user.id) : null
  })

/** Marks a browser in which the password of an account was given. */
export async function knownBrowserCookie(ctx: Ctx, email: string): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  const signature = signatureOf(nonce, email, (await hashOf(ctx, email)) ?? '')
  return `${cookieName}=${nonce}.${signature}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${
    ctx.shopUrl.startsWith('https:') ? '; Secure' : ''
  }`
}

/** Whether somebody signed in from this browser before; anybody could say so. */
export const seemsKnown = ({ caller }: Pick<Ctx, 'caller'>): boolean => inCookie.test(caller.cookie)

/**
 * The browser's own name where this account signed in before; null elsewhere. Its guesses are counted apart
 * from everybody else's, which therefore lock out no owner.
 */
export async function knownBrowserOf(ctx: Ctx, email: string): Promise<string | null> {
  const [, nonce, signature] = inCookie.exec(ctx.caller.cookie) ?? []
  if (nonce === undefined || signature === undefined) return null
  const hash = await hashOf(ctx, email)
  if (hash === null) return null
  const expected = signatureOf(nonce, email, hash)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? nonce : null
}
