import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { secretsIn } from '#platform/secrets.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { type asAdmin, ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { readConnection } from './connection-form.input.ts'
import {
  resealConnections,
  saveConnection,
  shownConnections,
} from './connections.service.server.ts'
import { lastTry, rememberTry } from './last-try.service.server.ts'

type Fields = Readonly<Record<string, string>>
const typed = (fields: Fields) => {
  const read = readConnection(fields)
  if (!read) throw new Error('not a form')
  return read
}
const paypal = {
  ...{ form: 'paypal', PAYPAL_CLIENT_ID: 'client-1', PAYPAL_SECRET: 'very-secret-1' },
  ...{ PAYPAL_WEBHOOK_ID: 'hook', PAYPAL_MODE: 'live', isSure: 'on' },
}
const shopOwner = async (overrides: Parameters<typeof asAdmin>[0]) => {
  const db = await testDatabase()
  return ctxOf(db, { role: 'admin', id: (await anOwner(db)).id }, overrides)
}
const staff = () => shopOwner({ config: signingConfig })
type Ctx = Awaited<ReturnType<typeof staff>>
const formOf = async (ctx: Ctx, form: string) =>
  (await shownConnections(ctx)).find((one) => one.form === form)

test('keys are stored sealed, never shown again, and stay when the field is left empty', async () => {
  await rolledBack(await staff(), async (ctx) => {
    expect(await saveConnection(ctx, typed(paypal))).toEqual({ ok: true, isChanged: true })
    const { rows } = await sql<{ all: string }>`
      select string_agg(sealed, ' ') as all from connection_settings`.execute(ctx.tx)
    expect(rows[0]?.all).not.toContain('very-secret-1')
    expect(rows[0]?.all).not.toContain('client-1')
    const shown = await formOf(ctx, 'paypal')
    expect(shown).toMatchObject({
      values: { PAYPAL_CLIENT_ID: 'client-1', PAYPAL_MODE: 'live' },
      secrets: { PAYPAL_SECRET: expect.stringMatching(/^[\w-]{16}$/) },
    })
    expect(JSON.stringify(shown)).not.toContain('very-secret-1')
    const again = typed({ ...paypal, PAYPAL_SECRET: '', PAYPAL_MODE: 'sandbox' })
    expect(await saveConnection(ctx, again)).toEqual({ ok: true, isChanged: true })
    expect(await formOf(ctx, 'paypal')).toMatchObject({ secrets: shown?.secrets })
  })
})

test('keys that take real money are saved only by who ticked that they know it, a webhook by anybody', async () => {
  await rolledBack(await staff(), async (ctx) => {
    const { isSure, ...unsure } = paypal
    const refused = { ok: false, code: 'unsure', fields: ['isSure'] }
    const saved = { ok: true, isChanged: true }
    expect(await saveConnection(ctx, typed(unsure))).toEqual(refused)
    expect(await formOf(ctx, 'paypal')).toMatchObject({ values: { PAYPAL_CLIENT_ID: '' } })
    expect(await saveConnection(ctx, typed({ ...unsure, PAYPAL_MODE: 'sandbox' }))).toEqual(saved)
    expect(await saveConnection(ctx, typed(unsure))).toEqual(refused)
    expect(await saveConnection(ctx, typed({ ...unsure, isSure }))).toEqual(saved)
    const renewed = { ...unsure, PAYPAL_SECRET: 'very-secret-3' }
    expect(await saveConnection(ctx, typed(renewed))).toEqual(refused)
    const withHook = { ...unsure, PAYPAL_SECRET: '', PAYPAL_WEBHOOK_ID: 'other' }
    expect(await saveConnection(ctx, typed(withHook))).toEqual(saved)
  })
})

