import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser's push subscription hands to the shop, in base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Chosen at random for each message; stated only to compare with a published example. */
export interface MessageSecrets {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const recordBytes = 4096
const curve = 'prime256v1'

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** Encrypts a message for one browser (RFC 8291, in one record of RFC 8188); throws where its key is no point of the curve. */
export function encryptPush(
  plain: string,
  { p256dh, auth }: PushKeys,
  secrets?: MessageSecrets,
): Buffer {
  const own = createECDH(curve)
  if (secrets) own.setPrivateKey(secrets.privateKey)
  else own.generateKeys()
  const salt = secrets?.salt ?? randomBytes(16)
  const publicKey = own.getPublicKey()
  const browserKey = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, publicKey])
  const shared = own.computeSecret(browserKey)
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const lastRecord = Buffer.concat([Buffer.from(plain), Buffer.from([2])])
  const hidden = [cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, ...hidden])
}

/** Whether a message can be encrypted for these keys. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const isUncompressed = /^B[A-Za-z0-9_-]{86}$/.test(p256dh)
  if (!isUncompressed || !/^[A-Za-z0-9_-]{22}$/.test(auth)) return false
  try {
    encryptPush('', { p256dh, auth })
    return true
  } catch {
    return false
  }
}
