import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { deriveKey, type Secrets } from './secrets.ts'

const nonceBytes = 12
const tagBytes = 16

/** Cached by secret and purpose: a process has few secrets and purposes. */
const keys = new Map<string, KeyObject>()
const maxKeys = 20

/** A separate key per purpose: text encrypted for one cannot be decrypted for another. */
function keyFor(secret: string, purpose: string): KeyObject {
  const name = JSON.stringify([secret, purpose])
  const known = keys.get(name)
  if (known) return known
  if (keys.size >= maxKeys) keys.clear()
  const key = createSecretKey(deriveKey(secret, `sealed ${purpose}`))
  keys.set(name, key)
  return key
}

/** Encrypts so that only this shop reads it and any change is noticed. */
export function seal(secret: string, purpose: string, plain: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const hidden = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  const whole = Buffer.concat([nonce, cipher.getAuthTag(), hidden])
  return `v1.${whole.toString('base64url')}`
}

/** Null for modified or invalid text, for another purpose, and for a secret that is none of these. */
export function unseal(
  { current, former }: Secrets,
  purpose: string,
  sealed: string,
): string | null {
  for (const secret of [current, ...former]) {
    const plain = unsealWith(secret, purpose, sealed)
    if (plain !== null) return plain
  }
  return null
}

function unsealWith(secret: string, purpose: string, sealed: string): string | null {
  const [, body = ''] = /^v1\.([A-Za-z0-9_-]+)$/.exec(sealed) ?? []
  const whole = Buffer.from(body, 'base64url')
  if (whole.length < nonceBytes + tagBytes || whole.toString('base64url') !== body) return null
  const nonce = whole.subarray(0, nonceBytes)
  try {
    const key = keyFor(secret, purpose)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAuthTag(whole.subarray(nonceBytes, nonceBytes + tagBytes))
    const plain = [decipher.update(whole.subarray(nonceBytes + tagBytes)), decipher.final()]
    return Buffer.concat(plain).toString('utf8')
  } catch {
    return null
  }
}

/** The same text sealed with the current secret; null where none of the secrets opens it, or nothing changes. */
export function reseal(secrets: Secrets, purpose: string, sealed: string): string | null {
  if (unsealWith(secrets.current, purpose, sealed) !== null) return null
  const plain = unseal(secrets, purpose, sealed)
  return plain === null ? null : seal(secrets.current, purpose, plain)
}
