import { expect, test } from 'vitest'
import { installCommand, missingPackages } from './debian-parts.ts'

test('one command installs what is missing, and nothing else', () => {
  expect(installCommand(missingPackages((file) => file !== '/usr/sbin/nginx'))).toBe(
    'apt-get install -y --no-install-recommends nginx',
  )
  expect(missingPackages(() => true)).toEqual([])
  expect(missingPackages(() => false)).toEqual(expect.arrayContaining(['nginx', 'postgresql']))
})
