import { z } from 'zod'
import type { Ctx, ServiceConfig } from '#platform/ctx.ts'

/** The demonstration has its own address in `PAYPAL_API_BASE`. */
const hosts = {
  demo: 'http://localhost',
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const

export const payPalBase = ({ PAYPAL_API_BASE, PAYPAL_MODE }: ServiceConfig): string =>
  PAYPAL_API_BASE.replace(/\/+$/, '') || hosts[PAYPAL_MODE]

export const isPayPalConfigured = ({ PAYPAL_CLIENT_ID }: ServiceConfig): boolean =>
  PAYPAL_CLIENT_ID !== ''

const result = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

type Asking = Pick<Ctx, 'config' | 'now'>

/** PayPal knows no application with these keys. */
export class KeysRefused extends Error {
  override name = 'KeysRefused'
}

interface Token {
  readonly text: string
  readonly until: number
}

const tokens = new Map<string, Promise<Token>>()
const keyOf = (config: ServiceConfig) => `${payPalBase(config)} ${config.PAYPAL_CLIENT_ID}`
/** A token must not expire during a request. */
const spare = 60

async function fetchToken({ config, now }: Asking, signal: AbortSignal): Promise<Token> {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_SECRET: secret } = config
  const response = await fetch(`${payPalBase(config)}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    redirect: 'error',
    signal,
  })
  if ([400, 401, 403].includes(response.status)) throw new KeysRefused('PayPal refused the keys')
  if (!response.ok) throw new Error(`PayPal gave no token: ${response.status}`)
  const { access_token, expires_in } = result.parse(await response.json())
  return { text: access_token, until: now.getTime() + (expires_in - spare) * 1000 }
}

export const forgetToken = (config: ServiceConfig): void => void tokens.delete(keyOf(config))

/** The cached token until it expires; concurrent callers share one request. */
export async function tokenFor(request: Asking, signal: AbortSignal): Promise<string> {
  const key = keyOf(request.config)
  const known = await tokens.get(key)?.catch(() => null)
  if (known && known.until > request.now.getTime()) return known.text
  const fresh = fetchToken(request, signal)
  tokens.set(key, fresh)
  fresh.catch(() => tokens.delete(key))
  return (await fresh).text
}
