import { z } from 'zod'
import { demonstrationOf, InvalidConfiguration, payPalModeOf } from './demonstration-mode.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/)
  .or(z.literal(''))

const mailAddress = String.raw`[^\s@<>,;"]+@[^\s@<>,;"]+`
const mailSender = new RegExp(`^(?:[^<>@\r\n]{1,100} <${mailAddress}>|${mailAddress})$`)

const webUrl = z
  .url({ protocol: /^https?$/ })
  .or(z.literal(''))
  .default('')
const secret = z.string().min(32).max(500).or(z.literal(''))
export const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl.default(''),
  MIGRATION_DATABASE_URL: databaseUrl.default(''),
  SHOP_URL: webUrl,
  TRUSTED_PROXIES: z
    .string()
    .refine((text) => parseTrustedProxies(text) !== null)
    .default(''),
  ACCOUNT_ANSWER_MS: z.coerce.number().int().min(0).max(5_000).default(400),
  SESSION_SECRET: secret.default(''),
  FORMER_SESSION_SECRET: secret.default('').transform((text) => (text === '' ? [] : [text])),
  DEFAULT_ADMIN_EMAIL: z.email().or(z.literal('')).default(''),
  DEFAULT_ADMIN_NAME: z.string().max(100).default(''),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .or(z.literal(''))
    .default(''),
  RESEND_API_KEY: z
    .string()
    .regex(/^[!-~]*$/)
    .default(''),
  MAIL_API_BASE: z.url({ protocol: /^https?$/ }).default('https://api.resend.com'),
  MAIL_FROM: z.string().max(320).regex(mailSender).or(z.literal('')).default(''),
  CAPTCHA_PROVIDER: z.enum(['', 'turnstile', 'hcaptcha']).default(''),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{0,200}$/)
    .default(''),
  CAPTCHA_SECRET: z
    .string()
    .regex(/^[!-~]{0,300}$/)
    .default(''),
  CAPTCHA_API_BASE: webUrl,
  SCREENING_DEMO: z.enum(['', 'on', 'off']).default(''),
  SCREENING_THRESHOLD: z.coerce.number().min(0.7).max(0.95).default(0.88),
  SCREENING_LISTS_URLS: z
    .string()
    .regex(/^(https?:\/\/[^\s,]+(\s*,\s*https?:\/\/[^\s,]+)*)?$/)
    .default(''),
  PAYPAL_CLIENT_ID: z
    .string()
    .regex(/^[\w-]{0,200}$/)
    .default(''),
  PAYPAL_SECRET: z
    .string()
    .regex(/^[!-~]{0,300}$/)
    .default(''),
  PAYPAL_MODE: z.enum(['', 'demo', 'sandbox', 'live']).default(''),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .default(''),
  PAYPAL_API_BASE: webUrl,
  FILES_ENDPOINT: webUrl,
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{0,63}$/)
    .default(''),
  FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  FILES_KEY_ID: z
    .string()
    .regex(/^[!-~]{0,200}$/)
    .default(''),
  FILES_SECRET: z
    .string()
    .regex(/^[!-~]{0,300}$/)
    .default(''),
  BACKUP_DIR: z.string().max(1_000).default(''),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/)
    .default('08:30'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  METRICS_TOKEN: z
    .string()
    .regex(/^([!-~]{16,300})?$/)
    .default(''),
  ASSISTANT_KIND: z.enum(['', 'openai', 'anthropic']).default(''),
  ASSISTANT_API_BASE: webUrl,
  ASSISTANT_API_KEY: z
    .string()
    .regex(/^[!-~]{0,300}$/)
    .default(''),
  ASSISTANT_MODEL: z
    .string()
    .regex(/^[!-~]{0,100}$/)
    .default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** How to fix a variable; one sentence each, the same as in .env.example. */
const advice: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'Give a whole number from 0 to 65535, for instance PORT=3000.',
  HOST: 'Give the address to listen on, for instance HOST=0.0.0.0 to be reached from other machines.',
  DATA_DIR: 'Give a folder that this process may write to, for instance DATA_DIR=.data.',
  DATABASE_URL:
    'Leave it empty for the embedded database or give a Postgres address, for instance DATABASE_URL=postgres://girasol:secret@localhost:5432/girasol.',
  MIGRATION_DATABASE_URL:
    'Give the Postgres address of the role that owns the tables, for instance MIGRATION_DATABASE_URL=postgres://owner:secret@localhost:5432/girasol.',
  SHOP_URL:
    'Give the public address of the shop with http or https, for instance SHOP_URL=https://girasol.example.',
  TRUSTED_PROXIES:
    'Leave it empty without a proxy, or give the addresses or CIDR ranges of your proxies, separated by commas, for instance TRUSTED_PROXIES=127.0.0.1,10.0.0.0/24.',
  ACCOUNT_ANSWER_MS:
    'Give the milliseconds that answers about accounts take at least, 0 to 5000, for instance ACCOUNT_ANSWER_MS=400.',
  SESSION_SECRET:
    'Leave it empty to let the shop generate one and store it in its database, or give at least 32 random characters.',
  FORMER_SESSION_SECRET:
    'Leave it empty, or give the former SESSION_SECRET until npm run secrets -- --rotate has run.',
  DEFAULT_ADMIN_EMAIL:
    "Give the first administrator's e-mail address, for instance DEFAULT_ADMIN_EMAIL=ana@example.com.",
  DEFAULT_ADMIN_NAME: "Give the first administrator's name, at most 100 characters.",
  SMTP_URL:
    'Leave it empty or give the address of an SMTP server, for instance SMTP_URL=smtps://user:secret@mail.example:465.',
  RESEND_API_KEY: 'Give the key as the e-mail service shows it, without spaces.',
  MAIL_API_BASE:
    'Give the address of the e-mail API with http or https, for instance MAIL_API_BASE=https://api.resend.com.',
  MAIL_FROM:
    'Give the sender of all e-mails, for instance MAIL_FROM=Girasol <tienda@girasol.example>.',
  CAPTCHA_PROVIDER: 'Leave it empty for no captcha, or use turnstile or hcaptcha.',
  CAPTCHA_SITE_KEY: 'Give the public key of the captcha as its service shows it.',
  CAPTCHA_SECRET: 'Give the secret of the captcha as its service shows it, without spaces.',
  CAPTCHA_API_BASE:
    'Leave it empty for the service itself, or give another address with http or https that answers like it.',
  SCREENING_DEMO: 'Leave it empty, or use on (old lists count as fresh, for trials only) or off.',
  SCREENING_THRESHOLD:
    'Give how near a name must be to a listed one to hold an order, 0.7 to 0.95, for instance SCREENING_THRESHOLD=0.88.',
  SCREENING_LISTS_URLS:
    'Leave it empty or give URLs of list files with http or https, separated by commas.',
  PAYPAL_CLIENT_ID:
    'Leave it empty to sell without PayPal, or give the client id as PayPal shows it.',
  PAYPAL_SECRET: 'Give the secret of the PayPal application as PayPal shows it, without spaces.',
  PAYPAL_MODE:
    'Leave it empty, or use demo (a page of the shop plays PayPal), sandbox (play money at PayPal) or live (real payments).',
  PAYPAL_WEBHOOK_ID:
    'Leave it empty, or give the id of the webhook as PayPal shows it; without one its notices are refused.',
  PAYPAL_API_BASE:
    'Leave it empty for PayPal itself, or give another address with http or https that answers like it.',
  FILES_ENDPOINT:
    'Leave it empty to store files in DATA_DIR, or give the URL of an S3-compatible service, with http or https.',
  FILES_BUCKET:
    'Give the name of the private bucket, in lower-case letters, digits, dots and dashes.',
  FILES_REGION: 'Give the region as the service names it, for instance FILES_REGION=us-east-1.',
  FILES_KEY_ID: 'Give the id of the access key as the service shows it, without spaces.',
  FILES_SECRET: 'Give the secret of the access key as the service shows it, without spaces.',
  BACKUP_DIR: 'Leave it empty for DATA_DIR/backups, or give a folder, better on another disk.',
  BACKUP_AT:
    'Give the time of the daily backup in UTC, for instance BACKUP_AT=08:30, or off for none.',
  BACKUP_KEEP: 'Give how many backups are kept, 1 to 1000, for instance BACKUP_KEEP=7.',
  METRICS_TOKEN:
    'Leave it empty, or give at least 16 random characters without spaces that read /metrics.',
  ASSISTANT_KIND:
    'Leave it empty to use the built-in assistant only, or give the API of the model: openai or anthropic.',
  ASSISTANT_API_BASE:
    'Leave it empty for the service of that kind itself, or give the address of another that answers like it, with http or https.',
  ASSISTANT_API_KEY: 'Give the key as the service of the model shows it, without spaces.',
  ASSISTANT_MODEL: 'Give the name of the model as its service writes it.',
  LOG_LEVEL: 'Use one of debug, info, warn, error, silent.',
}

