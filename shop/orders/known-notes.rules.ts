/** What the shop itself writes into an order's history, by how it begins; staff read it in their language. */
const beginnings = {
  placed: 'placed',
  unpaid: 'not paid in time',
  byBuyer: 'cancelled by the buyer',
  delay: 'delay: cancelled',
  proof: 'Zelle: llegó un comprobante',
  seen: 'Zelle: visto en el banco',
  again: 'Zelle: otra prueba.',
  refused: 'Zelle: rechazado.',
  sender: 'Remitente de Zelle:',
  begun: 'PayPal: cobro empezado',
  captured: 'PayPal: cobro confirmado',
  otherSum: 'PayPal: el importe cobrado no es el del pedido',
  twice: 'PayPal: cobrado dos veces',
  reviewed: 'PayPal: en revisión',
  declined: 'PayPal: pago rechazado',
  unapproved: 'PayPal: sin aprobar',
  refund: 'PayPal: reembolso',
  dispute: 'PayPal: disputa',
  reversed: 'PayPal: cobro',
} as const
export type KnownNote = keyof typeof beginnings

const known = Object.entries(beginnings) as [KnownNote, string][]

/** A note of the shop's own in the words given; what a person wrote stays as it was written. */
export function noteIn(words: Readonly<Record<KnownNote, string>>, note: string): string {
  const [name, beginning] = known.find(([, text]) => note.startsWith(text)) ?? []
  return name && beginning ? words[name] + note.slice(beginning.length) : note
}
