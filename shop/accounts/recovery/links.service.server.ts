import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/database/transaction.ts'
import type { Engine } from '../engine/engine.server.ts'
import { withinTransaction } from '../engine/engine-dialect.server.ts'
import { linkSeconds, type OneTimeLink } from './links.rules.ts'

/** What one of ours looks like; anything else is asked for nowhere. */
const shape = /^[\w-]{43}$/
const nameOf = (kind: OneTimeLink, token: string) => `${kind}:${token}`

/** A new secret for a link that may be used once; only its hash is kept. */
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

/** What a link stands for, without using it up; null when it is wrong, used or too old. */
export const peekLink = (tx: Tx, engine: Engine, link: Presented): Promise<string | null> =>
  look(tx, engine, link, 'findVerificationValue')

/** Uses a link up: of two who open it at once, one gets what it stands for. */
export const redeemLink = (tx: Tx, engine: Engine, link: Presented): Promise<string | null> =>
  look(tx, engine, link, 'consumeVerificationValue')
