import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Command, DriverError, type Options, type Parameters, type Wire } from './wire.ts'

const startTimeoutMs = 60_000

const preferences = ({ hasScripts, language }: Options) => ({
  'marionette.port': 0,
  'javascript.enabled': hasScripts,
  'intl.accept_languages': language,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.update.enabled': false,
  'ui.prefersReducedMotion': 1,
})

function profileFor(options: Options): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-firefox-'))
  const lines = Object.entries(preferences(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  fs.writeFileSync(path.join(folder, 'user.js'), lines.join(''))
  return folder
}

/** Firefox writes the port that it listens on into its profile. */
async function portOf(profile: string): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort')
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await pause(50)) {
    const port = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
  }
  throw new Error('Firefox did not start')
}

type Reply = [kind: 1, id: number, error: { error: string; message: string } | null, value: unknown]

/** Messages are `length:json`, answered by the number of the question. */
function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1')
  const waiting = new Map<number, (reply: Reply) => void>()
  let received = Buffer.alloc(0)
  let asked = 0
  const take = (): boolean => {
    const colon = received.indexOf(':')
    if (colon < 0) return false
    const end = colon + 1 + Number(received.toString('latin1', 0, colon))
    if (received.length < end) return false
    const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end))
    received = received.subarray(end)
    if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply)
    return true
  }
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    while (take());
  })
  const send = (name: string, parameters: Parameters) =>
    new Promise<unknown>((resolve, reject) => {
      asked += 1
      waiting.set(asked, ([, , error, value]) =>
        error ? reject(new DriverError(error.error, error.message)) : resolve(value),
      )
      const text = JSON.stringify([0, asked, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  return { send, close: () => socket.destroy() }
}

const unwrapped = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer

/** Firefox without its driver program: Marionette is the protocol to which that one translates. */
export async function openFirefox(program: string, options: Options): Promise<Wire> {
  const profile = profileFor(options)
  const child = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' } },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const { send, close } = connect(await portOf(profile))
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  return {
    name: 'Firefox',
    send: async ({ name }: Command, parameters) => unwrapped(await send(name, parameters)),
    async close() {
      close()
      child.kill('SIGKILL')
      await ended
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
