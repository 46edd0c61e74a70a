/** How steep a roof is, with the sun that is left. */
export const tilts = {
  low: 'Slight: rises 1 ft in 6 (south 9 of 10, north 7)',
  usual: 'Usual: rises 1 ft in 3 (north 6 of 10)',
  steep: 'Steep: rises 2 ft in 3 (north 4 of 10)',
} as const

/** What the house has already. */
export const owned = {
  fields: {
    title: 'What I have already: battery, inverter or panels',
    battery: 'Battery',
    kinds: {
      '': 'None',
      lithium: 'Lithium (LiFePO4)',
      agm: 'AGM or gel, sealed',
      lead: 'Lead: car battery or with water',
    },
    batteryVolts: 'Volts of each',
    ampHours: 'Ah of each',
    dischargeA: 'Amps each gives continuously (empty: unknown)',
    peakA: 'Peak amps of each, for seconds while something starts (empty: unknown)',
    quantity: 'How many, all alike',
    inverter: 'Inverter, watts (empty: none)',
    inverterVolts: 'Battery the inverter takes',
    output: 'What the inverter gives',
    outputs: { '': 'I do not know', '110': '110 V', '220': '220 V', both: '110 and 220 V' },
    charger: 'Amps of its charger (empty: none)',
    surge: 'Peak watts, for motors that start (empty: unknown)',
    tracker: 'Solar controller inside the inverter',
    trackers: { '': 'None, or PWM', si: 'My inverter has a solar controller (MPPT) inside' },
    trackerMaxV: 'Highest volts of panels, by its label (empty: unknown)',
    trackerMinV: 'Volts from which it charges: the first of its MPPT range (empty: unknown)',
    trackerMaxW: 'Most watts of panels (empty: unknown)',
    trackerMaxA: 'Most amps of panels, Isc (empty: unknown)',
    panels: 'Panels, watts of each (empty: none)',
    panelQuantity: 'How many panels, all alike',
    vocV: 'Voc on their label, in volts (empty: unknown)',
    iscA: 'Isc on their label, in amps (empty: unknown)',
  },
  check: {
    title: 'What you have already',
    runtime: 'Your battery alone, with what must stay on, lasts between {low} and {high} hours.',
    runtimeIf: 'If it can run that, your battery alone lasts between {low} and {high} hours.',
    output:
      'Whether your inverter delivers 110 or 220 V, 50 or 60 Hz, a pure sine wave or not, is not known: measure it before plugging in anything; a medical device takes a pure sine wave only.',
    outputRest:
      'Whether your inverter delivers 50 or 60 Hz, a pure sine wave or not, is not known: measure it before plugging in anything; a medical device takes a pure sine wave only.',
    doubts: {
      start:
        'It is not known whether it starts {device}: that asks {asked} W and, without the peak of its label, {sure} W are counted below.',
      power:
        'It is not known whether it runs everything at once: that is {asked} W and, without the amperes of its label, {sure} W are sure. Below only those count.',
    },
    cautious:
      'Its label has the last word. What is safe is counted here: 90% of lithium and, where you do not state its amps, half its Ah, and without its peak no more for a start; half the charge of lead, AGM or gel and a fifth of its Ah, twice its Ah for the seconds of a start. With age it gives less.',
    more: { one: '{count} more thing to look at', other: '{count} more things to look at' },
    unused:
      'None of the sets below needs what you have or can use it: the cheapest that does the job without breaking a rule was chosen.',
    tracker: {
      gaps: 'Of its solar controller {what}: without it nobody knows which panels it stands, and what is below has another controller.',
      maxV: 'the highest volts of panels are missing',
      minV: 'the volts from which it charges are missing',
      limit: 'the most watts or amps are missing',
      mismatch: 'the volts from which it charges cannot be above the highest: read the label again',
    },
    unusedParts: {
      battery: 'Your battery goes into none of the sets below: {why}',
      inverter: 'Your inverter goes into none of the sets below: {why}',
      tracker: 'The solar controller of your inverter goes into none of the sets below: {why}',
    },
    why: {
      volts: 'no inverter that would do works at its voltage.',
      medical:
        'a medical device needs a pure sine wave and its own volts and hertz, and nobody knows whether it gives them.',
      volts220: 'it gives 110 V and a device is or may be for 220 V.',
      voltsUnknown:
        'whether it gives 220 V is not known, and a device is or may be for 220 V. Read its label and say it under “What the inverter gives”.',
      hours: '{has} Wh of it reach the devices and {needs} are needed.',
      power: '{has} W are sure and {needs} W are on at once.',
      start: '{has} W are counted and starting asks {needs} W.',
      charge: 'the sun that is needed would charge it with more amperes than it stands.',
      charger: 'nothing for sale charges it from the grid.',
      rule: 'the electrical check finds a danger or a fault with these devices.',
      dearer: 'with what must be bought for it, the cheapest would cost {price}.',
      nothing: 'nothing for sale completes it without breaking a rule.',
    },
    someBatteries:
      'Of your {owned} batteries it uses {used}: that is enough; one more takes its fuse and cable, and adds hours.',
    uses: 'Uses what you have, at $0: {parts}.',
    inverter: 'the inverter',
    inverterTracker: 'the inverter with its solar controller, where the panels end',
    batteries: { one: 'the battery', other: '{count} batteries' },
    panels: {
      one: 'one panel, mounted already, with MC4 connectors',
      other: '{count} panels, mounted already, with MC4 connectors',
    },
    panel: {
      gives:
        'Your panels give between {low} and {high} Wh a day in the worst month if they are sound: {share}% of what the sun must give back.',
      givesAll:
        'Your panels give between {low} and {high} Wh a day in the worst month if they are sound: more than the sun must give back.',
      unknownVolts:
        'Nobody knows whether a controller or inverter stands them: their Voc is missing, which is on the label at the back. Without it the sets below leave them out.',
      mismatch:
        'These watts, Voc and Isc cannot belong to one panel: read the label again. Until then they are left out.',
      cold: 'In the cold ({low} °C) each reaches {volts} V. In series {small} fit an input of 150 V and {large} one of 500 V: one more burns it. They only join new panels that are nearly alike; others take a controller of their own.',
      coldSomewhere:
        'Nobody said where the home is and the prices are those of the United States: to be safe, its cold is counted. Say the place and its own is shown; Cuba stays above 10 °C.',
    },
    dangers: {
      danger: 'Danger.',
      will_not_work: 'Will not work.',
      unknown: 'Missing figure.',
      advice: 'Advice.',
    },
  },
} as const

