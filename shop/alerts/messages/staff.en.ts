import type { Messages } from '#kernel/messages.ts'
import type { staff as es } from './staff.es.ts'

export const staff: Messages<typeof es> = {
  title: 'Who is waiting for what',
  text: 'Visitors who asked to be notified. E-mails leave by themselves when the product is back or the province opens; on WhatsApp you write once, and mark it here.',
  none: 'Nobody is waiting for a notice.',
  columns: {
    what: 'What',
    destination: 'To',
    who: 'Who',
    since: 'Since',
    state: 'Status',
    action: 'Action',
  },
  province: 'Deliveries to {name}',
  destinations: { cuba: 'Cuba', usa: 'United States' },
  back: {
    email: 'Available: the e-mail is sent automatically',
    whatsapp: 'Available: write to them',
  },
  waiting: 'Waiting',
  write: 'Write on WhatsApp',
  written: 'I have written',
  remove: 'Remove',
  of: '{action}: {name}, {contact}',
  message: {
    product: 'Hello, this is {shop}. You asked us to write: {name} is back. {url}',
    province: 'Hello, this is {shop}. You asked us to write: we deliver to {name} again. {url}',
  },
  done: { written: 'Noted: they are not written to again.', remove: 'Notice removed.' },
}
