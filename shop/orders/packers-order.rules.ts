import { zero } from '#kernel/money.ts'
import type { StoredChange } from './history/history-notes.rules.ts'
import type { Order, OrderLine, OrderSums } from './order.rules.ts'

const noSums: OrderSums = {
  ...{ subtotal: zero, shipping: zero, agencyFee: zero, tax: zero },
  ...{ installation: zero, discount: zero, deliverySaving: zero, total: zero },
}

/** In place of an address that is not for who looks: that there is one decides what is said of letters. */
const withheld = '…'

/** An order as whoever only packs sees it: no money, and nobody's contact but the recipient's. */
export const withoutMoney = <Shown extends Order>(order: Shown): Shown => ({
  ...order,
  ...noSums,
  ...{ couponCode: null, logistics: null },
  buyer: { ...order.buyer, email: '', phone: '' },
  recipient: { ...order.recipient, email: order.recipient.email && withheld },
})

export const linesWithoutMoney = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    ...{ unitPrice: zero, unitEquipment: zero, unitFreight: zero, unitDelivery: zero },
    amount: zero,
  }))

/** E-mails that a step will send, without whom they reach and what they say to them. */
export const withoutRecipients = <Email extends { recipient: string; text: string }>(
  emails: readonly Email[],
): Email[] => emails.map((email) => ({ ...email, recipient: '', text: '' }))

const ofMoney = ['amount', 'method', 'reference']
const ofContact: readonly string[] = ['email_resent_to']

const withoutEmail = (details: StoredChange['details']): StoredChange['details'] =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !/^(was|is)_email$/.test(name)))

/** The history without payments, bank references and addresses. */
export const historyWithoutMoney = <Row extends Pick<StoredChange, 'axis' | 'code' | 'details'>>(
  history: readonly Row[],
): Row[] =>
  history
    .filter(
      ({ axis, code, details }) =>
        axis !== 'payment' &&
        !ofContact.includes(code) &&
        !ofMoney.some((name) => Object.hasOwn(details, name)),
    )
    .map((row) => ({ ...row, details: withoutEmail(row.details) }))
