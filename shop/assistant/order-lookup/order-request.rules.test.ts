import { expect, test } from 'vitest'
import { orderRequestIn, withoutEmails } from './order-request.rules.ts'

const number = 'GS-7H2K-9MQA-P1X4'
const email = 'ana@example.com'
const user = (content: string) => ({ role: 'user' as const, content })
const asking = { intent: 'order', before: null } as const

test('number and e-mail are taken from this question and those before it', () => {
  const both = { number, email }
  expect(orderRequestIn({ question: `${number} y ${email}`, earlier: [] }, asking)).toEqual(both)
  expect(
    orderRequestIn({ question: email, earlier: [user(`mi pedido ${number}`)] }, asking),
  ).toEqual(both)
  expect(orderRequestIn({ question: `gs7h2k9mqap1x4`, earlier: [] }, asking)).toBe('needsEmail')
  const after = { intent: 'unknown', before: 'order' } as const
  expect(orderRequestIn({ question: email, earlier: [] }, after)).toBe('needsNumber')
})

test('a later question repeats nothing, and none is looked up in danger or for somebody else’s data', () => {
  const earlier = [user(`${number} ${email}`)]
  expect(orderRequestIn({ question: 'y el kit nevera?', earlier }, asking)).toBeNull()
  for (const intent of ['emergency', 'othersData', 'limits', 'verify'] as const)
    expect(orderRequestIn({ question: number, earlier }, { intent, before: null })).toBeNull()
})

test('an e-mail address is left out of what a model gets', () => {
  expect(withoutEmails(`soy ${email}, y el pedido?`)).toBe('soy •••, y el pedido?')
})
