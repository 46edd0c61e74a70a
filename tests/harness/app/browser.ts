import type { Hono } from 'hono'
import type { Env } from '#server/env.ts'
import { testApp, type Visit, visit } from './app.ts'
import { aClientIp } from './client-ip.ts'

export interface TestBrowser {
  readonly app: Hono<Env>
  /** Opens an address; redirects are not followed. */
  open(path: string): Promise<Visit>
  /** Sends a form the way a browser without scripts does. */
  send(path: string, fields?: Readonly<Record<string, string>>): Promise<Visit>
  /** Follows where an answer leads. */
  follow(response: Visit): Promise<Visit>
  cookie(name: string): string | undefined
}

export const redirectTarget = ({ headers }: Visit): string => headers.get('Location') ?? ''

/** A browser without scripts that keeps its cookies, at a network address of its own; at the same process as another when that one's app is given. */
export async function aBrowser(cookies = '', beside?: Hono<Env>): Promise<TestBrowser> {
  const app = beside ?? (await testApp({ now: () => new Date() }))
  const ip = aClientIp()
  const stored = new Map<string, string>()
  const save = (pair: string) => {
    const [name = '', value = ''] = pair.split(/=(.*)/)
    if (value === '') stored.delete(name)
    else stored.set(name, value)
  }
  for (const pair of cookies.split('; ').filter(Boolean)) save(pair)
  async function send(path: string, init: RequestInit = {}): Promise<Visit> {
    const headers = new Headers(init.headers)
    headers.set('Accept', 'text/html')
    headers.set('X-Forwarded-For', ip)
    headers.set('Cookie', [...stored].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await visit(app, path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) save(cookie.split(';')[0] ?? '')
    return response
  }
  return {
    app,
    open: (path) => send(path),
    send: (path, fields = {}) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    follow: (response) => send(redirectTarget(response)),
    cookie: (name) => stored.get(name),
  }
}
