import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#platform/database/transaction.ts'
import type { Engine } from '../engine/engine.server.ts'
import { withinTransaction } from '../engine/engine-dialect.server.ts'
import { accountState, nameLinkOwner } from './links.queries.server.ts'
import { linkSeconds, type OneTimeLink } from './links.rules.ts'

/** The format of our tokens; anything else is rejected without a query. */
const shape = /^[\w-]{43}$/
const nameOf = (kind: OneTimeLink, token: string) => `${kind}:${token}`

/** What a link holds besides the account it is for. */
export interface LinkData {
  readonly userId: string | null
  /** The new address of a change. */
  readonly email?: string
  /** The password of the sign-up that asked for the link. */
  readonly passwordHash?: string
}

/** A digest of the address and the password that a link was made under; a changed one ends the link. */
async function basisOf(tx: Tx, { userId }: LinkData): Promise<string | null> {
  if (userId === null) return ''
  const state = await accountState(tx, userId)
  if (!state) return null
  return createHash('sha256').update(`${state.email}\n${state.password}`).digest('base64url')
}

/** Creates a single-use token; only its hash is stored. */
export async function issueLink(
  tx: Tx,
  engine: Engine,
  { kind, now, ...options }: LinkData & { kind: OneTimeLink; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await engine.$context
  const expiresAt = new Date(now.getTime() + linkSeconds[kind] * 1000)
  const value = JSON.stringify({ ...options, basis: await basisOf(tx, options) })
  const made = await withinTransaction(tx, () =>
    internalAdapter.createVerificationValue({ identifier: nameOf(kind, token), value, expiresAt }),
  )
  if (options.userId !== null) await nameLinkOwner(tx, made.id, options.userId)
  return token
}

interface Presented {
  readonly kind: OneTimeLink
  readonly token: string
  readonly now: Date
}

/** Links from before the digest hold no JSON object. */
function parsed(value: string): (LinkData & { basis: unknown }) | null {
  try {
    const data: unknown = JSON.parse(value)
    return typeof data === 'object' && data !== null && 'basis' in data
      ? (data as LinkData & { basis: unknown })
      : null
  } catch {
    return null
  }
}

async function look(
  tx: Tx,
  engine: Engine,
  { kind, token, now }: Presented,
  how: 'findVerificationValue' | 'consumeVerificationValue',
): Promise<LinkData | null> {
  if (!shape.test(token)) return null
  const { internalAdapter } = await engine.$context
  const found = await withinTransaction(tx, () => internalAdapter[how](nameOf(kind, token)))
  if (!found || found.expiresAt <= now) return null
  const data = parsed(found.value)
  return data && data.basis === (await basisOf(tx, data)) ? data : null
}

/** Reads a link without consuming it; null when it is invalid, used, expired or outdated. */
export const peekLink = (tx: Tx, engine: Engine, link: Presented): Promise<LinkData | null> =>
  look(tx, engine, link, 'findVerificationValue')

/** Consumes a link: of two concurrent requests one gets its data. */
export const redeemLink = (tx: Tx, engine: Engine, link: Presented): Promise<LinkData | null> =>
  look(tx, engine, link, 'consumeVerificationValue')
