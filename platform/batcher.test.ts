import { expect, onTestFinished, test, vi } from 'vitest'
import { Batcher } from './batcher.ts'

/** Work whose batches end when the test decides; records what each batch contained. */
function counter(fails: (requests: readonly string[]) => boolean = () => false) {
  const rounds: string[][] = []
  const open: (() => void)[] = []
  const together = new Batcher<string, string>(
    async (requests) => {
      rounds.push([...requests])
      await new Promise<void>((resolve) => open.push(resolve))
      if (fails(requests)) throw new Error(`not ${requests.join()}`)
      return requests.map((one) => one.toUpperCase())
    },
    { max: 3, batches: 2 },
  )
  const batchesAre = (count: number) => expect.poll(() => rounds.length).toBe(count)
  return { together, rounds, batchesAre, end: () => open.shift()?.() }
}

test('requests that arrive together, or while a batch runs, are served in one batch', async () => {
  const { together, rounds, batchesAre, end } = counter()
  const first = [together.ask('a'), together.ask('b')]
  await batchesAre(1)
  const later = ['c', 'd', 'e', 'f'].map((one) => together.ask(one))
  end()
  expect(await Promise.all(first)).toEqual(['A', 'B'])
  await batchesAre(2)
  end()
  await batchesAre(3)
  end()
  expect(await Promise.all(later)).toEqual(['C', 'D', 'E', 'F'])
  expect(rounds).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

test('a request that waits too long starts another batch, up to the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { together, rounds, batchesAre, end } = counter()
  const slow = together.ask('slow')
  await batchesAre(1)
  const other = together.ask('other')
  expect(rounds).toEqual([['slow']])
  vi.advanceTimersByTime(1_000)
  await batchesAre(2)
  const third = together.ask('third')
  vi.advanceTimersByTime(1_000)
  expect(rounds).toEqual([['slow'], ['other']])
  end()
  end()
  expect(await Promise.all([slow, other])).toEqual(['SLOW', 'OTHER'])
  await batchesAre(3)
  end()
  expect(await third).toBe('THIRD')
})

test('in a rush a round waits a little for as many as the last one served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { together, rounds, batchesAre, end } = counter()
  const first = ['a', 'b'].map((one) => together.ask(one))
  await batchesAre(1)
  end()
  await Promise.all(first)
  const early = together.ask('c')
  await new Promise(setImmediate)
  expect(rounds).toEqual([['a', 'b']])
  const late = together.ask('d')
  await batchesAre(2)
  end()
  await Promise.all([early, late])
  const alone = together.ask('e')
  await new Promise(setImmediate)
  expect(rounds).toHaveLength(2)
  vi.advanceTimersByTime(10)
  await batchesAre(3)
  end()
  expect(await alone).toBe('E')
  expect(rounds).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

test('a batch that fails is retried item by item, and only the failing items fail', async () => {
  const { together, rounds, batchesAre, end } = counter((requests) => requests.includes('bad'))
  const responses = ['good', 'bad', 'other'].map((one) =>
    together.ask(one).catch((error: Error) => error.message),
  )
  for (const round of [1, 2, 3, 4]) {
    await batchesAre(round)
    end()
  }
  expect(await Promise.all(responses)).toEqual(['GOOD', 'not bad', 'OTHER'])
  expect(rounds).toEqual([['good', 'bad', 'other'], ['good'], ['bad'], ['other']])
})

test('when the work keeps failing, a request waits for at most two other failures', async () => {
  const { together, rounds, batchesAre, end } = counter(() => true)
  const responses = ['a', 'b', 'c'].map((one) =>
    together.ask(one).catch((error: Error) => error.message),
  )
  await batchesAre(1)
  end()
  await batchesAre(2)
  end()
  await batchesAre(4)
  end()
  end()
  expect(await Promise.all(responses)).toEqual(['not a', 'not b', 'not c'])
  expect(rounds).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']])
})
