import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { nextVersion, replaceableSlugs } from './legal-version.rules.ts'

test('a version is named by its day and numbered within it', () => {
  const day = parseDay('2026-11-21')
  expect(nextVersion(day, [])).toBe('2026-11-21.1')
  expect(nextVersion(day, ['2026-11-21.3', '2026-11-21.10', '2026-11-22.40'])).toBe('2026-11-21.11')
})

test('the affidavit is not replaced among the legal texts', () => {
  expect(replaceableSlugs).toHaveLength(5)
  expect(replaceableSlugs).not.toContain('affidavit-certificacion')
})
