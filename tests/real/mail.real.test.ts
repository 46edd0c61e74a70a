import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { startChild } from '#tests/harness/processes/child.ts'
import { startPostgres } from './parts/debian-postgres.ts'
import { endAll } from './parts/ends.ts'
import { type FilledShop, fillShop } from './parts/filled-shop.ts'
import {
  domain,
  fullForNow,
  fullMailbox,
  greyDomain,
  startMailServer,
} from './parts/mail-server.ts'
import { aShopOnPort, type ShopOnPort } from './parts/shop-on-port.ts'

const patient = { timeout: 120_000, interval: 250 }
let filled: FilledShop
let mail: Awaited<ReturnType<typeof startMailServer>>
let shop: ShopOnPort
let environment: Record<string, string>

beforeAll(async () => {
  mail = await startMailServer()
  filled = await fillShop((await startPostgres()).url)
  environment = {
    DATABASE_URL: filled.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Girasol <tienda@girasol.example>',
  }
  shop = await aShopOnPort({ ...environment, NODE_EXTRA_CA_CERTS: mail.ca })
})
afterAll(endAll)

const inOutbox = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  inTransaction(
    asSystem(filled.db, 'a test looks after e-mails'),
    async ({ tx }) => (await statement.execute(tx)).rows as Row[],
  )

const queue = (recipient: string) =>
  inOutbox(
    sql`insert into outbox (recipient, locale, letter, subject, html, text, created_at, next_attempt_at)
      values (${recipient}, 'es', 'x', 'Tu pedido salió: ñandú', '<p>Hola</p>', 'Hola', now(), now())`,
  )

interface Row {
  readonly attempts: number
  readonly sent: boolean
  readonly failed: boolean
  readonly error: string
}

const rowOf = async (recipient: string) => {
  const [row] = await inOutbox(
    sql<Row>`select attempts, sent_at is not null as sent, failed_at is not null as failed,
      last_error as error from outbox where recipient = ${recipient}`,
  )
  return row
}

/** As if the time until the next attempt had passed. */
const passTime = (recipient: string) =>
  inOutbox(
    sql`with due as (update outbox set next_attempt_at = now() where recipient = ${recipient}
      and sent_at is null and failed_at is null returning 1)
      select pg_notify('shop_outbox', '') from due`,
  )

test('an e-mail arrives once, encrypted by a certificate that was checked, by the name and password of the shop', async () => {
  await queue(`ana@${domain}`)
  await expect.poll(() => mail.received('ana').length, patient).toBe(1)
  await expect
    .poll(() => rowOf(`ana@${domain}`), patient)
    .toMatchObject({ sent: true, attempts: 1 })
  const [delivered = ''] = mail.received('ana')
  expect(delivered).toContain('with ESMTPSA')
  expect(delivered).toMatch(/^Subject: =\?UTF-8\?/m)
})

test('a greylist lets it wait, and then it arrives once', async () => {
  const recipient = `eva@${greyDomain}`
  await queue(recipient)
  await expect.poll(() => rowOf(recipient), patient).toMatchObject({ attempts: 1, failed: false })
  await expect
    .poll(async () => (await rowOf(recipient))?.error, patient)
    .toMatch(/450.*[Gg]reylist/)
  expect(mail.received('eva')).toEqual([])
  const isSent = async () => {
    await passTime(recipient)
    return (await rowOf(recipient))?.sent
  }
  await expect.poll(isSent, { ...patient, interval: 1_000 }).toBe(true)
  await expect.poll(() => mail.received('eva').length, patient).toBe(1)
})

const failedEmails = async (...options: string[]) => {
  const command = startChild(['scripts/admin/failed-emails.ts', ...options], environment)
  expect(await command.ended).toBe(0)
  return command.output()
}

test('an e-mail to a full mailbox ends as a failed one with its reason, and arrives once its owner sends it again and there is room', async () => {
  mail.fill('llena')
  await queue(fullMailbox)
  await expect.poll(() => rowOf(fullMailbox), patient).toMatchObject({ failed: true, attempts: 1 })
  expect(await failedEmails()).toMatch(
    new RegExp(`to ${fullMailbox}, 1 attempts: .*552 5.2.2 .*Mailbox is full`),
  )
  mail.empty('llena')
  await failedEmails('--retry')
  await passTime(fullMailbox)
  await expect.poll(() => mail.received('llena').length, patient).toBe(1)
})

test('an e-mail to a mailbox that is full for the time being waits, and arrives once when there is room', async () => {
  mail.fill('rosa')
  await queue(fullForNow)
  await expect.poll(() => rowOf(fullForNow), patient).toMatchObject({ attempts: 1, failed: false })
  await expect.poll(async () => (await rowOf(fullForNow))?.error, patient).toMatch(/45\d 4\./)
  mail.empty('rosa')
  await passTime(fullForNow)
  await expect.poll(() => mail.received('rosa').length, patient).toBe(1)
  expect(await rowOf(fullForNow)).toMatchObject({ attempts: 2 })
})

test('a shop that does not trust the authority sends nothing, no password either, and tries again', async () => {
  await shop.stop()
  const before = mail.log().length
  const recipient = `ana@${domain}`
  await inOutbox(sql`delete from outbox`)
  await queue(recipient)
  const wary = await aShopOnPort(environment)
  await expect.poll(() => wary.output(), patient).toContain('will be retried')
  expect(await rowOf(recipient)).toMatchObject({ sent: false, failed: false })
  expect((await rowOf(recipient))?.error).toMatch(/certificate/)
  expect(mail.log().slice(before)).not.toContain('sasl_username')
  expect(mail.received('ana')).toHaveLength(1)
})
