import { expect, test } from 'vitest'
import { adminSignUpForm } from './sign-up.input.ts'

const password = 'Empaca-Sol-2026'
const isTaken = (fullName: string) => {
  const input = { fullName, email: 'a@example.com', password, confirmation: password }
  return adminSignUpForm(true).safeParse(input).success
}

test.each(['owner@example.com', 'owner＠example.com', 'La  Tienda', 'la tiénda.', 'The Shop'])(
  'an administrator is not called %j, as histories name the shop and its people',
  (fullName) => {
    expect(isTaken(fullName)).toBe(false)
  },
)

test('an administrator is called by a name', () => {
  expect(isTaken('Rosa Paz')).toBe(true)
})