/** What is known of a set, and what is not. */
export const known = {
  recharge:
    'If power is back for 4 hours, the grid refills between {low} and {high}% of the battery: the data of this inverter do not say what it charges with. The least was counted when it was chosen.',
  pluggedOver:
    'This inverter does not switch over to the grid by itself: when power is back, plug the devices into the outlets of the house. The day is counted like that; left on the inverter, they drain the battery while the grid is there too.',
  byHand:
    'It does not switch to the battery by itself: somebody must be awake and plug the medical device into it at once, day and night.',
  unknownSwitch:
    'Whether it switches to the battery unaided is not known: ask, and test it first with another device. Until it is known, somebody must be awake to plug the medical device over at once.',
  inSeries:
    'Its batteries stand {series} by {series} in series: if one protects itself and cuts off, all of its string are off{all}. Batteries of the inverter’s own volts, each by itself, are safer.',
  inSeriesAll: ', and everything with them',
  cloudy: 'Left after one cloudy day: {one} h; after two: {two} h.',
  runsAtLeast:
    'Of what you own the sure part is counted: {watts} W at once and {surge} W while a motor starts. How much more it stands is not known: look at its label.',
  runsOnLead:
    'Of what you own the sure part is counted: {watts} W at once. While a motor starts it gives between {sure} and {surge} W: its label does not say it, and what is usual of lead is counted, twice its Ah for some seconds.',
  tight: 'What you need, without a margin: switch on nothing more.',
  short: 'With a worn or cold battery, {hours} h of the blackout would be left without power.',
  shorter: '“{level}” ({price}) does the same and lasts shorter: between {low} and {high} hours.',
  nowhere: 'Say where you are to see a usual month as well.',
} as const

/** What the battery adds to the cost of a kWh. */
export const batteryLife = {
  batteryOutlasts: 'Used like this, the battery outlasts the ten years.',
  batteryReplaced:
    'Used like this, the battery lasts some {years} years: what is needed of the next one is counted in.',
  ownBatteryReplaced:
    'Your own battery is given some {years} more years of this use, as if half its life were left; those that follow are counted in.',
} as const
