import { expect, test } from 'vitest'
import { seal, unseal } from './encryption.ts'

const secret = 'what the tests sign their cookies with'
const secrets = { current: secret, former: [] }
const carnet = '85031212345'

test('encrypted text is decrypted with the same secret for the same purpose', () => {
  for (const plain of [carnet, '', 'ñandú 🌻 "</script>', 'x'.repeat(10_000)])
    expect(unseal(secrets, 'carnet', seal(secret, 'carnet', plain))).toBe(plain)
})

test('the ciphertext reveals nothing of its content, and no two are alike', () => {
  const [one, other] = [seal(secret, 'carnet', carnet), seal(secret, 'carnet', carnet)]
  expect(one).not.toBe(other)
  expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain(carnet)
})

test('another secret or another purpose decrypts nothing', () => {
  const sealed = seal(secret, 'carnet', carnet)
  expect(unseal({ current: `${secret}!`, former: [] }, 'carnet', sealed)).toBeNull()
  expect(unseal(secrets, 'draft', sealed)).toBeNull()
})

test('a changed character anywhere is noticed', () => {
  const sealed = seal(secret, 'carnet', carnet)
  for (let at = 0; at < sealed.length; at++) {
    const changed = sealed[at] === 'A' ? 'B' : 'A'
    expect(
      unseal(secrets, 'carnet', sealed.slice(0, at) + changed + sealed.slice(at + 1)),
    ).toBeNull()
  }
})

test('invalid ciphertext decrypts to null', () => {
  for (const nonsense of ['', 'v1.', 'v2.abc', carnet, `v1.${'A'.repeat(37)}`, 'v1.🌻', 'v1.====='])
    expect(unseal(secrets, 'carnet', nonsense)).toBeNull()
  const sealed = seal(secret, 'carnet', carnet)
  expect(unseal(secrets, 'carnet', sealed.slice(0, 20))).toBeNull()
})

test('what a former secret sealed still opens beside a new one', () => {
  const sealed = seal(secret, 'carnet', '85010112345')
  expect(unseal({ current: 'a new one', former: [secret] }, 'carnet', sealed)).toBe('85010112345')
  expect(unseal({ current: 'a new one', former: [] }, 'carnet', sealed)).toBeNull()
})
