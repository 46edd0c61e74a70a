import { expect, test } from 'vitest'
import { dayMs } from '#kernel/time.ts'
import { testApp } from '#tests/harness/app/app.ts'

test('security.txt names the contact of the shop and expires in the future, whatever the year', async () => {
  for (const now of [new Date('2026-11-23T12:00:00Z'), new Date('2031-02-03T04:05:06Z')]) {
    const app = await testApp({ now: () => now })
    const response = await app.request('http://shop.test/.well-known/security.txt')
    const text = await response.text()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toMatch(/^Canonical: \S+\/\.well-known\/security\.txt$/m)
    const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '').getTime() - now.getTime()
    expect(expires).toBeGreaterThan(90 * dayMs)
    expect(expires).toBeLessThan(365 * dayMs)
  }
})
