import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Cookies are your choice',
  text: 'Necessary cookies make the shop work.',
  counting: 'If you allow it, we count visits; the data never leaves our server.',
  policy: 'Cookie policy',
  accept: 'Accept all',
  decline: 'Decline all',
  choose: 'Choose',
  save: 'Save my choice',
  back: 'Leave as is',
  kinds: {
    necessary: { name: 'Necessary', text: 'Cart, destination, language. Always on.' },
    performance: {
      name: 'Performance',
      text: 'Counting visits and seeing which pages are useful.',
    },
    functional: { name: 'Functional', text: 'Conveniences that are not essential.' },
    marketing: { name: 'Marketing', text: 'Notices and offers based on your visits.' },
  },
  reopen: 'Cookie preferences',
}
