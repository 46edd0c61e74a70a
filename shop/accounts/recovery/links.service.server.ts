import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/database/transaction.ts'
import type { Engine } from '../engine/engine.server.ts'
import { withinTransaction } from '../engine/engine-dialect.server.ts'
import { linkSeconds, type OneTimeLink } from './links.rules.ts'

/** The format of our tokens; anything else is rejected without a query. */
const shape = /^[\w-]{43}$/
const nameOf = (kind: OneTimeLink, token: string) => `${kind}:${token}`

/** Creates a single-use token; only its hash is stored. */
export async function issueLink(
  tx: Tx,
  engine: Engine,
  { kind, value, now }: { kind: OneTimeLink; value: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await engine.$context
  const expiresAt = new Date(now.getTime() + linkSeconds[kind] * 1000)
  await withinTransaction(tx, () =>
    internalAdapter.createVerificationValue({ identifier: nameOf(kind, token), value, expiresAt }),
  )
  return token
}

interface Presented {
  readonly kind: OneTimeLink
  readonly token: string
  readonly now: Date
}

async function look(
  tx: Tx,
  engine: Engine,
  { kind, token, now }: Presented,
  how: 'findVerificationValue' | 'consumeVerificationValue',
): Promise<string | null> {
  if (!shape.test(token)) return null
  const { internalAdapter } = await engine.$context
  const found = await withinTransaction(tx, () => internalAdapter[how](nameOf(kind, token)))
  return found && found.expiresAt > now ? found.value : null
}

/** Reads a link without consuming it; null when it is invalid, used or expired. */
export const peekLink = (tx: Tx, engine: Engine, link: Presented): Promise<string | null> =>
  look(tx, engine, link, 'findVerificationValue')

/** Consumes a link: of two concurrent requests one gets its value. */
export const redeemLink = (tx: Tx, engine: Engine, link: Presented): Promise<string | null> =>
  look(tx, engine, link, 'consumeVerificationValue')
