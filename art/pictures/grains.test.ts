import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutGrains } from './grains.ts'

const paint = (rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(
    rows.flatMap((row) => [...row].flatMap((one) => Array(3).fill(Number(one) * 25))),
  ),
})

test('a single bright or dark pixel is taken for grain', () => {
  const even = paint(['55555', '55555', '55555']).data
  assert.deepEqual(withoutGrains(paint(['55555', '55955', '55555'])), even)
  assert.deepEqual(withoutGrains(paint(['55555', '55055', '55555'])), even)
})

test('a line one pixel wide stays as it is', () => {
  const lined = paint(['00900', '00900', '00900', '00900'])
  assert.deepEqual(withoutGrains(lined), lined.data)
})
