import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Cached by secret and purpose: a process has one secret and a few purposes. */
const keys = new Map<string, KeyObject>()
const maxKeys = 20

/** A separate key per purpose: text encrypted for one cannot be decrypted for another. */
function keyFor(secret: string, purpose: string): KeyObject {
  const name = JSON.stringify([secret, purpose])
  const known = keys.get(name)
  if (known) return known
  if (keys.size >= maxKeys) keys.clear()
  const bytes = hkdfSync('sha256', secret, '', `girasol sealed ${purpose}`, keyBytes)
  const key = createSecretKey(new Uint8Array(bytes))
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

/** Null for modified or invalid text, and for another purpose or secret. */
export function unseal(secret: string, purpose: string, sealed: string): string | null {
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
