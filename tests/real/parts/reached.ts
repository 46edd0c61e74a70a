import type { TestBrowser } from '#tests/harness/app/browser.ts'
import type { Send } from '#tests/stress/guest-order.ts'

/** As `testApp` is asked, but over the network, at the shop's public address. */
export const reached = (request: Send, shopUrl = 'http://shop.test') =>
  ({
    request: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('Origin', shopUrl)
      return request(url.replace('http://shop.test', ''), { redirect: 'manual', ...init, headers })
    },
  }) as unknown as TestBrowser['app']
