import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, variables } from './config.ts'

const invalid = {
  PORT: ['abc', '-1', '70000', '1.5'],
  HOST: [''],
  DATA_DIR: [''],
  DATABASE_URL: ['mysql://host/db', 'localhost'],
  MIGRATION_DATABASE_URL: ['http://host'],
  SHOP_URL: ['girasol.example', 'ftp://girasol.example'],
  TRUSTED_PROXIES: [
    'proxy',
    '10.0.0.0/33',
    '::/129',
    '0.0.0.0/0',
    '::/0',
    '1.2.3.4,',
    '10.0.0.0/8/8',
  ],
  ACCOUNT_ANSWER_MS: ['-1', 'soon', '1.5'],
  SESSION_SECRET: ['short', 'x'.repeat(501)],
  FORMER_SESSION_SECRET: ['short', 'x'.repeat(501)],
  DEFAULT_ADMIN_EMAIL: ['ana', 'ana@'],
  DEFAULT_ADMIN_NAME: ['x'.repeat(101)],
  SMTP_URL: ['mail.example', 'http://mail.example'],
  RESEND_API_KEY: ['re_a b', 're_\nX-Other: 1'],
  MAIL_API_BASE: ['', 'api.example', 'ftp://api.example'],
  MAIL_FROM: ['Girasol', 'tienda@', 'Girasol <tienda>', 'A <a@b.c>\r\nBcc: d@e.f', 'a@b.c, d@e.f'],
  CAPTCHA_PROVIDER: ['recaptcha', 'Turnstile'],
  CAPTCHA_SITE_KEY: ['0x 1', '"><script>'],
  CAPTCHA_SECRET: ['0x 1', 'a\nb'],
  CAPTCHA_API_BASE: ['twin', 'ftp://twin'],
  SCREENING_DEMO: ['yes', 'ON'],
  SCREENING_THRESHOLD: ['0', '0.5', '1', 'high'],
  SCREENING_LISTS_URLS: ['lists', 'ftp://a.b/c', 'https://a.b/c d', 'https://a.b/c,'],
  PAYPAL_CLIENT_ID: ['a b', '"><script>'],
  PAYPAL_SECRET: ['a b', 'a\nb'],
  PAYPAL_MODE: ['test', 'Live'],
  PAYPAL_WEBHOOK_ID: ['a b'],
  PAYPAL_API_BASE: ['twin', 'ftp://twin'],
  FILES_ENDPOINT: ['s3', 'ftp://s3'],
  FILES_BUCKET: ['A b', '../x'],
  FILES_REGION: ['', 'a b'],
  FILES_KEY_ID: ['a b'],
  FILES_SECRET: ['a b'],
  LOG_LEVEL: ['loud'],
}

describe.each(Object.entries(invalid))('a wrong %s', (name, values) => {
  test.each(values)('%j is rejected with an error that names the variable and the fix', (value) => {
    const sentence = new RegExp(`^${name}: (Give|Leave|Use) .+\\.$`)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})

test('all wrong variables are named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .+\nLOG_LEVEL: .+$/)
})

test('without any variable the shop is open on localhost with an embedded database (S-044)', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: 'localhost',
    DATA_DIR: '.data',
    DATABASE_URL: '',
    MIGRATION_DATABASE_URL: '',
    SHOP_URL: 'http://localhost:3000',
    TRUSTED_PROXIES: '',
    ACCOUNT_ANSWER_MS: 400,
    SESSION_SECRET: '',
    FORMER_SESSION_SECRET: [],
    DEFAULT_ADMIN_EMAIL: '',
    DEFAULT_ADMIN_NAME: '',
    SMTP_URL: '',
    RESEND_API_KEY: '',
    MAIL_API_BASE: 'https://api.resend.com',
    MAIL_FROM: '',
    CAPTCHA_PROVIDER: '',
    CAPTCHA_SITE_KEY: '',
    CAPTCHA_SECRET: '',
    CAPTCHA_API_BASE: '',
    SCREENING_DEMO: 'on',
    SCREENING_THRESHOLD: 0.88,
    SCREENING_LISTS_URLS: '',
    PAYPAL_CLIENT_ID: '',
    PAYPAL_SECRET: '',
    PAYPAL_MODE: 'demo',
    PAYPAL_WEBHOOK_ID: '',
    PAYPAL_API_BASE: '',
    FILES_ENDPOINT: '',
    FILES_BUCKET: '',
    FILES_REGION: 'us-east-1',
    FILES_KEY_ID: '',
    FILES_SECRET: '',
    BACKUP_DIR: '',
    BACKUP_AT: '08:30',
    BACKUP_KEEP: 7,
    METRICS_TOKEN: '',
    ASSISTANT_KIND: '',
    ASSISTANT_API_BASE: '',
    ASSISTANT_API_KEY: '',
    ASSISTANT_MODEL: '',
    LOG_LEVEL: 'info',
  })
})

test('an address for migrations alone is a mistake', () => {
  expect(() => readConfig({ MIGRATION_DATABASE_URL: 'postgres://a@b/c' })).toThrow(
    /^DATABASE_URL: It is empty while MIGRATION_DATABASE_URL is set/,
  )
})

