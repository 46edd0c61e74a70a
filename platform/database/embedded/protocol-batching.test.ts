import { expect, test } from 'vitest'
import { inWholeMessages } from './protocol-batching.ts'

const sync = Buffer.from('S')

test('between two slow statements the event loop runs other work', async () => {
  const seen: string[] = []
  const database = inWholeMessages({
    waitReady: Promise.resolve(),
    execProtocolStream: () => {
      for (const until = performance.now() + 30; performance.now() < until; );
      seen.push('statement')
      return Promise.resolve([])
    },
  })
  setImmediate(() => seen.push('other work'))
  await database.execProtocolStream(sync)
  await database.execProtocolStream(sync)
  expect(seen).toEqual(['statement', 'other work', 'statement'])
})
