import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test('an id is valid in lower and upper case, and nothing else is', () => {
  const id = randomUUID()
  for (const good of [id, id.toUpperCase(), '00000000-0000-0000-0000-000000000000'])
    expect(isUuid(good), good).toBe(true)
  for (const bad of [
    '',
    ` ${id}`,
    `${id}\n`,
    id.replaceAll('-', ''),
    `{${id}}`,
    id.replace(/./, 'g'),
  ])
    expect(isUuid(bad), bad).toBe(false)
})
