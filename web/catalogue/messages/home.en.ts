import type { Messages } from '#kernel/messages.ts'
import type { home as es } from './home.es.ts'

export const home: Messages<typeof es> = {
  hero: {
    title: 'Light for your family’s house, at the price delivered to Cuba',
    text: 'Equipment, freight by weight and delivery are added up in front of you before you decide.',
    kits: 'See the solar kits',
    calculator: 'Work out what my house needs',
    cheapest: 'The lowest-priced kit today:',
    inCuba: 'delivered to Cuba',
    usable: 'to use',
    runs: 'of {load}',
    scene:
      'A roof terrace in Cuba at dusk: solar panels, a power station at work on the table and light in the window, with the other houses dark.',
  },
  shelves: {
    kit: 'Panel, battery, inverter and cables that already work with each other.',
    panel: 'What collects the day’s sun.',
    battery: 'What is kept for the night and the blackout.',
    inverter: 'What turns that energy into the current of the house.',
    all: {
      kit: 'See all kits',
      panel: 'See all panels',
      battery: 'See all batteries',
      inverter: 'See all inverters',
    },
    loading: 'Loading {family}',
    failed: 'This part could not be loaded. It may be the connection.',
    again: 'Try again',
    go: 'Open the page of {family}',
    empty: 'There is nothing of this family to send to this destination right now.',
  },
  calculator: {
    title: 'How much does your house need?',
    text: 'Watts times hours give Wh: what each device uses in a day. That sum picks the kit, without buying too much or falling short.',
    devices: { fridge: 'Refrigerator', fan: '2 fans', light: '6 LED lights' },
    total: 'Used in a day',
    action: 'Work it out step by step',
  },
  doItYourself: {
    title: 'Do it yourself',
    text: 'If you would rather build the system from parts, it takes three sums. The example is a small house: it uses {daily} Wh a day and switches on {watts} W at once.',
    inverter: {
      name: 'Inverter',
      rule: 'The watts that are on at the same time, plus 25 %.',
      link: 'See inverters',
    },
    battery: {
      name: 'Battery',
      rule: 'One day’s Wh divided by 0.81: it is never emptied and the inverter takes its share.',
      link: 'See batteries',
    },
    panel: {
      name: 'Panels',
      rule: 'One day’s Wh divided by 4.5 hours of sun and 0.75 of yield.',
      link: 'See panels',
    },
    safety: 'Connecting to the house’s panel board is an electrician’s work.',
    guide: 'Read the installation guide',
    example: 'See where these figures come from',
  },
  how: {
    title: 'How buying works',
    steps: [
      {
        title: 'You choose',
        text: 'A complete kit or the parts. Each page says how much it gives and what it can run.',
      },
      {
        title: 'You see the final price',
        text: 'The equipment, the pounds at their rate and delivery in Cuba, added up in sight.',
      },
      {
        title: 'You pay by PayPal or Zelle',
        text: 'Once online payment opens. Today orders are taken by WhatsApp, e-mail or phone.',
      },
      {
        title: 'It reaches the house',
        text: 'Up to 25 days in transit to Cuba, counted from when the agency receives the order.',
      },
    ],
    policy: 'Read the shipping and returns policy',
  },
}
