import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaptchaConfig } from '#platform/captcha.ts'

/** A widget that passes whoever presses its button. */
const widget = `window.turnstile = {
  render(place) {
    const token = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response' })
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am a person' })
    button.addEventListener('click', () => { token.value = 'a person' })
    place.replaceChildren(token, button)
    this.token = token
    return 'one'
  },
  reset() { this.token.value = '' },
  remove() {},
}`

export interface ReceivedRequest {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

const readFields = async (request: http.IncomingMessage): Promise<ReceivedRequest['fields']> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

/** What a service answers to a token, as far as it is not silent. */
const verdictOn = ({ secret, response }: ReceivedRequest['fields']) => {
  if (secret !== 'the secret') return { success: false, 'error-codes': ['invalid-input-secret'] }
  if (response !== 'a person') return { success: false, 'error-codes': ['invalid-input-response'] }
  return { success: true }
}

/** A captcha's service on a free port; it passes the token 'a person'. */
export async function captchaFake(provider: 'turnstile' | 'hcaptcha' = 'turnstile') {
  const requests: ReceivedRequest[] = []
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(widget)
      return
    }
    void readFields(request).then((fields) => {
      requests.push({ path, fields })
      if (fields.response === 'silence') return
      const status = fields.response === 'broken' ? 500 : 200
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(verdictOn(fields)))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: CaptchaConfig = {
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: 'the-site',
    CAPTCHA_SECRET: 'the secret',
    CAPTCHA_API_BASE: base,
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked: requests, base, config, close }
}
