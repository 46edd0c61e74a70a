import { expect, test } from 'vitest'
import { type ApiResult, aMail, apiFake } from '#tests/fakes/mail-fakes.ts'
import { readConfig } from '../config.ts'
import { createMailer } from './create-mailer.ts'
import { MailRefused } from './mailer.ts'

const never = new AbortController().signal
const mailerTo = (MAIL_API_BASE: string) =>
  createMailer(
    readConfig({
      MAIL_API_BASE,
      RESEND_API_KEY: 're_secreta',
      MAIL_FROM: 'Girasol <tienda@sol.example>',
      SHOP_URL: 'https://sol.example',
    }),
  )

test('an e-mail is sent to the API with its id as the idempotency key', async () => {
  const fake = await apiFake()
  const mail = aMail()
  expect(await mailerTo(`${fake.base}/`).send(mail, never)).toBe('api-1')
  expect(fake.calls).toMatchObject([
    {
      path: '/emails',
      headers: {
        authorization: 'Bearer re_secreta',
        'content-type': 'application/json',
        'idempotency-key': mail.id,
      },
      body: {
        from: 'Girasol <tienda@sol.example>',
        to: ['ana@example.com'],
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        reply_to: 'ayuda@girasol.example',
        headers: { 'Message-ID': `<${mail.id}@sol.example>` },
      },
    },
  ])
})

const faultAt = async (response: ApiResult) => {
  const fake = await apiFake(() => response)
  return mailerTo(fake.base)
    .send(aMail(), never)
    .catch((error: unknown) => error)
}

test.each([
  [422, 'validation_error'],
  [400, 'invalid_parameter'],
  [409, 'invalid_idempotent_request'],
])('%d %s is a refusal of this e-mail', async (status, name) => {
  expect(await faultAt({ status, body: { name, message: 'no' } })).toBeInstanceOf(MailRefused)
})

test.each([
  [401, 'missing_api_key'],
  [403, 'invalid_api_key'],
  [403, 'validation_error'],
  [409, 'concurrent_idempotent_requests'],
  [422, 'invalid_from_address'],
  [429, 'rate_limit_exceeded'],
  [429, 'daily_quota_exceeded'],
  [500, 'internal_server_error'],
])('%d %s can pass or be mended', async (status, name) => {
  const fault = await faultAt({ status, body: { name, message: 'no' } })
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(MailRefused)
  expect((fault as Error).message).toBe(`the e-mail API answered ${status} ${name}: no`)
})

test('an API that responds with nonsense, redirects or times out is retried', async () => {
  expect(await faultAt({ status: 502, body: '<html>' })).not.toBeInstanceOf(MailRefused)
  expect(await faultAt({ status: 307, body: null })).toBeInstanceOf(Error)
  const silent = await apiFake(() => 'nothing')
  const waiting = mailerTo(silent.base).send(aMail(), AbortSignal.timeout(200))
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
})