export type Config = Readonly<
  Omit<z.infer<typeof variables>, 'SCREENING_DEMO' | 'PAYPAL_MODE'> & {
    SCREENING_DEMO: 'on' | 'off'
    PAYPAL_MODE: 'demo' | 'sandbox' | 'live'
  }
>
type Environment = Readonly<Record<string, string | undefined>>

type Options = Readonly<z.infer<typeof variables>>

function refuseMissing(options: Options, names: readonly (keyof Options)[], why: string): void {
  for (const name of names)
    if (options[name] === '') throw new InvalidConfiguration(`${name}: ${why}`)
}

function refuseHalfCaptcha(options: Options): void {
  const why = 'A captcha needs both its keys; give this one as its service shows it.'
  if (options.CAPTCHA_PROVIDER !== '')
    refuseMissing(options, ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'], why)
}

function refuseHalfPayPal({ PAYPAL_CLIENT_ID, PAYPAL_SECRET }: Options): void {
  if ((PAYPAL_CLIENT_ID === '') === (PAYPAL_SECRET === '')) return
  const missing = PAYPAL_CLIENT_ID === '' ? 'PAYPAL_CLIENT_ID' : 'PAYPAL_SECRET'
  throw new InvalidConfiguration(
    `${missing}: PayPal needs both its keys; give this one as PayPal shows it, or leave both empty.`,
  )
}

function refuseHalfStore(options: Options): void {
  const why =
    'Files at an S3 service need it; give it as the service shows it, or leave FILES_ENDPOINT empty.'
  if (options.FILES_ENDPOINT !== '')
    refuseMissing(options, ['FILES_BUCKET', 'FILES_KEY_ID', 'FILES_SECRET'], why)
}

function refuseHalfAssistant({ ASSISTANT_KIND, ASSISTANT_MODEL }: Options): void {
  if (ASSISTANT_KIND !== '' && ASSISTANT_MODEL === '')
    throw new InvalidConfiguration(
      'ASSISTANT_MODEL: The assistant needs the name of its model; give it, or leave ASSISTANT_KIND empty.',
    )
}

/** Values that are valid alone and contradict each other. */
function refuseContradictions(options: Options): void {
  const { DATABASE_URL, MIGRATION_DATABASE_URL, SMTP_URL, RESEND_API_KEY, MAIL_FROM } = options
  if (MIGRATION_DATABASE_URL !== '' && DATABASE_URL === '')
    throw new InvalidConfiguration(
      'DATABASE_URL: It is empty while MIGRATION_DATABASE_URL is set; set both for a Postgres server, or neither.',
    )
  if (SMTP_URL !== '' && RESEND_API_KEY !== '')
    throw new InvalidConfiguration(
      'SMTP_URL: E-mails have one transport; set SMTP_URL or RESEND_API_KEY, not both.',
    )
  refuseHalfCaptcha(options)
  refuseHalfPayPal(options)
  refuseHalfStore(options)
  refuseHalfAssistant(options)
  if (SMTP_URL + RESEND_API_KEY !== '' && MAIL_FROM === '')
    throw new InvalidConfiguration(
      'MAIL_FROM: E-mails need a sender; give one, for instance MAIL_FROM=Girasol <tienda@girasol.example>.',
    )
}

/** Validates an environment; names every invalid variable and its fix. */
export function readConfig(environment: Environment): Config {
  const parsed = variables.safeParse(environment)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    const lines = [...names].map((name) => `${name}: ${advice[name as keyof typeof advice]}`)
    throw new InvalidConfiguration(lines.join('\n'))
  }
  const { SHOP_URL, HOST, PORT } = parsed.data
  refuseContradictions(parsed.data)
  const shopUrl = (SHOP_URL || `http://${HOST}:${PORT}`).replace(/\/+$/, '')
  const mailApi = parsed.data.MAIL_API_BASE.replace(/\/+$/, '')
  const modes = {
    SCREENING_DEMO: demonstrationOf(parsed.data),
    PAYPAL_MODE: payPalModeOf(parsed.data),
  }
  return { ...parsed.data, SHOP_URL: shopUrl, MAIL_API_BASE: mailApi, ...modes }
}

/** The names among these that the environment of this process sets. */
export const setInEnvironment = (names: readonly string[]): string[] =>
  names.filter((name) => (process.env[name] ?? '') !== '')

/** The variables with which the shop could not start, were they set to this. */
export function problemsWith(values: Environment): string[] {
  try {
    readConfig({ ...process.env, ...values })
    return []
  } catch (error) {
    if (!(error instanceof InvalidConfiguration)) throw error
    return error.message.split('\n').flatMap((line) => /^([A-Z_]+):/.exec(line)?.[1] ?? [])
  }
}

/** The environment of this process, completed from `.env` and by what was set elsewhere. */
export function readEnvironment(
  complete = (config: Config, _: Environment) => config,
  elsewhere: Environment = {},
): Config {
  try {
    process.loadEnvFile('.env')
  } catch {
    // no .env file: the environment alone decides
  }
  return complete(readConfig({ ...process.env, ...elsewhere }), process.env)
}
