import type { Messages } from '#kernel/messages.ts'
import type { arrival as es } from './arrival.es.ts'

export const arrival: Messages<typeof es> = {
  door: 'Arrives in {place} {when}{condition}.',
  pickup: 'Ready to pick up in {place} {when}{condition}.',
  anywhere: 'Arrives in Cuba {when}{condition}, depending on the province.',
  suspended: 'We are not delivering to {place} at the moment.',
  nowhere: 'We are not delivering to Cuba at the moment.',
  when: {
    sameDay: 'on {last}',
    sameMonth: 'between {first} and {lastDay}',
    months: 'between {first} and {last}',
  },
  conditions: {
    none: '',
    today: ' if you pay today',
    on: ' if you pay today, {day}',
    confirmed_today: ' if the payment is confirmed today',
    confirmed_on: ' if the payment is confirmed today, {day}',
  },
  island: '{name}',
  transit: 'Cuba prices include shipping: estimated transit up to {days} days after {packing}.',
  packing: { one: '{count} workday', other: '{count} workdays' },
  preparation: { one: '{count} working day', other: '{count} working days' },
  rows: { door: 'To the door, {when}', pickup: 'Pick-up only, {when}' },
  suspendedRow: 'Deliveries suspended for now',
}
