import type { Locale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import {
  buyerEmails,
  type OrderEmail,
  type OrderEmailKind,
  type OrderFacts,
  ownerEmails,
  recipientEmails,
} from './order-email.rules.ts'

const inCuba = {
  destination: 'cuba',
  carrier: 'Agencia Caribe',
  trackingCode: 'CAR-778120',
} as const

/** The sample of the specification: its total differs from the sum of its line and is shown unchanged. */
export const sampleConfirmation = {
  orderNumber: 'GS-TEST-0001-0001',
  customerEmail: 'ana.muestra@example.com',
  recipientEmail: 'jose.muestra@nauta.cu',
  customerName: 'Ana Pérez',
  recipientName: 'José Martí Núñez',
  orderTotal: '299.99',
  cartItems: [{ name: 'Panel solar 550 W', quantity: 2, price: 149.99, total: 299.98 }],
  shippingAddress: {
    recipientName: 'José Martí Núñez',
    street: 'Calle 23 #456 apto 3 e/ J y K',
    reparto: 'Vedado',
    municipality: 'Plaza de la Revolución',
    province: 'La Habana',
    phone: '+53 5 555 0142',
  },
}

const items = {
  es: ['Kit solar 3 kW con batería de 5 kWh', 'Panel solar 550 W'],
  en: ['3 kW solar kit with 5 kWh battery', '550 W solar panel'],
} as const

const linkOf = (number: string) =>
  `http://shop.test/pedido-exitoso/${number}?token=${'aB3_-'.repeat(8)}`

/** For the preview: what the specification's sample leaves apart agrees here, to the cent. */
export function exampleConfirmation(locale: Locale) {
  const orderNumber = 'GS-2F8N-W6PD-4KHA'
  const cartItems = sampleConfirmation.cartItems.map((item) => ({
    ...item,
    name: items[locale][1],
  }))
  const input = { ...sampleConfirmation, orderNumber, orderTotal: '299.98', cartItems }
  return { input, link: linkOf(orderNumber) }
}

export const exampleNumber = 'GS-7K4Q-M2XB-9TRE'

const arrivals = {
  es: 'Llega a La Habana entre el 5 y el 19 de diciembre.',
  en: 'Arrives in La Habana between December 5 and 19.',
} as const

/** An order to Cuba paid by Zelle: 2 000.00 with its sums, to the cent. */
export function exampleOrder(locale: Locale): OrderFacts {
  const [kit, panel] = items[locale]
  return {
    ...inCuba,
    number: exampleNumber,
    link: linkOf(exampleNumber),
    method: readPaymentMethod('zelle', 'manual'),
    methodName: 'Zelle',
    isPaid: false,
    buyerName: 'Ana Pérez',
    recipientName: 'José Martí Núñez',
    placedAt: new Date('2026-11-21T17:00:00Z'),
    payBy: new Date('2026-11-24T17:00:00Z'),
    isSetWhole: true,
    setSheet: `https://girasol.example/calculadora-solar/instalacion?piezas=INV.1~BAT.2&lng=${locale}`,
    lines: [
      {
        name: kit,
        quantity: 1,
        price: cents(170_001),
        total: cents(170_001),
        installation: 'https://girasol.example/catalogo/kit/instalacion?lng=es',
      },
      { name: panel, quantity: 2, price: cents(14_999), total: cents(29_998) },
    ],
    sums: {
      subtotal: cents(199_999),
      discount: cents(10_000),
      deliverySaving: cents(0),
      shipping: cents(0),
      tax: cents(0),
      agencyFee: cents(1_500),
      installation: cents(5_000),
      total: cents(196_499),
    },
    address: {
      street: 'Calle 23 #456 apto 3 e/ J y K',
      reparto: 'Vedado',
      municipality: 'Plaza de la Revolución',
      province: 'La Habana',
      phone: '+53 5 555 0142',
    },
    arrival: arrivals[locale],
    window: { from: new Date('2026-12-05T17:00:00Z'), to: new Date('2026-12-19T17:00:00Z') },
    itemsUntil: new Date('2026-11-21T23:00:00Z'),
    note: '',
    choices: null,
    refunded: null,
  }
}

const paid = { isPaid: true, payBy: null } as const
const context: Record<
  'proof' | 'incident' | 'pickup' | 'delay' | 'damage' | 'report',
  Record<Locale, string>
> = {
  proof: {
    es: 'El monto del comprobante no coincide con el del pedido.',
    en: 'The amount on the proof is not the one of the order.',
  },
  incident: {
    es: 'Una caja llegó mojada al almacén y la estamos reponiendo.',
    en: 'One box reached the warehouse wet and we are replacing it.',
  },
  pickup: {
    es: 'Almacén de 26 y 47, Nuevo Vedado, de lunes a viernes de 9 a 4.',
    en: 'Warehouse at 26 and 47, Nuevo Vedado, Monday to Friday, 9 to 4.',
  },
  report: {
    es: 'Un panel llegó con el cristal roto por una esquina.',
    en: 'One panel arrived with its glass broken at a corner.',
  },
  damage: {
    es: 'Mandamos otro panel mañana; no hace falta devolver el roto.',
    en: 'Another panel leaves tomorrow; the broken one need not come back.',
  },
  delay: {
    es: 'El proveedor nos entrega las baterías más tarde.',
    en: 'Our supplier delivers the batteries later.',
  },
}
const choices = {
  accept: 'http://shop.test/pedido/demora/aceptar?token=abc',
  cancel: 'http://shop.test/pedido/demora/cancelar?token=abc',
}

function circumstances(kind: OrderEmailKind, locale: Locale): Partial<OrderFacts> {
  switch (kind) {
    case 'proof_refused':
      return { note: context.proof[locale] }
    case 'payment_under_review':
      return { method: 'paypal', methodName: 'PayPal', payBy: null }
    case 'payment_partly_received':
      return { payBy: null, partial: { received: cents(100_000), missing: cents(96_499) } }
    case 'order_refunded':
      return { ...paid, refunded: cents(196_499), refundedAt: new Date('2026-11-24T15:00:00Z') }
    case 'order_incident':
      return { ...paid, note: context.incident[locale] }
    case 'damage_received':
    case 'recipient_damage_received':
      return { ...paid, note: context.report[locale] }
    case 'damage_answered':
    case 'recipient_damage_answered':
      return { ...paid, note: context.damage[locale] }
    case 'order_ready_for_pickup':
    case 'recipient_ready_for_pickup':
      return { ...paid, note: context.pickup[locale] }
    case 'order_delayed':
      return { ...paid, note: context.delay[locale], choices }
    case 'order_corrected':
      return { ...paid, corrections: [{ field: 'phone', value: '+53 5 555 0142' }] }
    case 'order_divided':
      return { isDivided: true }
    case 'order_received':
    case 'order_released':
    case 'owner_proof_to_verify':
    case 'order_held':
    case 'order_refused':
    case 'order_expired':
    case 'proof_received':
    case 'owner_new_order':
    case 'owner_order_held':
      return {}
    default:
      return paid
  }
}

export const orderEmailKinds: readonly OrderEmailKind[] = [
  ...buyerEmails,
  ...recipientEmails,
  ...ownerEmails,
]

/** One e-mail of a kind, with the order state in which it is sent. */
export const exampleEmail = (kind: OrderEmailKind, locale: Locale): OrderEmail => ({
  kind,
  order: { ...exampleOrder(locale), ...circumstances(kind, locale) },
})

export const exampleSettings = new Map([
  ['shop_name', 'Sol & Luz'],
  ['support_email', 'ayuda@sol.example'],
  ['phone_1', '+1 305 555 0142'],
  ['phone_2', '+1 305 555 0143'],
  ['whatsapp_number', '+1 305 555 0144'],
  ['legal_name', 'Sol y Luz LLC'],
  ['legal_address', 'Calle Luz 1'],
])

/** An order whose every text is the given one. */
export const hostileOrder = (text: string): Partial<OrderFacts> => ({
  buyerName: text,
  recipientName: text,
  number: text,
  carrier: text,
  trackingCode: text,
  receivedBy: text,
  note: text,
  lines: [{ name: text, quantity: 1, price: cents(1), total: cents(1) }],
  corrections: [{ field: 'reference', value: text }],
  address: { street: text, reparto: text, municipality: text, province: text, phone: text },
})
