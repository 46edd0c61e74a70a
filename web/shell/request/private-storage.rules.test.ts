import { expect, test } from 'vitest'
import { privateKeys } from './private-storage.rules.ts'

const choices = ['user-cookie-consent', 'i18nextLng', 'isShippingToCuba']
const cart = ['cart', 'cartAside', 'cartInstallation', 'cartNotices', 'cartCoupon']
const own = ['checkoutTyping:/checkout', 'assistantTranscript', 'pedidos-hechos', 'solarProducts']

test('a sign-out deletes what is private, and keeps consent and language', () => {
  expect(privateKeys([...choices, ...cart, ...own, 'cartOwner'], true)).toEqual([
    ...cart,
    ...own,
    'cartOwner',
  ])
})

test('a cart that no account owns stays in its browser', () => {
  expect(privateKeys([...choices, ...cart, ...own], false)).toEqual(own)
})
