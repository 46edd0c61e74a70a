import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Env } from '#server/env.ts'
import { testApp, type Visit, visit } from './app.ts'

export interface TestBrowser {
  readonly app: Hono<Env>
  /** Opens an address; redirects are not followed. */
  open(path: string): Promise<Visit>
  /** Sends a form the way a browser without scripts does. */
  send(path: string, fields?: Readonly<Record<string, string>>): Promise<Visit>
  /** Follows where an answer leads. */
  follow(answer: Visit): Promise<Visit>
  cookie(name: string): string | undefined
}

export const leadsTo = ({ headers }: Visit): string => headers.get('Location') ?? ''

/** A browser without scripts that keeps its cookies, at a network address of its own; at the same process as another when that one's app is given. */
export async function aBrowser(cookies = '', beside?: Hono<Env>): Promise<TestBrowser> {
  const app = beside ?? (await testApp({ now: () => new Date() }))
  const address = randomUUID()
  const kept = new Map<string, string>()
  const keep = (pair: string) => {
    const [name = '', value = ''] = pair.split(/=(.*)/)
    if (value === '') kept.delete(name)
    else kept.set(name, value)
  }
  for (const pair of cookies.split('; ').filter(Boolean)) keep(pair)
  async function ask(path: string, init: RequestInit = {}): Promise<Visit> {
    const headers = new Headers(init.headers)
    headers.set('Accept', 'text/html')
    headers.set('X-Forwarded-For', address)
    headers.set('Cookie', [...kept].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await visit(app, path, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) keep(cookie.split(';')[0] ?? '')
    return answer
  }
  return {
    app,
    open: (path) => ask(path),
    send: (path, fields = {}) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    follow: (answer) => ask(leadsTo(answer)),
    cookie: (name) => kept.get(name),
  }
}
