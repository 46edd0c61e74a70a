import { expect, test } from 'vitest'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
import type { OrderFacts } from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'

const emailOf = (changed: Partial<OrderFacts>) => {
  const order = { ...exampleEmail('order_handed_over', 'es').order, ...changed }
  return writtenOrderEmail(
    { kind: 'order_handed_over', order },
    shopFacts(exampleSettings, 'es'),
    'es',
  )
}

test('a page typed as the tracking code is a link in the letter, and is not torn apart', () => {
  const page = 'https://track.example.com/CRW1'
  const { text, html } = emailOf({ carrier: 'Crowley', trackingCode: page, trackingPage: page })
  expect(text).toContain(`Seguir el envío\n${page}\n`)
  expect(html).toContain(`href="${page}"`)
  expect(text).toContain('Crowley')
  expect(text).not.toContain('https: //')
})

test('the page of a carrier stands beside the code, and no link where nobody shows it', () => {
  const page = 'https://www.ups.com/track?tracknum=1Z99'
  const known = emailOf({ carrier: 'UPS', trackingCode: '1Z99', trackingPage: page }).text
  expect(known).toMatch(/Código: +1Z99/)
  expect(known).toContain(`Seguir el envío\n${page}`)
  const unknown = emailOf({ carrier: 'Agencia', trackingCode: 'CAR-7', trackingPage: null }).text
  expect(unknown).toMatch(/Código: +CAR-7/)
  expect(unknown).not.toContain('Seguir el envío')
  expect(emailOf({ carrier: '', trackingCode: 'https://', trackingPage: null }).text).not.toContain(
    'https://\n',
  )
})
