import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { aMail } from '#tests/fakes/mail-fakes.ts'
import { readConfig } from '../config.ts'
import { createMailer } from './create-mailer.ts'

const never = new AbortController().signal

function ownFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-mail-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('without a transport each e-mail is a file in DATA_DIR/mail that a mail program opens', async () => {
  const folder = ownFolder()
  const mailer = createMailer(readConfig({ DATA_DIR: folder, SHOP_URL: 'https://sol.example' }))
  const mail = aMail()
  const file = await mailer.send(mail, never)
  expect(file).toBe(path.join(folder, 'mail', `20261121T170000.000Z-${mail.id}.eml`))
  const bytes = fs.readFileSync(file)
  expect(bytes.length).toBeLessThan(40 * 1024)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
  const read = await PostalMime.parse(bytes)
  expect(read).toMatchObject({
    from: { address: 'tienda@sol.example' },
    to: [{ address: 'ana@example.com' }],
    replyTo: [{ address: 'ayuda@girasol.example' }],
    subject: mail.subject,
    messageId: `<${mail.id}@sol.example>`,
    date: '2026-11-21T17:00:00.000Z',
  })
  expect([read.html?.trim(), read.text?.trim()]).toEqual([mail.html, mail.text.trim()])
  expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})

test('the same e-mail sent again overwrites its file, and no partial file remains', async () => {
  const folder = ownFolder()
  const mailer = createMailer(readConfig({ DATA_DIR: folder }))
  await Promise.all([mailer.send(aMail(), never), mailer.send(aMail({ id: 'other' }), never)])
  await mailer.send(aMail(), never)
  expect(fs.readdirSync(path.join(folder, 'mail'))).toHaveLength(2)
})

test('no text of an e-mail becomes a header', async () => {
  const mailer = createMailer(readConfig({ DATA_DIR: ownFolder() }))
  const smuggled = '\r\nBcc: eva@example.com\r\n\r\nhola'
  const file = await mailer.send(aMail({ subject: `Hola${smuggled}`, replyTo: '' }), never)
  const { headers, subject } = await PostalMime.parse(fs.readFileSync(file))
  expect(headers.map(({ key }) => key)).not.toContain('bcc')
  expect(subject).toContain('Bcc: eva@example.com')
})
