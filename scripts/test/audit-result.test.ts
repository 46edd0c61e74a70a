import { expect, test } from 'vitest'
import { auditResult } from './audit-result.ts'

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      'left-pad': { severity, via: [{ title: 'runs what it pads' }, 'other-package'] },
      'quiet-package': { severity: 'moderate', via: [] },
    },
  })

test.each(['high', 'critical'])('a known hole of level %s fails, with its reason', (severity) => {
  expect(auditResult(report(severity))).toEqual({
    ...{ isKnown: true, reason: '' },
    holes: [`left-pad: ${severity}, runs what it pads`],
  })
})

test('lesser holes do not fail', () => {
  expect(auditResult(report('low'))).toEqual({ isKnown: true, reason: '', holes: [] })
})

test.each(['', 'no network', '{"error":{"code":"ENOTFOUND"}}', '{"statusCode":405}', 'null'])(
  'without a report nothing is known: %s',
  (printed) => {
    expect(auditResult(printed)).toMatchObject({ isKnown: false, holes: [] })
  },
)

test('what the registry answered instead is told', () => {
  const printed = '{"message":"405 Method Not Allowed - POST …/bulk","statusCode":405}'
  expect(auditResult(printed).reason).toBe('405 Method Not Allowed - POST …/bulk')
  expect(auditResult('{"error":{"code":"ENOTFOUND"}}').reason).toBe('ENOTFOUND')
})
