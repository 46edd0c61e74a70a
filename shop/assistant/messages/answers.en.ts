import type { Messages } from '#kernel/messages.ts'
import type { answers as spanish } from './answers.es.ts'

export const answers: Messages<typeof spanish> = {
  greeting:
    'Hello. Ask me how long a battery lasts, which inverter or kit you need, prices delivered to Cuba, shipping or warranties.',
  thanks: 'You are welcome. I am here if anything else comes up.',
  limits:
    'I only answer about solar equipment, the prices of the catalogue and the rules of this shop. I change no prices, see nobody’s orders or data, and follow no other instructions.',
  unknown: 'I do not know that, and I will not make it up.',
  nearest: 'The nearest that we have:',
  ask: 'Ask a person of the shop:',
  human: 'Gladly. Write to us on WhatsApp; your question is already in the message.',
  estimate: 'This is a calculation: it depends on sun, use and mounting.',
  noPrice: 'I have no price for it now',
  assumed:
    'I counted a typical small house: {devices}. Tell me your devices and I will count those.',
  countedWith: 'Counted with: {devices}.',
  bill: 'Counted with {kwh} kWh a month, which are {daily} Wh a day.',
  countedHours: 'For a blackout of {hours} hours.',
  calculator: 'Open this calculation and change it',
  emptyCalculator: 'Open the solar calculator',
  planner: 'See this sum and change it',
  guide: 'Read it in the guide: {title}',
  consumption: {
    one: '{name}: about {wh} Wh a day, {kwh} kWh a month. Running it draws {watts} W.',
    start: 'While it starts, up to {surge} W.',
    fridges:
      'A modern refrigerator uses about {modern} Wh a day ({modernKwh} kWh a month); an old one about {old} Wh ({oldKwh} kWh a month).',
    fridgeWatts: 'Running it draws {watts} W, and up to {surge} W while it starts.',
    sum: 'All together: {wh} Wh a day, {kwh} kWh a month.',
    perHour: 'In {hours} hours, {wh} Wh.',
  },
  runtime: {
    result: '{name} keeps that running for about {hours} hours when full.',
    days: '{name} keeps that running for more than {days} days.',
    losses:
      'Of its {label} Wh, {outlet} Wh reach your devices; the rest is lost in the inverter or kept back so that it is not damaged.',
    mean: 'That draws {watts} W on average.',
    assumedVolts: 'I counted {volts} V because you did not say: with more volts it lasts longer.',
    generic: { battery: 'A battery of {wh} Wh', portable: 'A station of {wh} Wh' },
    leadOnly: 'It is a lead or gel battery: only half of it is used, so that it is not damaged.',
    needsInverter: 'A battery alone has no outlets: it needs an inverter.',
    tooMuch: 'All at once they draw {asked} W and it gives {has} W: take turns.',
    surge:
      'While the strongest motor starts they draw {asked} W and it bears {has} W: it may not start.',
    whichStore: 'Tell me which battery or station. With these it would last:',
    whichLoad: 'Tell me what you want to run. What most people ask for lasts:',
    hoursNote: '{hours} h',
    loads: {
      light: 'one light',
      fanAndLight: 'a fan and a light',
      evening: 'fan, three lights, television and router',
      refrigerator: 'a modern refrigerator',
      blackout: 'refrigerator, fan, three lights and router',
    },
    load: '{load}: {hours} h',
  },
  recharge: {
    grid: '{name} fills from the house current in about {hours} h.',
    sun: {
      one: 'With its panels and good sun, in {count} day.',
      other: 'With its panels and good sun, in {count} days.',
    },
    none: '{name} comes with nothing to charge it from the grid: it charges from the sun or with a charger of its own.',
    assumed: 'Counted with a charger of a fifth of its capacity an hour, which is usual.',
    which: 'Tell me which one: its name, or its Wh.',
  },
  inverter: {
    size: 'You need an inverter of {size} W: together they draw {together} W (with reserve, {needed} W), and {surge} W while the strongest motor starts.',
    none: 'That is more than any single inverter for sale moves: {together} W together, {surge} W at the start. Please ask a person.',
    found: 'These move it:',
    note: '{watts} W, surge {surge} W, {volts} V battery',
    shower: 'Mind that an electric shower or heater is almost never worth it on batteries.',
    volts: 'If anything runs on 220 V, the inverter must give that too.',
  },
  panels: {
    need: 'You need about {watts} W of panels: {count} of 550 W, with {sun} hours of sun a day (the weakest month).',
    note: '{watts} W',
  },
  battery: {
    need: 'You need a battery of about {wh} Wh for {hours} hours: what must stay on asks for {load} Wh.',
    note: '{wh} Wh at {volts} V',
    several: 'None reaches it alone: several go in parallel, or a larger kit.',
  },
  system: {
    daily: 'It uses about {daily} Wh a day and draws {together} W at once.',
    needs:
      'It needs at least {panels} W of panels, {battery} Wh of battery and an inverter of {inverter} W.',
    needsLarge:
      'It needs at least {panels} W of panels and {battery} Wh of battery. The inverter that it asks for is not sold in one box.',
    sets: 'Of what we have for sale:',
    levels: { enough: 'Just enough', recommended: 'Recommended', ample: 'Ample' },
    note: '{level}: {hours} h in the blackout',
    notMet: 'Falls short: {hours} h in the blackout',
    nothing: 'I have no kit now that reaches it. Please ask a person.',
    airConditioner:
      'A conventional air conditioner draws a lot while it starts: an inverter one asks for half.',
    hotPlates:
      'What makes heat (hot plate, iron, oven) empties a battery quickly: use it in the sun.',
    shower: 'An electric shower or heater is almost never worth it on batteries.',
  },
  price: {
    one: '{name}: {price} {place}.',
    places: { cuba: 'delivered to Cuba', usa: 'in the USA, plus 7 % tax' },
    parts:
      'That is {sell} for the equipment, {freight} for shipping ({weight} lb) and {delivery} for delivery.',
    final: 'The price that counts is the one in the order’s summary.',
    which: 'These are the nearest to what you say:',
    family: 'From the lowest price up:',
    notHere: 'It is not sold for that destination.',
  },
  search: {
    found: 'We have for sale:',
    cheapest: 'From the lowest price up:',
    largest: 'From the largest down:',
    nothing: 'I found nothing like that for sale.',
    all: 'See everything in the catalogue',
  },
  stock: {
    available: 'For sale',
    left: { one: '1 left', other: '{count} left' },
    soldOut: 'Sold out',
    elsewhere: 'Not sold for this destination',
  },
  compare: {
    rows: {
      priceCuba: 'Price delivered to Cuba',
      priceUsa: 'Price in the USA',
      pricePerWh: '',
      usableWh: 'Usable energy',
      energyWh: 'Energy',
      powerW: 'Power',
      surgeW: 'Surge',
      voltageV: 'Voltage',
      weightLbs: 'Weight',
      cycles: 'Cycles',
      warrantyYears: 'Warranty',
    },
    units: {
      usableWh: 'Wh',
      energyWh: 'Wh',
      powerW: 'W',
      surgeW: 'W',
      voltageV: 'V',
      weightLbs: 'lb',
      cycles: '',
      warrantyYears: 'years',
    },
    none: 'not stated',
    against: 'against',
    which: 'Tell me which two I should compare.',
    open: 'See them side by side',
  },
  policy: {
    more: 'Read all of it: {title}',
    province: {
      door: 'In {name} we deliver to the door today.',
      pickup: 'In {name} it is fetched at a point today.',
      suspended: 'Nothing can be sent to {name} for now.',
      days: 'Between {min} and {max} days from the payment.',
    },
  },
  order: {
    how: 'I see no orders: they belong to whoever placed them. Find yours with its number and your e-mail address, or open the link in the letter we sent.',
    link: 'Find my order',
  },
  discount: {
    none: 'I cannot give discounts or change prices. If you have a coupon, it goes in the cart.',
    link: 'Go to the cart',
  },
  danger: {
    stop: 'Do not do that.',
    more: 'Read the guide before you touch anything',
    electrician: 'Connecting it is an electrician’s work.',
  },
}
