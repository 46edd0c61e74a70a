import type { Messages } from '#kernel/messages.ts'
import type { runtime as es } from './runtime.es.ts'

export const runtime: Messages<typeof es> = {
  title: 'How long will it last?',
  lead: 'Choose what you will run during the blackout. Losses and the inverter’s own consumption are already deducted.',
  with: 'With {name}',
  station: 'A station of {wh} Wh',
  anyTitle: 'Power source',
  any: 'Wh on the label of your portable station',
  carBattery:
    'A car battery, or another of lead? It gives half of what it says and is not counted here:',
  carBatteryLink: 'say which kind it is and how many Ah it has',
  between: 'Between {low} and {high} hours',
  wouldLast:
    'Its energy would be enough for {low} to {high} hours, but like this it does not work.',
  middle: 'with these devices on, fully charged. Most likely about {hours} h.',
  countOn: 'For a medical device leave a third in reserve: count on {hours} h.',
  until: 'If the power goes at 6 in the evening, count on it until {clock}.',
  untilTomorrow: 'If the power goes at 6 in the evening, count on it until {clock} the next day.',
  days: {
    one: 'Count on more than {count} day with everything on continuously.',
    other: 'Count on more than {count} days with everything on continuously.',
  },
  assumedTitle: 'How this is counted',
  losses:
    'Of the {label} Wh on the label {outlet} reach the devices, {share}%: the rest is lost in the inverter or held in reserve to protect the battery.',
  draws:
    'Everything is counted as on at once without a pause: {watts} W on average, because refrigerators and air conditioners switch on and off. The calculator of the home counts the hours of each device.',
  drawsSteadily:
    'Everything is counted as on at once without a pause: {watts} W. The calculator of the home counts the hours of each device.',
  standby: {
    datasheet: 'While it is on, the inverter itself uses {watts} W, according to its data sheet.',
    typical:
      'While it is on, the inverter itself uses about {watts} W, which is typical of its kind: hence the range.',
    unknown:
      'What the inverter itself uses while it is on is not known: {watts} W are counted, from half to twice that.',
  },
  range:
    'The lower figure is for a battery that is worn or cold. A refrigerator with worn seals, or at 35 °C (95 °F), uses 20% more. The sun is not counted.',
  ideal: 'Without all that it would be {ideal} h, which is what advertising promises.',
  off: 'Switch the inverter off when you do not use it.',
  tooMuch: 'Together they need {asked} W and this delivers {has} W. Take turns.',
  surge:
    'It may not start: {device}. While it starts, the total reaches {asked} W and this can take {has} W.',
  surgeUnknown:
    'Whether this starts is not known: {device}. While it starts, {asked} W are drawn in all; look for the surge on the label and, where it says none, do not count on it.',
  powerUnknown:
    'On at once it adds up to {asked} W: make sure the label says it gives that without a pause.',
  needsInverter:
    'A battery alone has no outlets: it needs an inverter. What an inverter loses and uses is already deducted.',
  nothing: 'Add a device to see the result.',
  noSource:
    'The source is missing: enter the Wh of your station, or choose a battery or kit in the catalogue.',
  volts: {
    label: '110 or 220 V? See the name plate',
    unknown: 'I don’t know',
    of: '{volts} V',
    ask: '110 or 220 V? See the name plate: {devices}.',
    only110: 'This delivers 110 V only.',
    both: 'This delivers 110 and 220 V.',
    choose: 'The inverter must be of that voltage.',
    cannot: 'Does not work with this, which delivers 110 V only: {devices}.',
  },
  switchOver: {
    automatic: 'When the grid goes, it switches to the battery by itself.',
    by_hand:
      'When the grid goes, it does not switch to the battery by itself: somebody has to plug the devices into its output.',
    unknown:
      'Whether it switches to the battery by itself when the grid goes is not known: its data sheet does not say.',
  },
  /** What an inverter runs at home. */
  inverter: {
    households: {
      basics: 'a refrigerator, two fans, the television and six LED bulbs',
      andRiceCooker: 'a refrigerator, two fans, the television, the lights and the rice cooker',
      andAir:
        'a refrigerator, two fans, the television, the lights, the rice cooker and a one-ton inverter air conditioner',
      andPump:
        'a refrigerator, two fans, the television, the lights, the rice cooker, an inverter air conditioner and the water pump',
      andTwoAirs:
        'a refrigerator, two fans, the television, the lights, the rice cooker, the water pump and two inverter air conditioners',
    },
    atOnce: '{watts} W at once',
    moves: 'for {household}, with at least 20% of its power left over.',
    starts:
      'The hardest start asks for {start} W: it gives {surge}, if the {volts} V battery can give {amps} A for a few seconds.',
    startsUnknown: 'The hardest start asks for {start} W: it gives {surge}, if the battery does.',
    only110:
      'It gives 110–120 V only: an air conditioner whose plate says 220 V does not run on it.',
    storesNothing: 'It stores nothing: the hours depend on the battery.',
  },
  back: {
    title: 'When the power is back',
    label: 'Hours of power',
    text: 'In {hours} h it recovers {share}: between {low} and {high} h more of the same. A full charge takes {full} h.',
    share: '{percent}%',
    shares: 'between {low} and {high}%',
    span: 'between {low} and {high}',
    full: 'Fully charged in {hours} h: {full} h are enough.',
    noLabel:
      'Its data do not say what it charges with: counted from a tenth of its capacity an hour to two fifths. A fifth is usual: about {usual} h for a full charge.',
    noCharger:
      'The charger is not included: counted from one of a tenth of its capacity an hour to one of two fifths. A fifth is usual: about {usual} h for a full charge.',
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
