import { isIP } from 'node:net'
import type { Config } from './config.ts'

export type CaptchaConfig = Pick<
  Config,
  'CAPTCHA_PROVIDER' | 'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_API_BASE'
>

/** What a page needs to render the captcha. */
export interface CaptchaWidget {
  readonly provider: 'turnstile' | 'hcaptcha'
  readonly siteKey: string
  readonly script: string
  /** The form field that holds the token of a solved captcha. */
  readonly field: string
  /** Where the widget and its frames come from. */
  readonly hosts: readonly string[]
}

const services = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    field: 'cf-turnstile-response',
    hosts: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    field: 'h-captcha-response',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
} as const

/** The same path at the configured replacement of the service. */
const at = (base: string, url: string): string =>
  base === '' ? url : new URL(new URL(url).pathname, base).href

/** Null while no captcha is configured. */
export function captchaWidget(config: CaptchaConfig): CaptchaWidget | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_API_BASE: base } = config
  if (provider === '') return null
  const { script, field, hosts } = services[provider]
  const from = base === '' ? hosts : [new URL(base).origin]
  return { provider, siteKey, script: `${at(base, script)}?render=explicit`, field, hosts: from }
}

export type CaptchaJudgement = 'passed' | 'failed' | 'away'

const maxTokenLength = 10_000

/** Errors about our configuration, not the visitor: every visitor is refused until it is fixed. */
const isOurFault = (codes: unknown): boolean =>
  Array.isArray(codes) && codes.some((code) => /secret|sitekey|internal-error/.test(String(code)))

/** Verifies a token with the service; a timeout counts as unavailable. */
export async function verifyCaptcha(
  config: CaptchaConfig,
  { token, address: url }: { token: string; address: string },
  maxMs = 5_000,
): Promise<CaptchaJudgement> {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_API_BASE: base } = config
  if (provider === '') return 'passed'
  if (token === '' || token.length > maxTokenLength) return 'failed'
  const body = new URLSearchParams({ secret, response: token })
  if (isIP(url)) body.set('remoteip', url)
  try {
    const response = await fetch(at(base, services[provider].verify), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(maxMs),
    })
    const responseBody = (await response.json()) as {
      success?: unknown
      'error-codes'?: unknown
    } | null
    if (responseBody?.success === true) return response.ok ? 'passed' : 'away'
    return response.status >= 500 || isOurFault(responseBody?.['error-codes']) ? 'away' : 'failed'
  } catch {
    return 'away'
  }
}
