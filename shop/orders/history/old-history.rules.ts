import { readPaymentMethod } from '#kernel/payment-method.ts'
import { exportBases } from '#shop/compliance/release.rules.ts'
import type { ScreeningReason } from '#shop/compliance/screening/screening.rules.ts'
import { buyerEmails, recipientEmails } from '#shop/emails/order-email.rules.ts'
import { type HistoryEvent, noteColumns, type Paid, type Why } from './history-notes.rules.ts'

const paypal: Paid = { method: 'paypal' }
const zelle: Paid = { method: readPaymentMethod('zelle', 'manual') }

const text = (event: HistoryEvent, reason = ''): Why => (reason ? { event, reason } : { event })
const just = (event: HistoryEvent) => (): Why => text(event)

const oneOf = <Name extends string>(names: readonly Name[], input = ''): Name | undefined =>
  names.find((name) => name === input)
const answeredBy = (input = '') => (input === 'no answer' ? 'silence' : 'buyer')

const verdicts = [
  'listed',
  'keyword',
  'unreadable',
  'lists_stale',
  'lists_missing',
  'error',
] as const satisfies readonly ScreeningReason[]

function held(code: 'sender_held' | 'payer_held', by: Paid, input?: string): Why | null {
  const verdict = oneOf(verdicts, input)
  return verdict ? text({ code, ...by, verdict }) : null
}

/** Sentences that histories stored before they stored codes; null where the rest of the text does not match. */
const sentences: readonly [RegExp, (...parts: (string | undefined)[]) => Why | null][] = [
  [/^placed$/, just({ code: 'placed' })],
  [/^not paid in time$/, just({ code: 'not_paid_in_time' })],
  [/^cancelled by the buyer$/, just({ code: 'cancelled_by_buyer' })],
  [
    /^delay: ([\d-]*) – ([\d-]*)\. (.*)$/s,
    (from = '', to = '', reason) => text({ code: 'delay_sent', from, to }, reason),
  ],
  [
    /^delay: accepted \((no answer|the buyer)\)$/,
    (who) => text({ code: 'delay_accepted', by: answeredBy(who) }),
  ],
  [
    /^delay: cancelled \((no answer|the buyer)\)$/,
    (who) => text({ code: 'delay_cancelled', by: answeredBy(who) }),
  ],
  [
    /^export: (\S+) ?(.*)$/,
    (input, filing = '') => {
      const basis = oneOf(exportBases, input)
      return basis ? text({ code: 'export_basis_set', basis, filing }) : null
    },
  ],
  [
    /^tracking:(?: (?:(.*) )?(\S*))?$/,
    (carrier = '', tracking = '') => text({ code: 'tracking_set', carrier, tracking }),
  ],
  [
    /^letter sent again: (\S+)$/,
    (input) => {
      const email = oneOf([...buyerEmails, ...recipientEmails], input)
      return email ? text({ code: 'email_resent', email }) : null
    },
  ],
  [/^photograph of the delivery$/, just({ code: 'delivery_picture_added' })],
  [/^the buyer told of damage$/, just({ code: 'damage_reported' })],
  [/^answered what was told of damage$/, just({ code: 'damage_answered' })],
  [/^Zelle: llegó un comprobante$/, just({ code: 'proof_received', ...zelle })],
  [
    /^Zelle: visto en el banco, (.+?)(?:\. (.*))?$/s,
    (reference = '', reason) => text({ code: 'transfer_seen', ...zelle, reference }, reason),
  ],
  [
    /^Zelle: otra prueba\. (.*)$/s,
    (reason) => text({ code: 'proof_asked_again', ...zelle }, reason),
  ],
  [/^Zelle: rechazado\. (.*)$/s, (reason) => text({ code: 'transfer_rejected', ...zelle }, reason)],
  [/^Remitente de Zelle: (\S+)$/, (input) => held('sender_held', zelle, input)],
  [/^Pagador de PayPal: (\S+)$/, (input) => held('payer_held', paypal, input)],
  [/^PayPal: cobro empezado$/, just({ code: 'capture_started', ...paypal })],
  [/^PayPal: cobro confirmado$/, just({ code: 'captured', ...paypal })],
  [
    /^PayPal: el importe cobrado no es el del pedido$/,
    just({ code: 'captured_other_amount', ...paypal }),
  ],
  [/^PayPal: cobrado dos veces$/, just({ code: 'captured_twice', ...paypal })],
  [
    /^PayPal: en revisión \((.*)\)$/,
    (issue = '') => text({ code: 'payment_under_review', ...paypal, issue }),
  ],
  [/^PayPal: pago rechazado$/, just({ code: 'payment_declined', ...paypal })],
  [/^PayPal: sin aprobar$/, just({ code: 'payment_not_approved', ...paypal })],
  [/^PayPal: reembolso$/, just({ code: 'refunded', ...paypal })],
  [
    /^PayPal: disputa (\S+)(?: (\S+))?$/,
    (reference = '', outcome) =>
      text(
        outcome
          ? { code: 'dispute_closed', ...paypal, reference, outcome }
          : { code: 'dispute_opened', ...paypal, reference },
      ),
  ],
  [
    /^PayPal: cobro (\S+) revertido$/,
    (reference = '') => text({ code: 'capture_reversed', ...paypal, reference }),
  ],
  [
    /^PayPal: pagador por revisar$/,
    just({ code: 'capture_failed', ...paypal, issue: 'payer_check' }),
  ],
  [
    /^PayPal: (gone|foreign|[A-Z_]+)$/,
    (issue = '') => text({ code: 'capture_failed', ...paypal, issue }),
  ],
]

/** Converts a stored sentence to a code; anything else is a person's reason. */
export function whyOfOldReason(reason: string): Why {
  for (const [pattern, read] of sentences) {
    const found = pattern.exec(reason)
    const why = found && read(...found.slice(1))
    if (why) return why
  }
  return { reason }
}

type Row = Readonly<Record<string, string | null>>

/** Converts rows of backups made while histories stored sentences. */
export const orderChangeTranslation = {
  table: 'order_changes',
  translate: (row: Row): Row => {
    const { details, ...columns } = noteColumns(whyOfOldReason(row.reason ?? ''))
    return { ...row, ...columns, details: JSON.stringify(details) }
  },
}
