import type { Messages } from '#kernel/messages.ts'
import type { cart as es } from './cart.es.ts'

export const cart: Messages<typeof es> = {
  title: 'Before you buy: some of these parts do not go together',
  text: {
    cuba: 'If they are for different places, or to add to what you have already, go ahead. If they are to be installed together:',
    usa: 'If they are for different places, or to add to what you have already, go ahead. If they are to be installed together, counted for {low} °C (Alaska gets colder):',
  },
  pair: '{first} with {second}: {text}',
  severity: { danger: 'Danger', will_not_work: 'Does not work' },
  calculator: 'Put together a set that works, in the calculator',
  whatsapp: 'Ask on WhatsApp',
  question: 'Hello, my cart has parts that do not go together: {names}. What would suit me?',
  medicalShort:
    'Not enough for a medical device: that blackout takes {needs} Wh of battery, with a third in reserve, and there are {has}. It may stop before the end. Have an oxygen bottle or other power ready too.',
}
