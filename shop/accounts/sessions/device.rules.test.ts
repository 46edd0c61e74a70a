import { expect, test } from 'vitest'
import { deviceOf } from './device.rules.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${pixel} ${webkit} Chrome/126.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
  [
    `${pixel} ${webkit} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'tablet',
    'Samsung Internet',
    'Android',
  ],
  [`${windows} ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'computer', 'Edge', 'Windows'],
  [`${windows} ${webkit} Chrome/126.0 Safari/537.36 OPR/112.0`, 'computer', 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'computer',
    'Firefox',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'computer',
    'Safari',
    'macOS',
  ],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iPhone'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome', 'iPhone'],
  ['curl/8.5.0', 'unknown', null, null],
  ['', 'unknown', null, null],
] as const)('%s', (userAgent, kind, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser, system })
})
