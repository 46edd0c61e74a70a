import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { format } from '#kernel/messages.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import type { Env } from '../env.ts'
import { type ErrorPageKind, errorPageMessages, errorPageTexts } from './error-page-texts.ts'
import { localeOf } from './locale-of.ts'

const secondsToReload = 10

const style = `:root{color-scheme:light dark;--paper:#fffdf8;--raised:#fff;--ink:#16202b;--soft:#4a5868;--line:#e6e0d3;--sun:#f5b301;--on-sun:#16202b}
@media(prefers-color-scheme:dark){:root{--paper:#11161c;--raised:#19202a;--ink:#f3efe6;--soft:#b5bec9;--line:#2b3644;--sun:#f7be2a;--on-sun:#11161c}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:36rem;padding:2.5rem 1.5rem}
h1{margin:1.5rem 0 .75rem;font-size:1.875rem;line-height:1.2;text-wrap:balance}
p{margin:0 0 2rem;max-width:52ch;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);color:inherit;font-weight:600;text-decoration:none}
a.next{border-color:var(--sun);background:var(--sun);color:var(--on-sun)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
small{display:block;margin-top:3rem;color:var(--soft);overflow-wrap:anywhere}`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** An address that refuses a GET takes a POST, and the other way round. */
function allowedInstead(method: string): string {
  if (method === 'GET' || method === 'HEAD') return 'POST'
  return method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST'
}

const functionPath = /^\/functions\/v1\//
const chatPath = /^\/asistente\/turno$/

/** The body in which programs expect a refusal of this path; null where a person reads it. */
export function refusalBody(c: Context<Env>, code: string): object | null {
  const isOpened = c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html')
  if (functionPath.test(c.req.path) && !isOpened) return { error: { message: code } }
  return chatPath.test(c.req.path) ? { ok: false, code } : null
}

/** A static page for requests that do not reach the shop's pages, in the visitor's language. */
export function errorPage(
  c: Context<Env>,
  kind: ErrorPageKind,
  values: Readonly<Record<string, number>> = {},
): Response {
  const locale = localeOf(c)
  const { status } = errorPageTexts[kind]
  const [title, text] = errorPageTexts[kind][locale]
  const messages = errorPageMessages[locale]
  const isCrowded = status === 503 || kind === 'crowded_address'
  const mayTryAgain = (status >= 500 || isCrowded) && c.req.method === 'GET'
  const again = escapeHtml(new URL(c.req.url).pathname + new URL(c.req.url).search)
  const reload = mayTryAgain && isCrowded
  const links = mayTryAgain
    ? `<a class="next" href="${again}">${messages.again}</a><a href="/">${messages.home}</a>`
    : `<a class="next" href="/">${messages.home}</a>`
  c.header('Cache-Control', 'no-store')
  if (status === 405) c.header('Allow', allowedInstead(c.req.method))
  if (isCrowded) c.header('Retry-After', '5')
  const body = refusalBody(c, kind)
  if (body) return c.json(body, status)
  c.header('Content-Security-Policy', policy)
  // of a text that is not called one the compiler makes a type for every page that there may be
  const page: string = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${reload ? `<meta http-equiv="refresh" content="${secondsToReload}">` : ''}<title>${title}</title><link rel="icon" href="/brand/favicon.svg"><style>${style}</style></head><body><main><img src="/brand/logo.svg" alt="" width="56" height="56"><h1>${title}</h1><p>${format(text, values)}</p><nav>${links}</nav><small>${messages.number}: ${c.get('requestId')}</small></main></body></html>`
  return c.html(page, status)
}
