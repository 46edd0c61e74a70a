import type { Messages } from '#kernel/messages.ts'
import type { chat as spanish } from './chat.es.ts'

export const chat: Messages<typeof spanish> = {
  title: 'Assistant',
  lead: 'Ask in your own words: how long a battery lasts, which inverter or kit you need, prices delivered to Cuba, shipping.',
  honest:
    'Answers are automatic, based on the shop’s data, and can be wrong: the price that counts is in the order summary. Do not enter ID numbers or bank details here.',
  question: 'Your question',
  placeholder: 'How long will…?',
  send: 'Ask',
  samplesTitle: 'Examples',
  samples: [
    'How do I design a solar system for my house?',
    'What size inverter do I need for a refrigerator, two fans and a television?',
    'How much power does a refrigerator use a day?',
    'How long will a 100 Ah battery run a refrigerator?',
    'Which kit do you recommend for a small house?',
  ],
  chips: {
    title: 'From this conversation I remember:',
    remove: 'Remove {label}',
    budget: 'Up to {max}',
    destinations: { cuba: 'For Cuba', usa: 'For the USA' },
    withoutPanels: 'No panels',
    languages: { es: 'In Spanish', en: 'In English' },
  },
  offline:
    'Offline I cannot look up prices or answer new questions. The guide and the calculator do open if you visited them before:',
  offlineKnows: 'Meanwhile, this is what I know offline:',
  offlineTotal: 'All together it uses about {wh} Wh a day.',
  offlineChange: 'Which battery and inverter that takes: the calculator, offline too',
  offlineGuide: 'Installation guide',
  offlineCalculator: 'Solar calculator',
  conversation: 'Conversation',
  you: 'You',
  answered: 'Answer',
  asking: 'Looking for the answer…',
  queued:
    'No connection. Your question is saved and is sent automatically when the connection is back.',
  failed: 'The answer could not be loaded.',
  retry: 'Try again',
  tooMany: 'Too many questions in a short time. Try again in {minutes} min, or write to us.',
  invalid: 'Enter a question of 2 to 500 characters.',
  clear: 'Delete the conversation',
  close: 'Close',
  whatsapp: 'Ask on WhatsApp',
  whatsappText: 'Hello, I asked the assistant: “{question}”',
  mail: 'Ask by e-mail',
  places: { cuba: 'delivered to Cuba', usa: 'in the USA' },
  noPrice: 'Price on request',
  bubble: { label: 'Suggestion', dismiss: 'Dismiss suggestion' },
}
