import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Payer, readPayer } from '#shop/payments/parts/paying/part.input.ts'
import { cookieValue } from '#web/shell/request/browser-storage.ts'

const name = 'pagador'
/** As long as an order may wait for its parts. */
const maxAgeSeconds = (3 * dayMs) / secondMs

/** What a payer typed, for the form of this part in this browser only; scripts cannot read it. */
export function payerCookie(
  { shopUrl }: Pick<Ctx, 'shopUrl'>,
  path: string,
  { name: payerName, country, email }: Payer,
): string {
  const text = JSON.stringify({ name: payerName, country, email })
  const value = Buffer.from(text).toString('base64url')
  const secure = shopUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

export function storedPayer(request: Request): Payer | null {
  const value = cookieValue(request.headers.get('Cookie') ?? '', name)
  if (!value) return null
  try {
    return readPayer(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return null
  }
}
