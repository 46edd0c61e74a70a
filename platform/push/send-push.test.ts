import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { aPushBrowser, aPushService, vapidClaims } from '#tests/fakes/push-service.ts'
import { arePushKeys, encryptPush } from './encrypt-push.ts'
import { isPublicAddress, isPublicUrl, NotPublic, publicLookup } from './public-host.ts'
import { PushGone, PushRefused, sendPush } from './send-push.ts'
import { keysOf, newPrivateKey } from './vapid.ts'

const endpoint = 'https://push.sol.com/send/abc'
const sender = { keys: keysOf(newPrivateKey()), contact: 'https://sol.com' }
const now = new Date('2026-11-20T17:00:00Z')
const message = { payload: '{"title":"Girasol · ñ"}', ttlSeconds: 600, now }
const never = new AbortController().signal
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('what is encrypted is, byte for byte, the example of RFC 8291', () => {
  const { subscription, read } = aPushBrowser(
    endpoint,
    bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  )
  const plain = 'When I grow up, I want to be a watermelon'
  const body = encryptPush(plain, subscription, {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(read(body)).toBe(plain)
})

test('a push service gets what only the device can read, signed by the shop', async () => {
  const { received, connect } = await aPushService()
  const { subscription, read } = aPushBrowser(endpoint)
  expect(await sendPush(sender, subscription, message, { signal: never, connect })).toBe(
    '/message/1',
  )
  const [push] = received
  expect(push).toMatchObject({
    path: '/send/abc',
    headers: { ttl: '600', 'content-encoding': 'aes128gcm', urgency: 'normal' },
  })
  expect(push?.body.toString('latin1')).not.toContain('Girasol')
  expect(read(push?.body ?? Buffer.alloc(0))).toBe(message.payload)
  expect(vapidClaims(push?.headers.authorization)).toEqual({
    ...{ aud: 'https://push.sol.com', sub: sender.contact, key: sender.keys.publicKey },
    exp: now.getTime() / 1000 + 12 * 3600,
  })
  expect(() => aPushBrowser(endpoint).read(push?.body ?? Buffer.alloc(0))).toThrow()
})

test.each([
  [404, PushGone],
  [410, PushGone],
  [400, PushRefused],
  [403, PushRefused],
  [413, PushRefused],
  [301, PushRefused],
])('%d ends it', async (status, kind) => {
  const { connect } = await aPushService(() => status)
  const { subscription } = aPushBrowser(endpoint)
  const sent = sendPush(sender, subscription, message, { signal: never, connect })
  await expect(sent).rejects.toBeInstanceOf(kind)
})

test.each([429, 500, 503])('%d can pass', async (status) => {
  const { connect } = await aPushService(() => status)
  const { subscription } = aPushBrowser(endpoint)
  const fault = await sendPush(sender, subscription, message, { signal: never, connect }).catch(
    (error: unknown) => error,
  )
  expect(fault).toMatchObject({ name: 'Error', message: `the push service answered ${status}` })
})

test('a push service that does not answer is given up', async () => {
  const { connect } = await aPushService(() => null)
  const { subscription } = aPushBrowser(endpoint)
  const signal = AbortSignal.timeout(100)
  await expect(sendPush(sender, subscription, message, { signal, connect })).rejects.toThrow()
})

test('a key pair is made anew each time, and its public part follows from the private one', () => {
  const made = Array.from({ length: 300 }, newPrivateKey)
  expect(new Set(made).size).toBe(300)
  for (const key of made) expect(bytes(key)).toHaveLength(32)
  expect(bytes(sender.keys.publicKey)).toHaveLength(65)
})

test('keys that no message can be encrypted for are refused', () => {
  const { p256dh, auth } = aPushBrowser(endpoint).subscription
  expect(arePushKeys({ p256dh, auth })).toBe(true)
  for (const other of ['', 'A'.repeat(87), `B${'A'.repeat(86)}`, `${p256dh}A`])
    expect(arePushKeys({ p256dh: other, auth })).toBe(false)
  expect(arePushKeys({ p256dh, auth: `${auth}A` })).toBe(false)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/QOo',
  'https://wns2-par02p.notify.windows.com/w/?token=B',
])('%s is an endpoint', (url) => expect(isPublicUrl(url)).toBe(true))

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://localhost./x',
  'https://db.internal/x',
  'https://printer.local/x',
  'https://user:pass@push.sol.com/x',
  'https://push.sol.com:8443/x',
  'https://intranet/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
])('%s is none', async (url) => {
  expect(isPublicUrl(url)).toBe(false)
  const { subscription } = aPushBrowser(url)
  const { received, connect } = await aPushService()
  const sent = sendPush(sender, subscription, message, { signal: never, connect })
  await expect(sent).rejects.toBeInstanceOf(PushRefused)
  expect(received).toEqual([])
})

test('addresses of this machine and its networks are no hosts of the Internet', () => {
  const own = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', 'fe80::1'],
    ...['fc00::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'ff02::1', 'x'],
  ]
  for (const address of own) expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const address of ['142.250.184.10', '2a00:1450:4003::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})

test('a name that resolves to this machine is not connected to', async () => {
  const looked = (all: boolean) =>
    new Promise<unknown>((resolve) =>
      publicLookup('localhost', { all }, (error, found: string | LookupAddress[]) =>
        resolve(error ?? found),
      ),
    )
  for (const all of [true, false]) expect(await looked(all)).toBeInstanceOf(NotPublic)
})
