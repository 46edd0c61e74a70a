import type { Messages } from '#kernel/messages.ts'
import type { runtime as es } from './runtime.es.ts'

export const runtime: Messages<typeof es> = {
  title: 'How long will it last?',
  lead: 'Choose what you will switch on during the blackout. The hours are honest: what is lost on the way is already taken off.',
  with: 'With {name}',
  station: 'A station of {wh} Wh',
  anyTitle: 'With what?',
  any: 'Wh on the label of your portable station',
  hours: 'h',
  lasts: 'is how long that stays on, from full',
  until: 'If the power goes at 6 in the evening, it lasts until {clock}.',
  untilTomorrow: 'If the power goes at 6 in the evening, it lasts until {clock} the next day.',
  days: 'That is more than {days} days with all of it on without a break.',
  losses:
    'Of the {label} Wh on the label {outlet} reach the devices, {share} %: the rest stays in the inverter and in what the battery keeps so as not to be damaged. Without losses it would be {ideal} h, which is what adverts promise.',
  draws: 'Together they use {watts} W on average.',
  tooMuch: 'On together it adds up to {asked} W and this gives {has} W. Take turns.',
  surge:
    'As it starts, the strongest motor asks for {asked} W in all and this takes {has} W. It may not start.',
  needsInverter:
    'A battery alone has no outlets: it needs an inverter. The inverter’s loss is already taken off.',
  nothing: 'Add a device and the sum appears.',
  back: {
    title: 'When the power is back',
    label: 'Hours of power',
    text: 'In {hours} h it recovers {share} %: another {more} h of the same. To fill up it needs {full} h.',
    full: 'In {hours} h it fills up: {full} h are enough.',
    assumed: 'Counted with a charger of a fifth of its capacity an hour, which is usual.',
    none: 'Nothing in the box charges it from the grid: it charges from the sun, or with a separate charger.',
    sun: {
      one: 'With its panels and good sun it fills up in {count} day.',
      other: 'With its panels and good sun it fills up in {count} days.',
    },
  },
  devices: 'What you will switch on',
  submit: 'See how long it lasts',
  change: 'See the product',
  whole: 'Calculate the whole house',
  guide: 'How to install it',
}
