import { expect, onTestFinished, test } from 'vitest'
import { captchaFake } from '#tests/fakes/captcha-fake.ts'
import { captchaWidget, verifyCaptcha } from './captcha.ts'

const visitor = { address: '203.0.113.7' }
const none = {
  CAPTCHA_PROVIDER: '',
  CAPTCHA_SITE_KEY: '',
  CAPTCHA_SECRET: '',
  CAPTCHA_API_BASE: '',
} as const

async function aFake(provider: 'turnstile' | 'hcaptcha') {
  const fake = await captchaFake(provider)
  onTestFinished(fake.close)
  return fake
}

test('without configuration there is no widget, and every visitor passes', async () => {
  expect(captchaWidget(none)).toBeNull()
  expect(await verifyCaptcha(none, { ...visitor, token: '' })).toBe('passed')
})

test.each([
  ['turnstile', '/turnstile/v0/siteverify'],
  ['hcaptcha', '/siteverify'],
] as const)(
  '%s is called with secret, token and address, and its verdict applies',
  async (name, path) => {
    const { config, asked: requests } = await aFake(name)
    expect(await verifyCaptcha(config, { ...visitor, token: 'a person' })).toBe('passed')
    expect(requests).toEqual([
      { path, fields: { secret: 'the secret', response: 'a person', remoteip: '203.0.113.7' } },
    ])
    expect(await verifyCaptcha(config, { ...visitor, token: 'a robot' })).toBe('failed')
  },
)

test('a missing or malformed token is rejected without calling the service', async () => {
  const { config, asked: requests } = await aFake('turnstile')
  for (const token of ['', 'x'.repeat(10_001)])
    expect(await verifyCaptcha(config, { ...visitor, token })).toBe('failed')
  expect(requests).toEqual([])
})

test('an address that is none is not passed on', async () => {
  const { config, asked: requests } = await aFake('turnstile')
  await verifyCaptcha(config, { address: 'unknown', token: 'a person' })
  expect(requests[0]?.fields).not.toHaveProperty('remoteip')
})

test('a service that times out, fails, redirects or rejects our secret is unavailable, and every visitor is refused', async () => {
  const { config, close } = await aFake('turnstile')
  expect(await verifyCaptcha(config, { ...visitor, token: 'silence' }, 50)).toBe('away')
  expect(await verifyCaptcha(config, { ...visitor, token: 'broken' })).toBe('away')
  const invalid = { ...config, CAPTCHA_SECRET: 'another' }
  expect(await verifyCaptcha(invalid, { ...visitor, token: 'a person' })).toBe('away')
  close()
  expect(await verifyCaptcha(config, { ...visitor, token: 'a person' })).toBe('away')
})

test('the widget comes from the service, or from its configured replacement', async () => {
  const real = { ...none, CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'the-site' } as const
  expect(captchaWidget(real)).toEqual({
    provider: 'hcaptcha',
    siteKey: 'the-site',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    field: 'h-captcha-response',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  })
  const { config, base } = await aFake('turnstile')
  expect(captchaWidget(config)).toMatchObject({
    script: `${base}/turnstile/v0/api.js?render=explicit`,
    hosts: [base],
  })
})
