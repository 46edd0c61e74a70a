import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  banner: 'Maintenance mode: purchases are temporarily disabled. You can still browse the shop.',
  label: 'Maintenance mode',
  explained: 'While it is on, no new purchases are possible; existing orders continue.',
  staff: 'Administration',
  notice: {
    title: 'Maintenance mode',
    on: 'On: purchases are disabled.',
    off: 'Off: purchases are enabled.',
  },
  refusals: {
    not_signed_in: {
      title: 'Not signed in',
      description: 'You must sign in to change the settings.',
    },
    not_allowed: {
      title: 'Error',
      description: 'The maintenance mode could not be changed.',
    },
  },
}
