import { expect, test } from 'vitest'
import { namedResults, resultsCsv, resultsJson } from './results-file.rules.ts'
import { runAll } from './run-all.rules.ts'
import {
  barColour,
  type Finding,
  resultOf,
  running,
  type TestResult,
  tally,
  testStatuses,
} from './test-result.rules.ts'

const at = new Date('2026-11-22T10:00:00Z')
const fine: Finding = { status: 'success', message: 'bien' }

test('a result is a status, a message and a timestamp (A-138)', () => {
  expect(resultOf(fine, at)).toEqual({
    status: 'success',
    message: 'bien',
    timestamp: '2026-11-22T10:00:00.000Z',
  })
})

test('there are five statuses and no other (A-139)', () => {
  expect([...testStatuses].sort()).toEqual(['error', 'idle', 'running', 'success', 'warning'])
})

test.each([
  [0, 'green'],
  [75, 'green'],
  [75.1, 'yellow'],
  [90, 'yellow'],
  [90.1, 'red'],
  [100, 'red'],
] as const)('a bar of %s percent is %s (A-179, A-180, A-181)', (percent, colour) => {
  expect(barColour(percent)).toBe(colour)
})

test('the tally counts finished tests (A-103)', () => {
  const results = {
    a: resultOf(fine, at),
    b: resultOf({ status: 'error', message: '' }, at),
    c: resultOf({ status: 'warning', message: '' }, at),
    d: running(at),
  }
  expect(tally(results)).toEqual({ total: 3, passed: 1, warned: 1, failed: 1 })
})

async function runOf(test: (id: string) => Promise<Finding>, isStopped?: () => boolean) {
  const results: [string, TestResult['status']][] = []
  await runAll({
    ids: ['a', 'b', 'c'],
    test,
    onResult: (id, { status }) => results.push([id, status]),
    now: () => at,
    isStopped,
  })
  return results
}

test('tests run one after another, each when the previous one has ended (A-178)', async () => {
  let open = 0
  let max = 0
  const results = await runOf(async () => {
    open += 1
    max = Math.max(max, open)
    await Promise.resolve()
    open -= 1
    return fine
  })
  expect(max).toBe(1)
  expect(results).toEqual([
    ['a', 'running'],
    ['a', 'success'],
    ['b', 'running'],
    ['b', 'success'],
    ['c', 'running'],
    ['c', 'success'],
  ])
})

test('an exception in one test is its error and does not stop the others', async () => {
  const results = await runOf((id) =>
    id === 'a' ? Promise.reject(new Error('no')) : Promise.resolve(fine),
  )
  expect(results.filter(([, status]) => status !== 'running')).toEqual([
    ['a', 'error'],
    ['b', 'success'],
    ['c', 'success'],
  ])
})

test('stopping a run lets the current test end and starts no other', async () => {
  let ended = 0
  const results = await runOf(
    () => {
      ended += 1
      return Promise.resolve(fine)
    },
    () => ended > 0,
  )
  expect(results).toEqual([
    ['a', 'running'],
    ['a', 'success'],
  ])
})

test('results are exported as JSON and as a table that runs no formula', () => {
  const results = { a: resultOf({ status: 'error', message: '=1+1 "dos", tres' }, at) }
  const named = namedResults(results, (id) => `prueba ${id}`)
  expect(JSON.parse(resultsJson(named))).toEqual([
    {
      test: 'prueba a',
      status: 'error',
      message: '=1+1 "dos", tres',
      timestamp: '2026-11-22T10:00:00.000Z',
    },
  ])
  const columns = {
    test: 'Prueba',
    status: 'Estado',
    message: 'Resultado',
    fileTime: 'Hora (Cuba)',
  }
  const statuses = { running: '', success: 'Bien', error: 'Falla', warning: '', idle: '' }
  expect(resultsCsv(named, { columns, statuses })).toBe(
    'Prueba,Estado,Resultado,Hora (Cuba)\r\nprueba a,Falla,"\'=1+1 ""dos"", tres",2026-11-22 05:00\r\n',
  )
})
