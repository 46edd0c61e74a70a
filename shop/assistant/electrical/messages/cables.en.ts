/** What cables carry, and what stands at an inverter's output. */
export const cables = {
  carries:
    'A copper cable of {awg} AWG carries {cable} A for hours, in conduit and in heat (40 °C).',
  ownPair: 'The battery pair that we sell carries {own} A in free air.',
  yes: 'Yes: {awg} AWG is enough for {amps} A.',
  onlyPair: 'For {amps} A only as a battery cable in free air; not in conduit.',
  no: 'No: {amps} A are more than {awg} AWG carries: it heats up and burns.',
  need: 'For {amps} A for hours you need copper cable of {awg} AWG, which carries {cable} A.',
  needPair: 'From battery to inverter, {name}: in free air it carries {own} A.',
  beyond:
    '{amps} A are more than a single cable of the table carries: an electrician calculates it.',
  unknown: 'I do not know what a cable of {awg} AWG carries, and I will not make it up.',
  fuse: 'The fuse or breaker is never larger than what the cable carries, and 1.25 times the current of the device is counted.',
  output:
    'At the output of {name}: {watts} W at {volts} V are {amps} A; a breaker of {breaker} A and copper cable of {awg} AWG.',
  outputRcd:
    'With it goes a 30 mA RCD ({rcd}, of {rated} A): if the breaker is of {rated} A, the cable is {awg} AWG.',
  outputPlain: 'With it goes a 30 mA RCD.',
  electrician: 'An electrician connects it.',
} as const
