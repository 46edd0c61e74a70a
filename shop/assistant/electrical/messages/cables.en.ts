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
  cord: 'An extension cord of {awg} AWG carries {amps} A for hours ({watts120} W at 120 V), up to {metres120} m: a refrigerator or a fan, yes; an air conditioner, oven or heater, no. With three wires and earth, fully unrolled, only one, and out of the water. If plug or cord gets hot, unplug it.',
  cordUnknown:
    'An extension cord of {awg} AWG is not in the table: for a refrigerator use one of 14 AWG or thicker, with three wires and unrolled.',
  houseBreaker:
    'For a breaker of {asked} A in the house, copper cable of {awg} AWG ({mm2} mm²): up to {metres120} m at 120 V and {metres240} m at 240 V. For hours it carries {amps} A: {watts120} W at 120 V or {watts240} W at 240 V. The breaker is never larger than what the cable carries. An electrician installs it.',
  cooler:
    'The plate of the air conditioner says the breaker, and the cable goes with it. At {volts} V: {rows}. At 240 V the breaker has two poles.',
  coolerRow: 'a breaker of {breaker} A, copper of {awg} AWG, up to {reach} m',
  coolerFar: 'Where {metres} m are farther than that, take the next thicker cable.',
  controllerFuse:
    'Between the {amps} A controller and the battery: a fuse of {fuse} A for direct current, next to the battery, and copper cable of {awg} AWG, which carries {cable} A.',
  electrician: 'An electrician connects it.',
} as const
