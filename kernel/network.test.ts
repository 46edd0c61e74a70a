import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address counts alone', () => {
  expect(networkOf('200.55.1.1')).toBe('200.55.1.1')
})

test('all addresses of one IPv6 subscriber count as one, however they are written', () => {
  const same = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:0:0:0:1']
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test.each(['', 'nobody', '1::2::3', '1:2:3', '1:2:3:4:5:6:7:8:9', 'g::1', '12345::'])(
  '%j is no IPv6 address and stands for itself',
  (text) => {
    expect(networkOf(text)).toBe(text)
  },
)
