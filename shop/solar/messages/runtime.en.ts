import type { Messages } from '#kernel/messages.ts'
import type { runtime as es } from './runtime.es.ts'

export const runtime: Messages<typeof es> = {
  title: 'How long will it last?',
  lead: 'Choose what you will run during the blackout. The hours are realistic: losses are already deducted.',
  with: 'With {name}',
  station: 'A station of {wh} Wh',
  anyTitle: 'Power source',
  any: 'Wh on the label of your portable station',
  hours: 'h',
  lasts: 'running time, fully charged',
  until: 'If the power goes at 6 in the evening, it lasts until {clock}.',
  untilTomorrow: 'If the power goes at 6 in the evening, it lasts until {clock} the next day.',
  days: 'More than {days} days with everything on continuously.',
  losses:
    'Of the {label} Wh on the label {outlet} reach the devices, {share}%: the rest is lost in the inverter or held in reserve to protect the battery. Without losses it would be {ideal} h, which is what advertising promises.',
  draws: 'Together they use {watts} W on average.',
  tooMuch: 'Together they need {asked} W and this delivers {has} W. Take turns.',
  surge:
    'While the strongest motor starts, the total reaches {asked} W and this can take {has} W. It may not start.',
  needsInverter:
    'A battery alone has no outlets: it needs an inverter. The inverter’s loss is already deducted.',
  nothing: 'Add a device to see the result.',
  back: {
    title: 'When the power is back',
    label: 'Hours of power',
    text: 'In {hours} h it recovers {share}%: another {more} h of the same. A full charge takes {full} h.',
    full: 'Fully charged in {hours} h: {full} h are enough.',
    assumed: 'Counted with a charger of a fifth of its capacity an hour, which is usual.',
    none: 'It has no grid charger: it charges from the sun or with a separate charger.',
    sun: {
      one: 'With its panels and good sun it is fully charged in {count} day.',
      other: 'With its panels and good sun it is fully charged in {count} days.',
    },
  },
  devices: 'Your devices',
  submit: 'See how long it lasts',
  change: 'View product',
  whole: 'Calculate the whole home',
  guide: 'How to install it',
}
