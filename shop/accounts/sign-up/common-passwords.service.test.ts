import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.service.server.ts'

test('common passwords are recognised in any case and with digits appended', () => {
  for (const password of [
    'password',
    'PassWord',
    'Password123!',
    'contraseña',
    'Contraseña2024',
    '123456789',
    'qwertyuiop',
    'tequieromucho',
    'girasol123',
  ])
    expect([password, isCommonPassword(password)]).toEqual([password, true])
})

test('of the three thousand most frequent ones in leaks none passes', () => {
  for (const password of [
    'qwerty123',
    'killer12',
    '5532361cnjqrf',
    'buffalo1',
    'football8',
    'rockets1',
  ])
    expect([password, isCommonPassword(password)]).toEqual([password, true])
})

test('an address is no password of its owner', () => {
  expect(isCommonPassword('ana.perez.holguin@example.com', 'Ana.Perez.Holguin@example.com')).toBe(
    true,
  )
  expect(isCommonPassword('ana.perez.holguin', 'ana.perez.holguin@example.com')).toBe(true)
})

test('an unlisted password is not common', () => {
  for (const password of ['el perro de Marta ladra', 'Zx9!kfp2Lq', 'ventilador-azul-17', '12345'])
    expect([password, isCommonPassword(password, 'ana@example.com')]).toEqual([password, false])
})
