import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-policy.ts'

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
