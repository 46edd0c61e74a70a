import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SessionEnd, User } from '#kernel/user.ts'
import type { Config } from './config.ts'
import type { Acting } from './database/transaction.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'

/** The part of the configuration that services may read. */
export type ServiceConfig = Pick<
  Config,
  | 'DATA_DIR'
  | 'BACKUP_AT'
  | 'BACKUP_DIR'
  | 'SESSION_SECRET'
  | 'FORMER_SESSION_SECRET'
  | 'ACCOUNT_ANSWER_MS'
  | 'DEFAULT_ADMIN_EMAIL'
  | 'DEFAULT_ADMIN_NAME'
  | 'CAPTCHA_PROVIDER'
  | 'CAPTCHA_SITE_KEY'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_API_BASE'
  | 'SCREENING_DEMO'
  | 'SMTP_URL'
  | 'RESEND_API_KEY'
  | 'MAIL_API_BASE'
  | 'MAIL_FROM'
  | 'SCREENING_THRESHOLD'
  | 'SCREENING_LISTS_URLS'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_SECRET'
  | 'PAYPAL_MODE'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_API_BASE'
  | 'ASSISTANT_KIND'
  | 'ASSISTANT_API_BASE'
  | 'ASSISTANT_API_KEY'
  | 'ASSISTANT_MODEL'
> & {
  /** What payment providers declare and the environment sets, by the names of the variables. */
  readonly PROVIDER_SETTINGS?: Readonly<Record<string, string>>
  /** Variables of the services that the environment sets, so that the panel does not. */
  readonly SET_IN_ENVIRONMENT?: readonly string[]
}

/** The browser of the request, as it describes itself. */
export interface Caller {
  readonly address: string
  readonly cookie: string
  readonly userAgent: string
}

/** Everything a request may use. A service declares what it needs with `Needs`. */
export interface Ctx extends Acting {
  readonly locale: Locale
  readonly destination: Destination
  /** The Cuban province that the visitor asked a delivery date for; null until then. */
  readonly province: string | null
  readonly now: Date
  readonly log: Log
  readonly requestId: string
  readonly shopUrl: string
  readonly config: ServiceConfig
  readonly files: FileStore
  readonly caller: Caller
  readonly user: User | null
  /** Why the session that the browser names is none any more. */
  readonly sessionEnd: SessionEnd | null
}

/** The actor's transaction is always among the needs: no service reaches the database without it. */
export type Needs<Keys extends keyof Ctx = never> = Acting & Pick<Ctx, Keys>
