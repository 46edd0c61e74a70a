import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shopIsOpen, startShop } from '#tests/harness/processes/shop-process.ts'
import { cookieHeader } from '#tests/harness/users/users.ts'
import { freePort } from '../../scripts/free-port.ts'

const soon = { timeout: 30_000, interval: 50 }

function dataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-letters-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function onlyEmailIn(folder: string): Promise<Email> {
  const names = () => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
  await vi.waitUntil(() => names().some((name) => name.endsWith('.eml')), soon)
  expect(names()).toHaveLength(1)
  return PostalMime.parse(fs.readFileSync(path.join(folder, names()[0] ?? '')))
}

test('without a mail service a visitor signs up, opens the e-mail in DATA_DIR/mail and is confirmed', async () => {
  const folder = dataFolder()
  const port = String(await freePort())
  const shop = startShop({ DATA_DIR: folder, PORT: port })
  await shop.until(shopIsOpen)
  const url = `http://localhost:${port}`
  const secret = 'una-clave-Larga-7'
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: url, 'Accept-Language': 'es', Cookie: cookie },
      body: new URLSearchParams(fields),
    })
  const user = { fullName: 'Ana Núñez', email: 'ana@example.com' }
  const signedUp = await post('/signup', { ...user, password: secret, confirmation: secret })
  expect(signedUp.status).toBe(303)
  const browser = cookieHeader(signedUp.headers.getSetCookie())

  const email = await onlyEmailIn(path.join(folder, 'mail'))
  expect(email.to).toMatchObject([{ address: 'ana@example.com' }])
  expect(email.text).toContain('Hola, Ana Núñez:')
  const [link = ''] = /http:\S+/.exec(email.text ?? '') ?? []
  const { origin, pathname, searchParams } = new URL(link)
  expect(origin).toBe(url)
  const token = searchParams.get('token') ?? 'no token'
  const confirmed = await post(pathname, { token }, browser)
  expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, '/email-confirmado'])

  await shop.until(/"msg":"e-mail sent"/)
  expect(shop.output()).toMatch(/"reference":"[^"]+\.eml"/)
  for (const part of ['ana@', token]) expect(shop.output()).not.toContain(part)

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})
