import { createHash } from 'node:crypto'
import type { Needs, ServiceConfig } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { seal, unseal } from '#platform/encryption.ts'
import { secretsIn } from '#platform/secrets.ts'
import { purposeOf } from './connection-forms.rules.ts'
import { connectionOf, writeConnection } from './connections.queries.server.ts'

/** The services that a button tries, each with what a change of it leaves untried. */
const tried = {
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_MODE'],
  mail: ['SMTP_URL', 'RESEND_API_KEY', 'MAIL_FROM'],
} as const
export type TriedForm = keyof typeof tried

export interface LastTry {
  readonly is: 'untried' | 'failed' | 'right'
  readonly at: Date | null
}

const nameOf = (form: TriedForm) => `TRIED_${form.toUpperCase()}`

/** What was tried, so that other keys are untried again, wherever they were set. */
const markOf = (config: ServiceConfig, form: TriedForm): string => {
  const values: Readonly<Record<string, unknown>> = { ...config }
  const tested = tried[form].map((name) => String(values[name] ?? ''))
  return createHash('sha256').update(JSON.stringify(tested)).digest('hex')
}

/** Keeps what trying a service found. */
export const rememberTry = (
  ctx: Needs<'now' | 'config'>,
  form: TriedForm,
  isRight: boolean,
): Promise<void> =>
  asSystemWithin(ctx, 'what trying a service found', ({ tx, config, now }) => {
    const name = nameOf(form)
    const found = JSON.stringify({ mark: markOf(config, form), isRight, at: now.toISOString() })
    return writeConnection(tx, name, seal(secretsIn(config).current, purposeOf(name), found), now)
  })

/** What the last try of the service as it is set now found. */
export const lastTry = (ctx: Needs<'config'>, form: TriedForm): Promise<LastTry> =>
  asSystemWithin(ctx, 'whether a service was tried', async ({ tx, config }) => {
    const name = nameOf(form)
    const row = await connectionOf(tx, name)
    const found = row ? unseal(secretsIn(config), purposeOf(name), row.sealed) : null
    if (!found) return { is: 'untried', at: null }
    const { mark, isRight, at } = JSON.parse(found) as Record<string, unknown>
    if (mark !== markOf(config, form)) return { is: 'untried', at: null }
    return { is: isRight === true ? 'right' : 'failed', at: new Date(String(at)) }
  })
