import { expect, test } from 'vitest'
import { mailLink, whatsappLink } from './order-links.ts'

test('a WhatsApp link without a number lets the sender pick the chat', () => {
  expect(whatsappLink('Kit & más: $1\nhttps://x')).toBe(
    'https://wa.me/?text=Kit%20%26%20m%C3%A1s%3A%20%241%0Ahttps%3A%2F%2Fx',
  )
})

test('a WhatsApp link keeps the digits of the number alone', () => {
  expect(whatsappLink('a', '+1 305 555 0142')).toBe('https://wa.me/13055550142?text=a')
})

test('a mail link carries subject and text', () => {
  expect(mailLink('a@b.c', 'x y', '1&2')).toBe('mailto:a@b.c?subject=x%20y&body=1%262')
})