test('two e-mail transports, or one without a sender, are rejected', () => {
  const smtp = { SMTP_URL: 'smtps://a:b@mail.example' }
  const api = { RESEND_API_KEY: 're_1' }
  expect(() => readConfig({ ...smtp, ...api, MAIL_FROM: 'a@b.c' })).toThrow(/^SMTP_URL: .+\.$/)
  for (const way of [smtp, api]) {
    expect(() => readConfig(way)).toThrow(/^MAIL_FROM: .+\.$/)
    for (const MAIL_FROM of ['tienda@girasol.example', 'Girasol S.A. <tienda@girasol.example>'])
      expect(readConfig({ ...way, MAIL_FROM })).toMatchObject({ ...way, MAIL_FROM })
  }
})

test('a captcha without both its keys is a mistake', () => {
  const keys = { CAPTCHA_SITE_KEY: '0x1', CAPTCHA_SECRET: '0x2' }
  const CAPTCHA_PROVIDER = 'turnstile'
  for (const name of Object.keys(keys))
    expect(() => readConfig({ CAPTCHA_PROVIDER, ...keys, [name]: '' })).toThrow(
      new RegExp(`^${name}: .+\\.$`),
    )
  expect(readConfig({ CAPTCHA_PROVIDER, ...keys })).toMatchObject(keys)
  expect(readConfig(keys).CAPTCHA_PROVIDER).toBe('')
})

test('the public address loses the slash at its end', () => {
  expect(readConfig({ SHOP_URL: 'https://girasol.example/' }).SHOP_URL).toBe(
    'https://girasol.example',
  )
})

test('.env.example names exactly the variables there are, each after a sentence', () => {
  const lines = fs.readFileSync('.env.example', 'utf8').split('\n')
  const named = lines.flatMap((line, index) => {
    const name = /^([A-Z_]+)=/.exec(line)?.[1]
    if (name) expect(lines[index - 1], name).toMatch(/^# .+\.$/)
    return name ? [name] : []
  })
  expect(named.sort()).toEqual(Object.keys(variables.shape).sort())
})

test('the values of .env.example are the defaults', () => {
  const example = Object.fromEntries(
    [...fs.readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  )
  expect(readConfig(example)).toEqual(readConfig({}))
})

test('old lists count as fresh on the embedded database without live payments only', () => {
  const server = { DATABASE_URL: 'postgres://a@b/c' }
  const demo = (overrides: Record<string, string>) => readConfig(overrides).SCREENING_DEMO
  expect(demo({})).toBe('on')
  expect(demo({ SCREENING_DEMO: 'on', PAYPAL_MODE: 'sandbox' })).toBe('on')
  expect(demo({ SCREENING_DEMO: 'off' })).toBe('off')
  expect(demo(server)).toBe('off')
  expect(demo({ PAYPAL_MODE: 'live' })).toBe('off')
})

test('a demonstration on a Postgres server or beside live payments is a mistake', () => {
  expect(() => readConfig({ SCREENING_DEMO: 'on', DATABASE_URL: 'postgres://a@b/c' })).toThrow(
    /^SCREENING_DEMO: A Postgres server is no demonstration; .+\.$/,
  )
  expect(() => readConfig({ SCREENING_DEMO: 'on', PAYPAL_MODE: 'live' })).toThrow(
    /^SCREENING_DEMO: Old lists and live payments never go together; .+\.$/,
  )
})

test('without keys a page of the shop plays PayPal, on the embedded database only', () => {
  const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'x' }
  const server = { DATABASE_URL: 'postgres://a@b/c' }
  const mode = (overrides: Record<string, string>) => readConfig(overrides).PAYPAL_MODE
  expect(mode({})).toBe('demo')
  expect(mode({ PAYPAL_MODE: 'demo' })).toBe('demo')
  expect(mode({ SHOP_URL: 'https://girasol.example' })).toBe('sandbox')
  expect(mode({ SHOP_URL: 'https://girasol.example', PAYPAL_MODE: 'demo' })).toBe('demo')
  expect(mode(keys)).toBe('sandbox')
  expect(mode(server)).toBe('sandbox')
  expect(mode({ PAYPAL_MODE: 'sandbox' })).toBe('sandbox')
  expect(() => readConfig({ PAYPAL_MODE: 'demo', ...server })).toThrow(
    /^PAYPAL_MODE: A Postgres server is no demonstration; .+\.$/,
  )
  expect(() => readConfig({ PAYPAL_MODE: 'demo', ...keys })).toThrow(
    /^PAYPAL_MODE: The keys of PayPal and its demonstration never go together; .+\.$/,
  )
})

test('PayPal and an S3 service are configured whole or not at all', () => {
  expect(() => readConfig({ PAYPAL_CLIENT_ID: 'id' })).toThrow(/^PAYPAL_SECRET: /)
  expect(() => readConfig({ PAYPAL_SECRET: 'x' })).toThrow(/^PAYPAL_CLIENT_ID: /)
  const place = { FILES_ENDPOINT: 'https://s3.example', FILES_BUCKET: 'shop' }
  expect(() => readConfig(place)).toThrow(/^FILES_KEY_ID: /)
})
