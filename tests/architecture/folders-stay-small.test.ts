import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const maxFiles = 15
const isText = /\.(ts|tsx|mjs|css|sql|md)$/
const isTest = /\.(test|spec)\.tsx?$/

test('a folder has at most fifteen sources that are not tests', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  const counted = files.filter((file) => isText.test(file) && !isTest.test(file))
  const sizes = [...Map.groupBy(counted, path.posix.dirname)].map(
    ([folder, { length }]) => `${folder}: ${length}`,
  )
  expect(sizes.filter((size) => Number(size.split(': ')[1]) > maxFiles)).toEqual([])
})