test('a service counts as tried with the keys that were tried, and no others', async () => {
  await rolledBack(await staff(), async (ctx) => {
    expect(await lastTry(ctx, 'mail')).toEqual({ is: 'untried', at: null })
    await rememberTry(ctx, 'mail', false)
    expect(await lastTry(ctx, 'mail')).toEqual({ is: 'failed', at: ctx.now })
    await rememberTry(ctx, 'mail', true)
    expect(await lastTry(ctx, 'mail')).toEqual({ is: 'right', at: ctx.now })
    expect(await lastTry(ctx, 'paypal')).toMatchObject({ is: 'untried' })
    const config = { ...ctx.config, SMTP_URL: 'smtp://other.example:587' }
    expect(await lastTry({ ...ctx, config }, 'mail')).toEqual({ is: 'untried', at: null })
  })
})

test('the audit states what changed, and of a secret only that it was replaced', async () => {
  await rolledBack(await staff(), async (ctx) => {
    await saveConnection(ctx, typed(paypal))
    await saveConnection(ctx, typed({ ...paypal, PAYPAL_SECRET: 'very-secret-2' }))
    const [entry, first] = await readAudit(ctx, { area: 'connection', subject: '', below: null })
    expect(entry).toMatchObject({
      subject: 'paypal',
      before: { PAYPAL_SECRET: 'former' },
      after: { PAYPAL_SECRET: 'new' },
    })
    expect(first?.after).toMatchObject({ PAYPAL_CLIENT_ID: 'client-1', PAYPAL_SECRET: 'new' })
    expect(JSON.stringify([entry, first])).not.toContain('very-secret')
  })
})

test('what the shop could not start with is refused at its fields, and nothing is stored', async () => {
  await rolledBack(await staff(), async (ctx) => {
    const refusal = async (fields: Fields) => {
      const outcome = await saveConnection(ctx, typed(fields))
      return outcome.ok ? null : outcome.fields
    }
    expect(await refusal({ ...paypal, PAYPAL_SECRET: '' })).toEqual(['PAYPAL_SECRET'])
    expect(await refusal({ ...paypal, PAYPAL_CLIENT_ID: 'a b' })).toEqual(['PAYPAL_CLIENT_ID'])
    const mail = { form: 'mail', smtp_host: 'smtp.example.com', MAIL_FROM: 'Ana <ana@example.com>' }
    expect(await refusal({ ...mail, MAIL_FROM: '' })).toEqual(['MAIL_FROM'])
    expect(await refusal({ ...mail, RESEND_API_KEY: 're_1' })).toEqual(['smtp_host'])
    expect(await refusal({ form: 'screening', SCREENING_LISTS_URLS: 'http://a.example' })).toEqual([
      'SCREENING_LISTS_URLS',
    ])
    expect(await refusal({ form: 'copies', BACKUP_AT: '25:00', BACKUP_KEEP: '' })).toEqual([
      'BACKUP_AT',
    ])
    const server = { ...mail, smtp_host: 'no host', smtp_port: '99999', smtp_user: 'ana' }
    expect(await refusal({ ...server, MAIL_FROM: 'nobody' })).toEqual([
      ...['MAIL_FROM', 'smtp_host', 'smtp_port', 'smtp_password'],
    ])
    expect(await refusal({ ...mail, smtp_host: '', smtp_port: '587' })).toBeNull()
    expect((await formOf(ctx, 'paypal'))?.changedAt).toBeNull()
    expect(await refusal(mail)).toBeNull()
    expect(await formOf(ctx, 'mail')).toMatchObject({
      values: { smtp_host: 'smtp.example.com', smtp_port: '587' },
    })
  })
})

test('a stored secret is forgotten where that is asked for, and PayPal without its id is closed', async () => {
  await rolledBack(await staff(), async (ctx) => {
    await saveConnection(ctx, typed(paypal))
    const none = { form: 'paypal', PAYPAL_CLIENT_ID: '', PAYPAL_WEBHOOK_ID: '' }
    const gone = typed({ ...none, PAYPAL_MODE: 'live', forget_PAYPAL_SECRET: 'on' })
    expect(await saveConnection(ctx, gone)).toEqual({ ok: true, isChanged: true })
    expect(await formOf(ctx, 'paypal')).toMatchObject({ secrets: {}, changedAt: null })
  })
})

