import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { EmailMessage } from './email.rules.ts'
import { exampleNumber } from './order-email.fixture.ts'

export const exampleShop = 'http://shop.test'

const link = (path: string) => `${exampleShop}/${path}?token=${'aB3_-'.repeat(8)}&lng=es`

const ofPayer = {
  ...{ name: 'Rosa', number: exampleNumber, partNumber: '2', parts: '3' },
  ...{ amount: '$100.00', methodName: 'PayPal', isEnded: false, link: link('pagar') },
}

/** One e-mail of each kind. */
export const everyEmail: readonly EmailMessage[] = [
  { kind: 'confirm_email', name: 'Ana', link: link('confirmar') },
  { kind: 'reset_password', link: link('reset-password') },
  { kind: 'device_link', link: link('login') },
  { kind: 'password_changed' },
  { kind: 'account_erased' },
  { kind: 'role_removed' },
  { kind: 'confirm_new_email', link: link('correo-nuevo') },
  { kind: 'email_changed', newEmail: 'ana.nueva@example.com' },
  { kind: 'already_registered', loginLink: link('login'), resetLink: link('olvido') },
  {
    kind: 'admin_invitation',
    group: 'Almacén',
    link: link('admin-signup'),
    expiresAt: new Date('2026-11-22T17:05:00Z'),
    note: 'Para llevar los pedidos.\nUn abrazo, <Eva>',
  },
  { kind: 'first_admin_confirm', link: link('primer-administrador') },
  { kind: 'two_factor_changed', on: true },
  { kind: 'two_factor_changed', on: false },
  {
    kind: 'purchase_waits',
    name: 'Ana',
    link: link('checkout'),
    settingsLink: link('cuenta/avisos'),
  },
  {
    kind: 'staff_news',
    lines: [
      { text: `Pedido pagado: ${exampleNumber}`, link: link(`admin/pedidos/${exampleNumber}`) },
      { text: 'Agotado o con pocas unidades: Kit Luz', link: null },
    ],
    isSummary: false,
    link: link('admin'),
  },
  {
    kind: 'receiving_changed',
    ...{ methodName: 'Zelle', by: 'Eva Pérez', at: new Date('2026-11-22T17:05:00Z') },
    changes: [
      { field: 'recipient', before: 'pagos@example.com', after: 'otra@example.com' },
      { field: 'secondPersonAbove', before: '$1,000.00', after: '$50,000.00' },
    ],
    link: link('admin/pagos'),
  },
  {
    kind: 'connection_changed',
    ...{ service: 'PayPal', by: 'Eva Pérez', at: new Date('2026-11-22T17:05:00Z') },
    changes: [
      { label: 'Client ID', before: '', after: 'AQ7k2' },
      { label: 'Secret', before: '', after: 'uno nuevo (no se muestra)' },
    ],
    link: link('admin/conexiones'),
  },
  {
    kind: 'backup_downloaded',
    ...{ name: 'girasol-2026-11-22T08-30-00Z', by: 'Eva Pérez' },
    at: new Date('2026-11-22T17:05:00Z'),
    link: link('admin/auditoria'),
  },
  {
    kind: 'owners_changed',
    ...{ person: 'Rosa Paz, rosa@example.com', isNamed: true, by: 'Eva Pérez' },
    at: new Date('2026-11-22T17:05:00Z'),
    link: link('admin/permisos'),
  },
  {
    kind: 'confirm_alert',
    subject: 'product',
    name: 'Kit Luz',
    destination: 'cuba',
    link: link('aviso'),
  },
  {
    kind: 'alert_due',
    subject: 'province',
    name: 'Holguín',
    destination: 'cuba',
    link: link('catalogo'),
    endLink: link('aviso'),
  },
  {
    kind: 'alert_due',
    subject: 'product',
    name: 'Kit Luz',
    destination: 'usa',
    link: link('catalogo'),
    endLink: link('aviso'),
  },
  {
    kind: 'part_paid',
    name: 'Ana',
    number: exampleNumber,
    part: 'Tía Rosa',
    partNumber: '2',
    amount: '$100.00',
    missing: '$1,864.99',
    link: link('pedido'),
  },
  {
    kind: 'part_receipt',
    ...ofPayer,
    missing: '$1,864.99',
    ...{ rest: '', excess: '' },
    until: new Date('2026-11-24T17:05:00Z'),
    destination: 'cuba',
    at: new Date('2026-11-22T17:05:00Z'),
  },
  {
    kind: 'part_receipt',
    ...ofPayer,
    ...{
      missing: '',
      rest: '',
      excess: '$30.00',
      until: null,
      destination: 'cuba',
      at: new Date('2026-11-22T17:05:00Z'),
    },
  },
  { kind: 'part_sent', ...ofPayer, methodName: 'Zelle' },
  { kind: 'part_sent', ...ofPayer, methodName: 'Zelle', isEnded: true },
  { kind: 'part_returned', ...ofPayer, isEnded: true },
  {
    kind: 'part_not_seen',
    ...ofPayer,
    ...{ methodName: 'Zelle', reason: 'No hay ningún envío con ese concepto.' },
  },
  {
    kind: 'owner_part_to_verify',
    ...ofPayer,
    ...{ part: 'Tía Rosa', methodName: 'Zelle', memo: `${exampleNumber}-2` },
    ...{ confirmation: 'ZX81Q', link: link('admin/partes') },
  },
  { kind: 'parts_ended', name: 'Ana', number: exampleNumber, amount: '', link: link('pedido') },
  {
    kind: 'parts_ended',
    name: 'Ana',
    number: exampleNumber,
    amount: '$100.00',
    link: link('pedido'),
  },
  {
    kind: 'donation_opened',
    name: 'Ana',
    amount: '$120.00',
    memo: 'DN-7K2M-QX4T',
    method: readPaymentMethod('zelle', 'manual'),
    methodName: 'Zelle',
    link: link('donar'),
  },
  {
    kind: 'donation_opened',
    name: '',
    amount: '$20.00',
    memo: 'DN-7K2M-QX4T',
    method: 'paypal',
    methodName: 'PayPal',
    link: link('donar'),
  },
  {
    kind: 'donation_received',
    name: '',
    amount: '$120.00',
    cause: 'Ventilador y batería',
    memo: 'DN-7K2M-QX4T',
    method: 'paypal',
    methodName: 'PayPal',
    at: new Date('2026-11-22T17:05:00Z'),
    ein: null,
  },
  {
    kind: 'donation_received',
    name: 'Ana',
    amount: '$20.00',
    cause: 'Lámpara solar',
    memo: 'DN-7K2M-QX4T',
    method: readPaymentMethod('zelle', 'manual'),
    methodName: 'Zelle',
    at: new Date('2026-11-22T17:05:00Z'),
    ein: '12-3456789',
  },
  {
    kind: 'donation_returned',
    ...{ name: 'Ana', amount: '$20.00', rest: '', memo: 'DN-7K2M-QX4T', methodName: 'Zelle' },
  },
  {
    kind: 'donation_returned',
    ...{ name: '', amount: '$20.00', rest: '$100.00', memo: 'DN-7K2M-QX4T', methodName: 'PayPal' },
  },
  {
    kind: 'donation_reversed',
    ...{ name: 'Ana', amount: '$20.00', rest: '', memo: 'DN-7K2M-QX4T', methodName: 'PayPal' },
  },
]
