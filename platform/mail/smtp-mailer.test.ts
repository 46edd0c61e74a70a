import { expect, test } from 'vitest'
import { aMail, smtpFake } from '#tests/fakes/mail-fakes.ts'
import { readConfig } from '../config.ts'
import { createMailer } from './create-mailer.ts'
import { MailRefused } from './mailer.ts'

const never = new AbortController().signal
const mailerTo = (SMTP_URL: string) =>
  createMailer(
    readConfig({
      SMTP_URL,
      MAIL_FROM: 'Girasol Ñ <tienda@sol.example>',
      SHOP_URL: 'https://sol.example',
    }),
  )

const withMessages = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

test('an e-mail arrives over SMTP unchanged, with the same Message-ID each time', async () => {
  const fake = await smtpFake()
  const mailer = mailerTo(fake.address)
  const mail = aMail()
  expect(await mailer.send(mail, never)).toContain('kept as 1')
  await mailer.send(mail, never)
  expect(fake.received).toHaveLength(2)
  for (const received of fake.received)
    expect(received).toMatchObject({
      from: { name: 'Girasol Ñ', address: 'tienda@sol.example' },
      recipients: ['ana@example.com'],
      subject: mail.subject,
      messageId: `<${mail.id}@sol.example>`,
      date: '2026-11-21T17:00:00.000Z',
    })
  expect(fake.received[0]?.html?.trim()).toBe(mail.html)
})

test('user and password of the address sign in, after STARTTLS', async () => {
  const logins: string[] = []
  const fake = await smtpFake({
    authOptional: false,
    onAuth({ username, password }, { secure }, callback) {
      logins.push(`${username} ${password} ${secure}`)
      callback(null, { user: username })
    },
  })
  await mailerTo(fake.address.replace('//', '//ana%40x:se%3Acreto@')).send(aMail(), never)
  expect(logins).toEqual(['ana@x se:creto true'])
})

test('a permanently rejected recipient or text is not retried', async () => {
  const fakes = [
    await smtpFake({ onRcptTo: (_, __, callback) => callback(withMessages(550, 'no such user')) }),
    await smtpFake({
      onData(stream, _, callback) {
        stream.resume().on('end', () => callback(withMessages(554, 'looks like spam')))
      },
    }),
  ]
  for (const fake of fakes)
    await expect(mailerTo(fake.address).send(aMail(), never)).rejects.toBeInstanceOf(MailRefused)
})

test('temporary failures are not refusals: greylisting, the sender, the password, no server', async () => {
  const grey = await smtpFake({
    onRcptTo: (_, __, callback) => callback(withMessages(451, 'later')),
  })
  const sender = await smtpFake({
    onMailFrom: (_, __, callback) => callback(withMessages(553, 'who')),
  })
  const locked = await smtpFake({ onAuth: (_, __, callback) => callback(withMessages(535, 'no')) })
  const addresses = [
    grey.address,
    sender.address,
    locked.address.replace('//', '//ana:x@'),
    'smtp://127.0.0.1:1',
  ]
  for (const address of addresses) {
    const fault = await mailerTo(address)
      .send(aMail(), never)
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(MailRefused)
  }
})

test('a silent server is abandoned when the sender is stopped', async () => {
  const fake = await smtpFake({ onRcptTo: () => {} })
  const stop = AbortSignal.timeout(200)
  await expect(mailerTo(fake.address).send(aMail(), stop)).rejects.toMatchObject({ code: 'EABORT' })
  expect(fake.received).toEqual([])
})
