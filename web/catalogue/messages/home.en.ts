import type { Messages } from '#kernel/messages.ts'
import type { home as es } from './home.es.ts'

export const home: Messages<typeof es> = {
  hero: {
    title: {
      cuba: 'Light for your family’s house, at the price delivered to Cuba',
      usa: 'Light for your family’s house, with the price clear from the start',
    },
    text: {
      cuba: 'Equipment, freight by weight and delivery are added up for you before you decide.',
      usa: 'Shipping within the USA is free; tax is added in the cart.',
    },
    ask: {
      title: 'Where is it going?',
      text: 'To Cuba, the price already includes freight and delivery. In the USA, tax is added in the cart.',
      usa: 'To the USA',
      cuba: 'To Cuba',
    },
    kits: 'See the solar kits',
    calculator: 'Calculate what my home needs',
    cheapest: 'The lowest-priced kit today:',
    at: { cuba: 'delivered to Cuba', usa: 'in the USA, plus tax' },
    usable: 'to use',
    runs: 'of {load}',
    scene:
      'A roof terrace in Cuba at dusk: solar panels, a power station at work on the table and light in the window, with the other houses dark.',
  },
  shelves: {
    kit: 'Parts that work together; each kit says what it leaves out.',
    panel: 'Collects the day’s sun.',
    battery: 'Stores energy for the night and for blackouts.',
    inverter: 'Turns that energy into household current.',
    all: {
      kit: 'See all kits',
      panel: 'See all panels',
      battery: 'See all batteries',
      inverter: 'See all inverters',
    },
    loading: 'Loading {family}',
    failed: 'This section could not be loaded. Check your connection.',
    again: 'Try again',
    go: 'Open the {family} page',
    empty: 'Nothing in this category ships to this destination right now.',
  },
  calculator: {
    title: 'How much does your home need?',
    text: 'Watts times hours give Wh: what each device uses in a day. That total tells you which kit to choose, without buying too much or too little.',
    devices: { fridge: 'Refrigerator', fan: '2 fans', light: '6 LED lights' },
    total: 'Used in a day',
    action: 'Calculate it step by step',
  },
  doItYourself: {
    title: 'Do it yourself',
    text: 'If you would rather build the system from parts, the calculator chooses those that go together and completes what you have already: a battery, an inverter or panels. By hand it takes four calculations; the example is a small house, which uses {daily} Wh a day and runs {watts} W at once.',
    compose: 'Build it with my parts',
    inverter: {
      name: 'Inverter',
      rule: 'The watts running at the same time, plus 25%.',
      link: 'See inverters',
    },
    battery: {
      name: 'Battery',
      rule: 'One day’s Wh and the 240 of the inverter while on, divided by 0.81: it is never fully discharged and some is lost.',
      link: 'See batteries',
    },
    panel: {
      name: 'Panels',
      rule: 'The same Wh divided by 4.5 hours of sun and 0.75 of yield.',
      link: 'See panels',
    },
    controller: {
      name: 'Controller',
      rule: 'The watts of the panels divided by the volts of the battery (25.6 for one of 24 V), plus 25%. Without it, a panel straight to the battery destroys it; a hybrid inverter has one inside.',
      link: 'See controllers',
    },
    safety: 'Leave the connection to the house’s electrical panel to an electrician.',
    guide: 'Read the installation guide',
    example: 'See where these figures come from',
  },
  how: {
    title: 'How it works',
    steps: {
      before: [
        {
          title: 'You choose',
          text: 'A complete kit or the parts. Each product page shows how much it delivers and what it can run.',
        },
        {
          title: 'You see the final price',
          text: 'Equipment, freight by the pound and delivery in Cuba, all itemised.',
        },
      ],
      after: {
        title: 'It arrives at the door',
        text: 'The product page says between which days it arrives; the order page, where it is.',
      },
      paying: {
        title: 'You pay by {methods}',
        text: 'You are charged last, once you have seen the total and confirmed the delivery.',
      },
      noMethod: {
        title: 'You order and we agree on the payment',
        text: 'For now, order by WhatsApp, e-mail or phone.',
      },
    },
    policy: 'Read the shipping and returns policy',
  },
}
