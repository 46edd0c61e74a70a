import type { Messages } from '#kernel/messages.ts'
import type { answers as spanish } from './answers.es.ts'

export const answers: Messages<typeof spanish> = {
  noMethod:
    'No way to pay is open for that destination right now; write to us and we will sort it out.',
  greeting:
    'Hello. Ask me how long a battery lasts, which inverter or kit you need, prices delivered to Cuba, shipping or warranties.',
  chat: 'I am here, and no question is too simple. Tell me what you want to run, how much you want to spend or which product interests you, and I will help.',
  complaint:
    'I am sorry, and I understand. A person of the shop will look at it with you: write on WhatsApp with the order number and what happened; your message is already in it.',
  thanks: 'You are welcome. I am here if anything else comes up.',
  limits:
    'I only answer about solar equipment, the prices of the catalogue and the rules of this shop. I cannot change prices, see orders or personal data, or follow other instructions.',
  unknown: 'I do not know that, and I do not want to guess.',
  notSold:
    'No, we do not sell that: only solar equipment (kits, panels, batteries, inverters, stations and their accessories). If you have one, tell me for how many hours you use it and I say what runs it.',
  nearest: 'The closest we have:',
  ask: 'Ask our team:',
  human: 'Gladly. Write to us on WhatsApp; your question is already in the message.',
  identity:
    'I am the shop’s automatic assistant, a robot: not a real person. If you prefer one, I can hand you over.',
  contact: 'E-mail: {email}. Phone: {phone}.',
  estimate: 'This is a calculation: it depends on sun, use and installation.',
  noPrice: 'price on request',
  assumed: 'I counted a typical small house: {devices}. List your devices and I will use those.',
  countedWith: 'Counted with: {devices}.',
  bill: 'Counted with {kwh} kWh a month, which are {daily} Wh a day.',
  countedHours: 'For a blackout of {hours} hours.',
  calculator: 'Open and edit this calculation',
  emptyCalculator: 'Open the solar calculator',
  planner: 'See this calculation and change it',
  guide: 'Read it in the guide: {title}',
  consumption: {
    one: '{name}: about {wh} Wh a day, {kwh} kWh a month. Running it draws {watts} W.',
    start: 'While it starts, up to {surge} W.',
    fridges:
      'A modern refrigerator uses about {modern} Wh a day ({modernKwh} kWh a month); an old one about {old} Wh ({oldKwh} kWh a month).',
    fridgeWatts: 'Running it draws {watts} W, and up to {surge} W while it starts.',
    sum: 'In total: {wh} Wh a day, {kwh} kWh a month.',
    perHour: 'In {hours} h, {wh} Wh.',
  },
  runtime: {
    result:
      '{name} keeps that running between {low} and {high} hours when full: most likely about {hours} hours.',
    days: '{name} keeps that running for more than {days} days.',
    losses:
      'Of its {label} Wh, {outlet} Wh reach your devices; the rest is lost in the inverter or held in reserve to protect the battery. The inverter itself uses about {standby} W while it is on, already counted.',
    mean: 'That draws {watts} W on average.',
    countOn: 'For a medical device leave a third in reserve: count on {hours} hours.',
    surgeUnknown:
      'Whether it starts it is not known: {asked} W are drawn while it starts. Look for the surge on the label.',
    assumedVolts:
      'I counted {volts} V because you did not specify: with more volts it lasts longer.',
    generic: {
      battery: 'A battery of {wh} Wh',
      bank: 'A battery of {wh} Wh (the {count} together)',
      portable: 'A station of {wh} Wh',
    },
    ownBattery: { lead: 'Your lead battery', agm: 'Your gel or AGM battery' },
    gelSize:
      'How many Ah has your gel, sealed or AGM battery? With that I can say the hours: only half of it is used, so as not to damage it.',
    leadOnly: 'It is a lead or gel battery: only half of it is used, so that it is not damaged.',
    leadKind:
      'Which kind is it: a starting battery (the label says CCA), or deep cycle, AGM or gel? A car’s starting battery is ruined within months when it is often discharged.',
    leadKindAndSize:
      'A car battery is a lead battery. Which kind is yours and how many Ah: a starting battery (the label says CCA), or deep cycle, AGM or gel? A starting battery is ruined within months when it is often discharged.',
    askVolts: '110 or 220 V? See the name plate.',
    only110: 'This delivers 110 V only.',
    perhaps220:
      'It gives 110 V only: if the name plate of yours says 220 V, it does not run on it.',
    needsInverter: 'A battery alone has no outlets: it needs an inverter.',
    tooMuch: 'All at once they draw {asked} W and it gives {has} W: take turns.',
    surge:
      'While the strongest motor starts they draw {asked} W and it can take {has} W: it may not start.',
    whichStore: 'Which battery or station? With these it would last:',
    whichLoad: 'What do you want to run? The most common loads last:',
    hoursNote: 'between {low} and {high} hours',
    loads: {
      light: 'one light',
      fanAndLight: 'a fan and a light',
      evening: 'fan, three lights, television and router',
      refrigerator: 'a modern refrigerator',
      blackout: 'refrigerator, fan, three lights and router',
    },
    load: '{load}: between {low} and {high} hours',
    doesNotStart: '{load}: it does not start it',
    noStore:
      'None of the stations that we sell can do that. The calculator puts together a set of parts that can.',
  },
  recharge: {
    grid: '{name} charges from the grid in about {hours} h.',
    sun: {
      one: 'With its panels and good sun, in {count} day.',
      other: 'With its panels and good sun, in {count} days.',
    },
    none: '{name} has no grid charger: it charges from the sun or with a separate charger.',
    between: 'From the grid {name} takes between {low} and {high} h to charge.',
    noLabel:
      'Its data do not say what it charges with: I counted from a tenth of its capacity an hour to two fifths. A fifth is usual: about {usual} h.',
    noCharger:
      'The charger is not included: I counted from one of a tenth of its capacity an hour to one of two fifths. A fifth is usual: about {usual} h.',
    which: 'Which one? Its name or its Wh, please.',
  },
  inverter: {
    size: 'You need an inverter of {size} W: together they draw {together} W (with reserve, {needed} W), and {surge} W while the strongest motor starts.',
    none: 'That is more than any single inverter for sale can run: {together} W together, {surge} W at the start. Please ask a person.',
    found: 'These can run it:',
    note: '{watts} W, surge {surge} W, {volts} V battery',
    shower: 'Note that an electric shower or heater is almost never worth it on batteries.',
    volts: 'If anything runs on 220 V, the inverter must give that too.',
  },
  panels: {
    need: 'You need about {watts} W of panels: {count} panels of {each} W, with {sun} hours of sun a day (the weakest month).',
  },
  battery: {
    need: 'You need a battery of about {wh} Wh for {hours} hours: what must stay on needs {load} Wh.',
    needMedical:
      'You need a battery of about {wh} Wh for {hours} hours and a third in reserve: what must stay on needs {load} Wh.',
    note: '{wh} Wh at {volts} V',
    several: 'No single battery is enough: connect several in parallel, or choose a larger kit.',
  },
  system: {
    daily: 'It uses about {daily} Wh a day and draws {together} W at once.',
    needs:
      'It needs at least {panels} W of panels, {battery} Wh of battery and an inverter of {inverter} W.',
    either:
      'As long as its volts are unknown, what gives 110 and 220 V is counted. Say what its plate says and it may cost less.',
    small:
      'I do not know its volts: what gives 110 V alone does not run it if its plate says 220. Say which and I count with that.',
    smallEither:
      'I do not know its volts, and here it does not matter: there are outlets of 110 and of 220 V.',
    needsLarge:
      'It needs at least {panels} W of panels and {battery} Wh of battery. The inverter it needs is not sold as a single unit.',
    levels: { enough: 'Just enough', recommended: 'Recommended', ample: 'Ample' },
    set: '{level}: {price} {place}, between {low} and {high} hours in the blackout. That is {parts}.',
    rest: ', and what joins and protects them',
    notReached: 'Not quite enough',
    whole: 'bought as one product',
    wholeDearer: 'as one product, dearer, for no more hours: {low} to {high}',
    wholeHours: 'as one product: between {low} and {high} hours in the blackout',
    whollyAbove: 'The cheapest that does it all costs {price} {place}.',
    cheaperSet: 'Bought as parts it costs less:',
    nothing: 'No kit for sale right now is enough. Please ask a person.',
    airConditioner:
      'A conventional air conditioner draws a lot while it starts: an inverter model needs half.',
    hotPlates:
      'What makes heat (hot plate, iron, oven) empties a battery quickly: use it in the sun.',
    shower:
      'An electric shower (3,500 to 5,500 W) does not go on this equipment: it is not counted. A solar or gas heater is better.',
    waterHeater: 'An electric water heater is almost never worth it on batteries.',
  },
  price: {
    one: '{name}: {price} {place}.',
    places: { cuba: 'delivered to Cuba', usa: 'in the USA, plus 7% tax' },
    parts:
      'That is {sell} for the equipment, {freight} for shipping ({weight} lb) and {delivery} for delivery.',
    final: 'The price that counts is the one in the order summary.',
    which: 'The closest matches:',
    family: 'From the lowest price:',
    notHere: 'It is not sold for that destination.',
  },
  search: {
    found: 'We sell:',
    cheapest: 'From the lowest price:',
    largest: 'From the largest:',
    nothing: 'I found nothing like that for sale.',
    all: 'See the full catalogue',
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
    which: 'Which two should I compare?',
    open: 'See them side by side',
  },
  policy: {
    read: 'Read more',
    more: 'Read more: {title}',
    rate: 'A pound to Cuba costs {pound}; delivery, {delivery} per order. The price delivered to Cuba has it already.',
    province: {
      door: 'In {name} we deliver to the door.',
      pickup: 'In {name} orders are collected at a pick-up point.',
      suspended: 'We cannot ship to {name} for now.',
      days: 'It takes between {min} and {max} days from the day the freight agency receives it.',
    },
  },
  order: {
    others:
      'I cannot give an order’s details: they belong to whoever placed it. The buyer sees it with its number and their e-mail; for anything else, write to a person of the shop.',
    how: 'I cannot see orders. Find yours with its number and your e-mail address, or open the link in the e-mail we sent.',
    needsEmail:
      'Write me the e-mail of the purchase too, and I send to it the link that opens the order.',
    needsNumber:
      'Write me the order number too (it begins with GS-), and I send to that e-mail the link that opens it.',
    sent: 'If that order exists and that is its e-mail, the link is on its way. Look in junk mail too.',
    badNumber:
      'An order number looks like this: GS-XXXX-XXXX-XXXX. Check it and send it to me again.',
    badEmail: 'That e-mail does not look complete. Write it again, with the order number.',
    tooMany: 'That is too many attempts. Try again in {minutes} min.',
    link: 'Find my order',
  },
  discount: {
    none: 'I cannot give discounts or change prices. If you have a coupon, it goes in the cart.',
    link: 'Go to the cart',
  },
}
