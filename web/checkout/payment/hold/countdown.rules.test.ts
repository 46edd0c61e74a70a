import { expect, test } from 'vitest'
import { clockText, leftMs } from './countdown.rules.ts'

const until = new Date('2026-11-23T12:15:00Z')
const at = (time: string) => clockText(leftMs(until, Date.parse(`2026-11-23T${time}Z`)))

test('the time left is counted in minutes and seconds and ends at zero', () => {
  expect(['12:00:00', '12:00:55', '12:14:59.400', '12:15:00', '12:40:00'].map(at)).toEqual([
    '15:00',
    '14:05',
    '0:00',
    '0:00',
    '0:00',
  ])
})
