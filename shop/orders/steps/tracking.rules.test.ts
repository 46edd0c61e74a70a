import { expect, test } from 'vitest'
import { trackingText, trackingUrl } from './tracking.rules.ts'

test('a parcel is followed on the page of its carrier, where there is one', () => {
  expect(trackingUrl('UPS Ground', '1Z 9&9')).toBe('https://www.ups.com/track?tracknum=1Z%209%269')
  expect(trackingUrl('USPS', '94')).toContain('usps.com')
  expect(trackingUrl('Agencia del Caribe', '77')).toBeNull()
  expect(trackingUrl('DHL', '')).toBeNull()
})

test('an address typed as the code is the page itself, whoever carries it; only a safe one', () => {
  const page = 'https://track.example.com/CRW1'
  expect(trackingUrl('Crowley', page)).toBe(page)
  expect(trackingUrl('UPS', page)).toBe(page)
  for (const code of ['http://track.example.com/1', 'https://', 'javascript:alert(1)', 'CRW1'])
    expect(trackingUrl('Crowley', code)).toBeNull()
})

test('an address typed as the code is not read out: whose parcel it is, or its site, names the link', () => {
  const page = 'https://track.example.com/CRW1'
  expect(trackingText('Crowley', page)).toBe('Crowley')
  expect(trackingText('', page)).toBe('track.example.com')
  expect(trackingText('UPS', '1Z99')).toBe('UPS 1Z99')
  expect(trackingText('', 'CAR-7')).toBe('CAR-7')
})
