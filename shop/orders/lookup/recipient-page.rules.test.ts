import { expect, test } from 'vitest'
import { es } from '../messages/es.ts'
import { pictures } from '../messages/images.es.ts'
import { aRecipient } from '../order.fixture.ts'
import { recipientPage } from './recipient-page.rules.ts'

type Order = Parameters<typeof recipientPage>[0]['order']

/** What the page reads of an order. */
const order = {
  ...{ number: 'GS-1', locale: 'es', destination: 'cuba', recipient: aRecipient(), lines: [] },
  ...{ receivedBy: '', carrier: '', trackingCode: '', showsPrices: false, closedAt: null },
} as unknown as Order

const pageOf = (
  overrides: Partial<Order>,
  arrival = '',
  installation: Parameters<typeof recipientPage>[0]['installation'] = null,
) =>
  recipientPage({
    order: { ...order, ...overrides },
    ...{ sheet: null, arrival, installation, messages: es },
    shop: { name: 'Girasol', phone: '', email: '', whatsapp: '' },
    stage: {
      ...{ link: '/pedido/r', isConfirmed: false, damageUntil: null, report: null, waits: null },
      damageMessages: pictures.damage.recipientPage,
    },
  })

test('whoever would receive a cancelled order does not read that it is on its way', () => {
  for (const payment of ['refund_due', 'refunded'] as const)
    for (const delivery of ['cancelled', 'to_prepare'] as const) {
      const page = pageOf({ payment, delivery, compliance: 'clear' })
      expect(page).toContain('Este pedido se canceló')
      expect(page).not.toContain('va en marcha')
      expect(page).not.toContain('viene para')
      expect(page).not.toContain('carné')
      for (const heading of [es.comes, es.recipientPage.where]) expect(page).not.toContain(heading)
    }
})

test('whoever reads of an order that ended reads it calmly: nothing to do or to pay, and no reason of the payer’s', () => {
  const ended = [
    { payment: 'refund_due', delivery: 'cancelled', compliance: 'clear' },
    { payment: 'cancelled', delivery: 'cancelled', compliance: 'clear', closedAt: new Date(0) },
    { payment: 'expired', delivery: 'cancelled', compliance: 'clear', closedAt: new Date(0) },
    { payment: 'paid', delivery: 'cancelled', compliance: 'rejected', closedAt: new Date(0) },
  ] as const
  for (const state of ended) {
    const page = pageOf(state)
    expect(page).toContain('Este pedido se canceló y no va en camino')
    expect(page).toContain('No tienes que hacer nada ni pagar nada.')
    expect(page).not.toMatch(/sin pagarse|No podemos atender/)
    // neither what was paid nor what did not happen is the recipient's
    expect(page).not.toContain(es.progress)
  }
  expect(pageOf({ ...ended[0], delivery: 'delivered' })).not.toContain('No tienes que hacer nada')
})

test('on the day itself the page says so, and money that goes back after the delivery is the payer’s affair', () => {
  const paid = { payment: 'paid', compliance: 'clear' } as const
  expect(pageOf({ ...paid, delivery: 'out_for_delivery' })).toContain('Está en reparto')
  const pickup = pageOf({ ...paid, delivery: 'ready_for_pickup' })
  expect(pickup).toContain('Ya se puede recoger')
  expect(pickup).toContain('Ya está en la agencia. Pide')
  expect(pageOf({ ...paid, delivery: 'ready_for_pickup', carrier: 'Sol' })).toContain('(Sol)')
  const after = pageOf({ ...paid, payment: 'refunded', delivery: 'delivered' })
  expect(after).toContain('tu pedido ya llegó')
  expect(after).not.toMatch(/se canceló|Se entrega en|Lo que llega</)
  expect(after).toContain('Se entregó en')
})

test('while money of an order is disputed or goes back the recipient reads calmly that the shop checks something, and nothing of money', () => {
  const unsure = [
    { payment: 'disputed', delivery: 'to_prepare' },
    { payment: 'disputed', delivery: 'in_transit' },
    { payment: 'refund_due', delivery: 'in_transit' },
  ] as const
  for (const state of unsure) {
    const page = pageOf({ ...state, compliance: 'clear' })
    expect(page).toContain('La tienda está comprobando algo de tu pedido')
    expect(page).toContain('No tienes que hacer nada. Te escribiremos cuando siga.')
    expect(page).not.toMatch(/va en marcha|Ten a mano|disputa|dinero|reembols/i)
  }
  const atTheDoor = { payment: 'disputed', compliance: 'clear' } as const
  expect(pageOf({ ...atTheDoor, delivery: 'delivered' })).not.toContain('comprobando')
})

test('nobody who does not pay reads when it comes if it is paid today, nor that a courier calls already', () => {
  const arrival = 'Llega a La Habana si pagas hoy.'
  const shown = { compliance: 'clear', delivery: 'to_prepare' } as const
  const page = (payment: Order['payment']) => pageOf({ ...shown, payment }, arrival)
  for (const payment of ['awaiting_payment', 'awaiting_proof', 'awaiting_parts'] as const) {
    expect(page(payment)).toContain('falta confirmar el pago')
    expect(page(payment)).not.toMatch(/si pagas hoy|Te llamarán/)
  }
  expect(page('paid')).toContain('Llega a La Habana')
  expect(page('paid')).toContain('Te llamarán')
})

test('the other person who may receive it is named, and her national ID is not', () => {
  const authorised = { name: 'Rosa Díaz <b>', nationalId: '85010112345' }
  const paid = { payment: 'paid', compliance: 'clear', delivery: 'to_prepare' } as const
  const page = pageOf({ ...paid, recipient: { ...aRecipient(), authorised } })
  expect(page).toContain('También puede recibirlo: Rosa Díaz &lt;b&gt;')
  expect(page).not.toContain('85010112345')
})

test('whoever receives it reads that a technician comes, until it is mounted', () => {
  const paid = { payment: 'paid', compliance: 'clear', delivery: 'delivered' } as const
  expect(pageOf(paid, '', 'waits')).toContain('Un técnico lo monta y lo prueba')
  expect(pageOf(paid, '', 'arranged')).toContain('El técnico ya tiene día')
  for (const state of ['done', 'returned', null] as const)
    expect(pageOf(paid, '', state)).not.toContain('técnico')
})

test('what is picked up at a point is not said to be brought to the address', () => {
  const { address } = aRecipient()
  const recipient = aRecipient({ address: { ...address, delivery: 'pickup' } as typeof address })
  const page = pageOf({ payment: 'paid', compliance: 'clear', delivery: 'in_transit', recipient })
  expect(page).toContain('Se recoge en un punto de')
  expect(page).toContain('cuando se pueda recoger')
  expect(page).not.toMatch(/Se entrega en|Te llamarán|Calle 23/)
})

test('the recipient follows the parcel where it can be followed', () => {
  const paid = { payment: 'paid', compliance: 'clear', delivery: 'in_transit' } as const
  const followed = pageOf({
    ...paid,
    carrier: 'Crowley',
    trackingCode: 'https://a.example/1?b=2&c',
  })
  expect(followed).toContain('<a href="https://a.example/1?b=2&amp;c" rel="noreferrer">Crowley</a>')
  const unknown = pageOf({ ...paid, carrier: 'Agencia <b>', trackingCode: '77' })
  expect(unknown).toContain(`${es.tracking}: Agencia &lt;b&gt; 77</p>`)
})
