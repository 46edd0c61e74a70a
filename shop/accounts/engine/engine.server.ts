import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { getCookies } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins'
import { Kysely } from 'kysely'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { deriveKey, type Secrets, secretVersion } from '#platform/secrets.ts'
import { maxPasswordLength, shortestPassword } from '../limits/limits.rules.ts'
import { hashedList } from '../second-factor/recovery-codes.server.ts'
import { secretsOf } from '../sessions/secrets.service.server.ts'
import { sessionMs } from '../sessions/session-time.rules.ts'
import { engineDialect } from './engine-dialect.server.ts'

export const cookiePrefix = 'girasol'
const day = dayMs / secondMs

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

const tables = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', ...times },
    additionalFields: {
      emailConfirmedAt: {
        type: 'date',
        required: false,
        input: false,
        fieldName: 'email_confirmed_at',
      },
      locale: { type: 'string', required: false, input: false },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...times,
    },
    expiresIn: sessionMs / secondMs,
    updateAge: day,
    freshAge: day,
  },
  account: {
    modelName: 'credentials',
    fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', ...times },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', ...times },
    storeIdentifier: 'hashed',
  },
} as const

const secondFactor = () =>
  twoFactor({
    twoFactorTable: 'two_factors',
    backupCodeOptions: {
      storeBackupCodes: { encrypt: hashedList, decrypt: async (stored) => stored },
    },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  })

/** Keys by version: the first encrypts and signs cookies, the others still decrypt. */
export const engineKeys = ({ current, former }: Secrets) =>
  [current, ...former].map((secret) => ({
    version: secretVersion(secret),
    value: deriveKey(secret, 'sign-in engine').toString('base64url'),
  }))

/** The engine encrypted with the oldest secret itself before it had keys of its own. */
const oldWay = ({ current, former }: Secrets): string => former.at(-1) ?? current

function createEngine(db: Database, secrets: Secrets, shopUrl: string) {
  return betterAuth({
    appName: 'Girasol',
    baseURL: shopUrl,
    secret: oldWay(secrets),
    secrets: engineKeys(secrets),
    database: { db: new Kysely({ dialect: engineDialect(db) }), type: 'postgres' },
    ...tables,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: maxPasswordLength,
    },
    plugins: [secondFactor()],
    advanced: {
      cookiePrefix,
      database: { generateId: () => randomUUID(), validateSchema: false },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    // our own services count their requests, also by account
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Engine = ReturnType<typeof createEngine>

const engines = new WeakMap<Database, Promise<Engine>>()

/** The sign-in engine of a database: one per process. */
export function engineOf(ctx: Pick<Ctx, 'db' | 'config' | 'shopUrl'>): Promise<Engine> {
  const known = engines.get(ctx.db)
  if (known) return known
  const made = secretsOf(ctx).then((secrets) => createEngine(ctx.db, secrets, ctx.shopUrl))
  engines.set(ctx.db, made)
  made.catch(() => engines.delete(ctx.db))
  return made
}

/** Name and signing secret of the engine's session cookie. */
export async function sessionCookieOf(ctx: Pick<Ctx, 'db' | 'config' | 'shopUrl'>) {
  const { options, $context } = await engineOf(ctx)
  const { name, attributes } = getCookies(options).sessionToken
  return { name, isSecure: attributes.secure, secret: (await $context).secret }
}
