import { expect, test } from 'vitest'
import {
  browserOf,
  browserSizes,
  browsers,
  devices,
  devicesIn,
  rotated,
  screenOf,
  sizeText,
} from './screens.rules.ts'

test('the six devices have their sizes (A-092, A-093, A-094, A-095, A-096, A-097)', () => {
  expect(devices.map((device) => `${device.name} ${sizeText(device)}`)).toEqual([
    'iPhone SE 375x667',
    'iPhone 12 Pro 390x844',
    'Pixel 5 393x851',
    'Samsung S20 Ultra 412x915',
    'iPad Mini 768x1024',
    'iPad Air 820x1180',
  ])
})

test('portrait covers all devices, landscape only the tablets (A-098, A-099)', () => {
  expect(devicesIn('portrait')).toEqual(devices)
  expect(devicesIn('landscape').map(({ name }) => name)).toEqual(['iPad Mini', 'iPad Air'])
})

test('rotating exchanges width and height, and back', () => {
  const air = devices.at(-1)!
  expect(sizeText(screenOf(air, rotated('portrait')))).toBe('1180x820')
  expect(screenOf(air, rotated('landscape'))).toEqual({ width: 820, height: 1180 })
})

test('five browsers are tested at six sizes (A-105, A-106, A-107, A-108, A-109, A-110, A-111, A-112, A-113, A-114, A-115)', () => {
  expect(browsers).toEqual(['chrome', 'firefox', 'safari', 'edge', 'opera'])
  expect(browserSizes.map(sizeText)).toEqual([
    '1920x1080',
    '1366x768',
    '768x1024',
    '1024x768',
    '414x896',
    '360x640',
  ])
})

const engine = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`${engine} Chrome/140.0.0.0 Safari/537.36`, 'chrome'],
  [`${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge'],
  [`${engine} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18 Safari/605',
    'safari',
  ],
  ['curl/8', null],
] as const)('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})
