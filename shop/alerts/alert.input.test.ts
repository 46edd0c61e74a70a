import { expect, test } from 'vitest'
import { alertForm, readContact } from './alert.input.ts'

test.each([
  ['Ana@Example.com', { channel: 'email', value: 'ana@example.com' }],
  ['+1 (305) 555-0123', { channel: 'whatsapp', value: '+13055550123' }],
  ['305 555 0123', { channel: 'whatsapp', value: '+13055550123' }],
  ['52345678', { channel: 'whatsapp', value: '+5352345678' }],
  ['+34 600 123 456', { channel: 'whatsapp', value: '+34600123456' }],
  ['600123', null],
  ['ana@', null],
  ['ana@example.com, otra@example.com', null],
  ['', null],
])('%s is read as a contact', (text, contact) => {
  expect(readContact(text)).toEqual(contact)
})

test('full-width letters and figures are those of everybody', () => {
  const contactOf = (contact: string) => alertForm({ contact, destination: 'cuba' }).contact
  expect(contactOf('ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toEqual({
    channel: 'email',
    value: 'ana@example.com',
  })
  expect(contactOf('＋１　３０５　５５５　０１２３')?.value).toBe('+13055550123')
})

test('garbage in any field is no contact and no destination', () => {
  expect(alertForm({ contact: 7, destination: 'mars' })).toEqual({
    text: '',
    contact: null,
    destination: null,
  })
})
