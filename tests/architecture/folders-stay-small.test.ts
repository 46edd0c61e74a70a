import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const maxFiles = 15
const isTest = /\.(test|spec)\.tsx?$/

test('a folder has at most fifteen files that are not tests', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  const counted = files.filter((file) => file && !isTest.test(file))
  const sizes = [...Map.groupBy(counted, path.posix.dirname)].map(
    ([folder, { length }]) => `${folder}: ${length}`,
  )
  expect(sizes.filter((size) => Number(size.split(': ')[1]) > maxFiles)).toEqual([])
})
