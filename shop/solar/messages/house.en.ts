/** How steep a roof is, with the sun that is left. */
export const tilts = {
  low: 'Slight: rises 1 ft in 6 (south 9 of 10, north 7)',
  usual: 'Usual: rises 1 ft in 3 (north 6 of 10)',
  steep: 'Steep: rises 2 ft in 3 (north 4 of 10)',
} as const

/** What the house has already. */
export const owned = {
  fields: {
    title: 'What I have already: battery or inverter',
    battery: 'Battery',
    kinds: {
      '': 'None',
      lithium: 'Lithium (LiFePO4)',
      agm: 'AGM or gel, sealed',
      lead: 'Lead: car battery or with water',
    },
    batteryVolts: 'Volts of each',
    ampHours: 'Ah of each',
    quantity: 'How many, all alike',
    inverter: 'Inverter, watts (empty: none)',
    inverterVolts: 'Battery the inverter takes',
    charger: 'Amps of its charger (empty: none)',
  },
  check: {
    title: 'What you have already',
    runtime: 'Your battery alone, with what must stay on, lasts between {low} and {high} hours.',
    cautious:
      'Its label has the last word. What is safe is counted here: 90% of lithium and half its Ah in amps; half the charge of lead, AGM or gel and a fifth of its Ah. With age it gives less.',
    unused:
      'None of the sets below needs it or can use it: the cheapest that does the job without breaking a rule was chosen.',
    uses: 'Uses what you have, at $0: {parts}.',
    inverter: 'the inverter',
    batteries: { one: 'the battery', other: '{count} batteries' },
    dangers: { danger: 'Danger.', will_not_work: 'Will not work.', advice: 'Advice.' },
  },
} as const

/** What the battery adds to the cost of a kWh. */
export const batteryLife = {
  batteryOutlasts: 'Used like this, the battery outlasts the ten years.',
  batteryReplaced:
    'Used like this, the battery lasts some {years} years: what is needed of the next one is counted in.',
  ownBatteryReplaced:
    'Your own battery is given some {years} more years of this use, as if half its life were left; those that follow are counted in.',
} as const
