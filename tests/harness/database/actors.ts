import type { Ctx, ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Actor, inNameOf, type Tx } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from './database.ts'

export const noon = new Date('2026-11-21T17:00:00Z')

export const testConfig: ServiceConfig = {
  DATA_DIR: '.',
  BACKUP_AT: '08:30',
  BACKUP_DIR: '',
  SESSION_SECRET: '',
  FORMER_SESSION_SECRET: [],
  ACCOUNT_ANSWER_MS: 0,
  DEFAULT_ADMIN_EMAIL: 'duena@example.com',
  SMTP_URL: '',
  RESEND_API_KEY: '',
  MAIL_API_BASE: 'https://api.resend.com',
  MAIL_FROM: '',
  DEFAULT_ADMIN_NAME: 'Ana Girasol',
  CAPTCHA_PROVIDER: '',
  CAPTCHA_SITE_KEY: '',
  CAPTCHA_SECRET: '',
  CAPTCHA_API_BASE: '',
  SCREENING_DEMO: 'on',
  SCREENING_THRESHOLD: 0.88,
  SCREENING_LISTS_URLS: '',
  PAYPAL_CLIENT_ID: '',
  PAYPAL_SECRET: '',
  PAYPAL_MODE: 'sandbox',
  PAYPAL_WEBHOOK_ID: '',
  PAYPAL_API_BASE: '',
  ASSISTANT_KIND: '',
  ASSISTANT_API_BASE: '',
  ASSISTANT_API_KEY: '',
  ASSISTANT_MODEL: '',
}

export const ctxOf = (db: Database, actor: Actor, overrides: Partial<Ctx> = {}): Ctx => ({
  db,
  actor,
  locale: 'es',
  destination: 'usa',
  province: null,
  now: noon,
  log: createLog('silent'),
  requestId: 'test',
  shopUrl: 'http://shop.test',
  config: testConfig,
  files: memoryStore(),
  caller: { address: '203.0.113.7', cookie: '', userAgent: 'a test' },
  user: null,
  sessionEnd: null,
  ...overrides,
})

export const actors = {
  anon: { role: 'anon' },
  customer: { role: 'customer', id: '00000000-0000-4000-8000-00000000c057' },
  admin: { role: 'admin', id: '00000000-0000-4000-8000-00000000ad31' },
  system: { role: 'system', reason: 'a test' },
} as const satisfies Record<string, Actor>

const ctxAs =
  (role: keyof typeof actors) =>
  async (overrides: Partial<Ctx> = {}): Promise<Ctx> =>
    ctxOf(await testDatabase(), actors[role], overrides)

export const asVisitor = ctxAs('anon')
export const asCustomer = ctxAs('customer')
export const asAdmin = ctxAs('admin')
export const asSystemActor = ctxAs('system')

/** Becomes someone else inside the same transaction, to see what they would see of it. */
export const actingAs = <Value>(
  ctx: Ctx & { tx: Tx },
  role: keyof typeof actors,
  work: (ctx: Ctx & { tx: Tx }) => Promise<Value>,
): Promise<Value> => inNameOf(ctx, actors[role], work)