test('what changes nothing is not called a change, and leaves none in the audit', async () => {
  await rolledBack(await staff(), async (ctx) => {
    const nothing = { ok: true, isChanged: false }
    const entries = async () =>
      (await readAudit(ctx, { area: 'connection', subject: 'paypal', below: null })).length
    expect(await saveConnection(ctx, typed({ form: 'paypal', PAYPAL_MODE: 'live' }))).toEqual(
      nothing,
    )
    await saveConnection(ctx, typed(paypal))
    const before = await entries()
    expect(await saveConnection(ctx, typed({ ...paypal, PAYPAL_SECRET: '' }))).toEqual(nothing)
    expect(await entries()).toBe(before)
  })
})

test('a service of the environment is shown as such and not changed', async () => {
  const outside = { ...signingConfig, SET_IN_ENVIRONMENT: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'] }
  const config = { ...outside, PAYPAL_CLIENT_ID: 'from-env', PAYPAL_SECRET: 'env-secret' }
  await rolledBack(await shopOwner({ config }), async (ctx) => {
    expect(await saveConnection(ctx, typed(paypal))).toMatchObject({ code: 'in_environment' })
    const shown = await formOf(ctx, 'paypal')
    expect(shown).toMatchObject({
      inEnvironment: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'],
      values: { PAYPAL_CLIENT_ID: 'from-env' },
    })
    expect(JSON.stringify(shown)).not.toContain('env-secret')
  })
})

test('after a new secret of the shop the keys open with it alone', async () => {
  const ctx = await staff()
  const forget = async () => {
    await asOwner('delete from connection_settings')
  }
  onTestFinished(forget)
  await forget()
  await saveConnection(ctx, typed(paypal))
  const renewed = 'the new secret of the shop, which is long'
  const secrets = { current: renewed, former: [secretsIn(ctx.config).current] }
  expect(await resealConnections(ctx, secrets)).toBe(4)
  const config = { ...signingConfig, SESSION_SECRET: renewed }
  expect(await formOf({ ...ctx, config }, 'paypal')).toMatchObject({
    values: { PAYPAL_CLIENT_ID: 'client-1' },
  })
})

test('every owner reads what changed in PayPal or e-mail, by whom, and no secret; of other services nobody', async () => {
  const ctx = await staff()
  const other = await anOwner(ctx.db)
  await rolledBack(ctx, async (inside) => {
    const written = () =>
      asSystemWithin(inside, 'a test reads', async ({ tx }) => {
        const { rows } = await sql<{ text: string }>`
          select text from outbox where letter = 'connection_changed' and recipient = ${other.email}
          order by created_at, id`.execute(tx)
        return rows.map(({ text }) => text)
      })
    await saveConnection(inside, typed(paypal))
    await saveConnection(inside, typed(paypal))
    const [first = '', ...more] = await written()
    expect(more).toEqual([])
    expect(first).toContain('(nada) → client-1')
    expect(first).toContain('(nada) → uno nuevo (no se muestra)')
    expect(first).toContain('(nada) → De verdad (live)')
    expect(first).toContain('/admin/conexiones#paypal')
    const mail = { form: 'mail', MAIL_FROM: 'Ana <ana@example.com>', smtp_host: 'smtp.example.com' }
    await saveConnection(
      inside,
      typed({ ...mail, smtp_user: 'ana', smtp_password: 'very-secret-4' }),
    )
    const [second = ''] = (await written()).filter((text) => text !== first)
    expect(second).toContain('(nada) → smtp.example.com')
    expect(first + second).not.toContain('very-secret')
    await saveConnection(inside, typed({ form: 'copies', BACKUP_AT: '09:30' }))
    expect(await written()).toHaveLength(2)
  })
})
