import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'

const slowly = 3_000

/** A separate connection: one that is already open may be served a little longer. */
const connect = (url: string) =>
  once(net.connect({ host: 'localhost', port: Number(new URL(url).port) }), 'connect')

test('SIGTERM lets running requests finish, ends the change feeds, accepts no connection and exits in time', {
  timeout: 120_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-close-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const shop = startShop({ DATA_DIR: folder, ACCOUNT_ANSWER_MS: String(slowly) })
  await shop.until(shopIsOpen)
  const url = urlOfShop(shop)
  const feed = await fetch(`${url}/live`)
  const idle = await fetch(`${url}/healthz`)
  expect([feed.status, idle.status]).toEqual([200, 200])

  let isAnswered = false
  const result = fetch(`${url}/login`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ email: 'nadie@example.com', password: 'una-clave-Larga-7' }),
  }).then(async (response) => ({ status: response.status, text: await response.text() }))
  void result.finally(() => {
    isAnswered = true
  })
  // a request that is answered later has arrived
  expect((await fetch(`${url}/robots.txt`)).status).toBe(200)
  shop.process.kill('SIGTERM')
  await shop.until('the shop closes')
  expect(isAnswered).toBe(false)
  expect(await feed.text()).toContain('event: ready')
  await expect(connect(url)).rejects.toThrow()

  const { status, text } = await result
  expect(status).toBeLessThan(500)
  expect(text).toContain('</html>')
  // a stop that takes longer than nine seconds ends with another code
  expect(await shop.ended).toBe(0)
  expect(shop.output()).toContain('the shop is closed')
})
