import { expect, test } from 'vitest'
import { contentSecurityPolicy, ownScripts, withoutMarks } from './security-policy.ts'

test('only scripts that the shop rendered are named, not what else stands in the page', () => {
  const page = [
    '<script nonce="abc123">own()</script>',
    '<p><script>alert(1)</script></p>',
    '<script nonce="guessed">alert(2)</script>',
    '<script nonce="abc123" src="/assets/a.js"></script>',
    '<script type="module" nonce="abc123" async="">import "/assets/b.js"</script>',
  ].join('')
  expect(ownScripts(page, 'abc123')).toEqual(['own()', 'import "/assets/b.js"'])
  expect(withoutMarks(page, 'abc123')).not.toContain('abc123')
})

test('a page names no other host unless it calls one', () => {
  const plain = contentSecurityPolicy({ scripts: [], styles: [] })
  expect(plain).not.toContain('://')
  expect(plain).toContain("frame-src 'none'")
  const withWidget = contentSecurityPolicy({
    scripts: [],
    styles: [],
    hosts: ['https://a.example'],
  })
  expect(withWidget).toContain('frame-src https://a.example')
})
