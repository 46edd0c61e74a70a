import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  waiting: 'To do',
  nothing: 'Nothing to do.',
  tasks: {
    toPrepare: {
      one: '{count} paid order to prepare',
      other: '{count} paid orders to prepare',
    },
    toShip: { one: '{count} packed order to ship', other: '{count} packed orders to ship' },
    incident: {
      one: '{count} shipment with an incident',
      other: '{count} shipments with an incident',
    },
    parts: {
      one: '{count} part to confirm or return',
      other: '{count} parts to confirm or return',
    },
    second: {
      one: '{count} transfer that needs a second person',
      other: '{count} transfers that need a second person',
    },
    refundDue: { one: '{count} order to refund', other: '{count} orders to refund' },
    installation: {
      one: '{count} installation to arrange',
      other: '{count} installations to arrange',
    },
    surplus: {
      one: '{count} order with money to return: too much came',
      other: '{count} orders with money to return: too much came',
    },
    disputed: { one: '{count} disputed payment', other: '{count} disputed payments' },
    heldDonations: { one: '{count} donation on hold', other: '{count} donations on hold' },
    donations: {
      one: '{count} donation to look for at the bank',
      other: '{count} donations to look for at the bank',
    },
    expiring: {
      one: '{count} sanctions list about to expire',
      other: '{count} sanctions lists about to expire',
    },
    zelle: { one: '{count} transfer to verify', other: '{count} transfers to verify' },
    held: { one: '{count} order on hold', other: '{count} orders on hold' },
    damage: {
      one: '{count} damage report to answer',
      other: '{count} damage reports to answer',
    },
    late: { one: '{count} paid order that is late', other: '{count} paid orders that are late' },
    soldOut: { one: '{count} product sold out', other: '{count} products sold out' },
    scarce: { one: '{count} product nearly sold out', other: '{count} products nearly sold out' },
    emails: {
      one: '{count} e-mail that was not sent',
      other: '{count} e-mails that were not sent',
    },
    lists: {
      one: '{count} sanctions list outdated or missing',
      other: '{count} sanctions lists outdated or missing',
    },
    abandoned: { one: '{count} unfinished checkout', other: '{count} unfinished checkouts' },
    reviews: { one: '{count} review to decide', other: '{count} reviews to decide' },
    alerts: {
      one: '{count} person waits for your message: what they asked for is back',
      other: '{count} people wait for your message: what they asked for is back',
    },
    refused: {
      one: '{count} order refused by the limits',
      other: '{count} orders refused by the limits',
    },
  },
}
