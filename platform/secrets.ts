import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The secret that signs and encrypts, and former ones whose values still open. */
export interface Secrets {
  readonly current: string
  readonly former: readonly string[]
}

/** The configured secrets; since start-up with the stored ones. */
export const secretsIn = (config: {
  readonly SESSION_SECRET: string
  readonly FORMER_SESSION_SECRET: readonly string[]
}): Secrets => ({ current: config.SESSION_SECRET, former: config.FORMER_SESSION_SECRET })

const keyBytes = 32

/** A key of its own for each purpose: it tells nothing about the secret or about another key. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `girasol ${purpose}`, keyBytes))

/** A number by which stored values name the secret that encrypted them. */
export const secretVersion = (secret: string): number =>
  createHash('sha256').update(`girasol version ${secret}`).digest().readUIntBE(0, 6)

/** A signature; `text` also names its purpose. */
export const sign = ({ current }: Secrets, purpose: string, text: string): Buffer =>
  createHmac('sha256', deriveKey(current, `signed ${purpose}`))
    .update(text)
    .digest()

/** What a secret itself signed before each purpose had its key. */
const signedOldWay = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()

/** Whether any of the secrets signed `text`; a shorter signature is compared with as many bytes. */
export function isSigned(
  { current, former }: Secrets,
  { purpose, text, bytes = 32 }: { purpose: string; text: string; bytes?: number },
  signature: Buffer,
): boolean {
  if (signature.length !== bytes) return false
  const possible = [current, ...former].flatMap((secret) => [
    sign({ current: secret, former: [] }, purpose, text),
    signedOldWay(secret, text),
  ])
  return possible.some((mac) => timingSafeEqual(mac.subarray(0, bytes), signature))
}
