import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { apiFake, smtpFake } from '#tests/fakes/mail-fakes.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { sendTestEmail } from './test-email.service.server.ts'

const to = 'duena@example.com'
const secret = 'muy-secreto-1'
const nothingSet = { SMTP_URL: '', RESEND_API_KEY: '', MAIL_FROM: 'Girasol <tienda@sol.example>' }

type Settings = Partial<typeof nothingSet & { MAIL_API_BASE: string }>
const sendWith = async (settings: Settings, timeoutMs = 15_000) => {
  const config = { ...signingConfig, ...nothingSet, ...settings }
  return sendTestEmail(await asAdmin({ config }), to, timeoutMs)
}
const withLogin = (address: string) => address.replace('//', `//ana:${secret}@`)

/** A server that speaks no SMTP. */
async function serverThat(onConnection: (socket: net.Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a test goes to whoever asks, over the server that is set', async () => {
  const fake = await smtpFake()
  expect(await sendWith({ SMTP_URL: fake.address })).toEqual({ ok: true, toFile: false })
  expect(fake.received).toMatchObject([
    { recipients: [to], subject: expect.stringContaining('Correo de prueba de') },
  ])
})

test('a password that the server does not take is named as that, and not repeated', async () => {
  const fake = await smtpFake({
    onAuth({ password }, _, callback) {
      callback(Object.assign(new Error(`no user with ${password}`), { responseCode: 535 }))
    },
  })
  const sent = await sendWith({ SMTP_URL: withLogin(fake.address) })
  expect(sent).toMatchObject({ ok: false, kind: 'login' })
  expect(JSON.stringify(sent)).not.toContain(secret)
})

test('a key that an e-mail service does not take is named as that, and not repeated', async () => {
  const fake = await apiFake(() => ({
    ...{ status: 401, body: { name: 'invalid_api_key', message: `${secret} is no key` } },
  }))
  const sent = await sendWith({ MAIL_API_BASE: fake.base, RESEND_API_KEY: secret })
  expect(sent).toMatchObject({ ok: false, kind: 'login' })
  expect(JSON.stringify(sent)).not.toContain(secret)
})

test('nobody at the port, an unknown server, silence, no SMTP and a hang-up each have their reason', async () => {
  const silent = await serverThat(() => {})
  const garbage = await serverThat((socket) => socket.end('<html>nonsense</html>\r\n'))
  const hangingUp = await serverThat((socket) => socket.destroy())
  const kindOf = async (SMTP_URL: string, timeoutMs?: number) => {
    const sent = await sendWith({ SMTP_URL }, timeoutMs)
    return sent.ok ? 'sent' : sent.kind
  }
  expect(await kindOf('smtp://127.0.0.1:1')).toBe('unreachable')
  expect(await kindOf('smtp://correo.invalid:587')).toBe('unknown_host')
  expect(await kindOf(silent, 300)).toBe('silent')
  expect(await kindOf(garbage)).toBe('other')
  expect(await kindOf(hangingUp)).toBe('other')
  expect(await kindOf(silent.replace('smtp:', 'smtps:'), 300)).toBe('silent')
  expect(await kindOf(garbage.replace('smtp:', 'smtps:'))).toBe('encryption')
})
