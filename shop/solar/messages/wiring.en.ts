import type { Messages } from '#kernel/messages.ts'
import type { wiring as es } from './wiring.es.ts'

export const wiring: Messages<typeof es> = {
  title: 'Wiring sheet: {name}',
  lead: 'The diagram of this equipment, with the figures by which the shop checks it. To print for the installer.',
  parts: 'Wiring sheet of these parts',
  own: {
    battery: 'Battery the house has already',
    inverter: 'Inverter the house has already',
    panel: 'Panels the house has already',
    note: 'What the house has already is counted with cautious figures: before connecting, the electrician reads the labels and looks at age, terminals, charger, glass and connectors. What is missing here is stated there.',
  },
  setPartialLink:
    'Wiring sheet: these parts do not make a complete system; it says what is missing or does not go together',
  setLink: 'Wiring sheet of this set: diagram, cables and fuses',
  setBack: 'The solar calculator',
  who: 'The connection to the house, the earth and the protections are made and signed by a licensed electrician. Where a product’s manual differs, the manual wins.',
  basis:
    'Figures are typical of each kind of product until its data sheet is known: compare them with the name plate before connecting.',
  place: {
    label: 'Where is it installed? The cold decides how many panels go in series',
    labelNoPanels: 'Where will it stand?',
    change: 'Count for this place',
    cuba: 'Cuba',
    unknownState: 'United States, no state chosen; Alaska is colder',
    counted: 'Counted for a low of: {place}.',
    unknown: 'The place “{asked}” is not known: counted for {place}.',
  },
  print: 'Print or save as PDF',
  back: 'Back to the product',
  guide: 'The full installation guide',
  diagram: 'Single-line diagram',
  diagramAlt:
    'Single-line diagram. From the sun: {sun}. From the battery: {battery}. They meet at: {source}. To the house: {house}. {bond}. {earth}',
  diagramEarth: 'Everything on one earth.',
  legend:
    'Numbers are those of the table. From sun and battery each line is a pair of cables, positive and negative; from the grid and to the house, phases and neutral.',
  legendNoPanels:
    'Numbers are those of the table. From the battery each line is a pair of cables, positive and negative; from the grid and to the house, phases and neutral.',
  legendMissing: 'What has an asterisk and a dashed symbol is not included: it is bought apart.',
  notHere: 'Not included',
  table: 'Part by part',
  number: 'No.',
  piece: 'Part',
  facts: 'How it is connected',
  columns: { sun: 'Sun', battery: 'Battery', house: 'House' },
  short: {
    panels: 'Panels',
    combiner: 'Combiner box',
    stringFuse: 'String fuses',
    panelCable: 'Solar cable',
    disconnect: 'DC disconnect',
    arrester: 'Surge arrester',
    controller: 'Controller',
    controllerFuse: 'Controller fuse',
    charger: 'Charger',
    chargerFuse: 'Charger fuse',
    bank: 'Battery',
    bankFuse: 'Fuse',
    bankBreaker: 'Breaker',
    mainBreaker: 'Main breaker',
    isolator: 'Battery switch',
    precharge: 'Precharge',
    rapidShutdown: 'Rapid shutdown',
    boxTail: 'Box to inverter',
    nearDisconnect: 'Second disconn.',
    nearArrester: 'Second arrester',
    bankCable: 'Battery cable',
    bars: 'Busbars + and −',
    mainFuse: 'Main fuse',
    barCable: 'Bars to inverter',
    hybrid: 'Hybrid inverter',
    separate: 'Inverter',
    backup: 'Inverter-charger',
    station: 'Station',
    busbar: 'Junction, behind the fuse',
    grid: 'Grid',
    gridBreaker: 'Grid breaker',
    rcd: 'RCD (GFCI)',
    transfer: 'Transfer switch',
    board: 'House panel',
    outlets: 'Devices, directly',
    earth: 'Earth',
  },
  series: { one: '{count} string of {series}', other: '{count} strings of {series}' },
  figures: {
    box: '{strings} of {room} inputs',
    inputs: '1 of {inputs} inputs drawn',
    boxEach: '{inputs} boxes, one per input',
    drop: 'loses {drop}%',
    kinds: { classT: 'class T', terminal: 'MRBF', breaker: 'DC breaker', gpv: 'gPV' },
    inSeries: '{count} in series',
    inParallel: '{count} in parallel',
    transfer: 'Transfer switch: internal',
    bond: 'N–E bond: its own relay, on battery',
    floating: 'Floating neutral: no N–E bond',
    unknownBond: 'N–E bond: see its manual',
    earth: 'Earth: 8 ft rod, 6 AWG cable',
    earthRod: '8 ft rod, 6 AWG cable',
  },
  rows: {
    panelsInSeries:
      '{series} in series, the positive of each to the negative of the next; strings: {strings} ({perTracker} per input).',
    panelsAlone: 'Each panel by itself, {perTracker} per input.',
    panels:
      'Each string gives {open} V open, {cold} V at {low} °C and {hot} V when hot; current {amps} A.',
    panel:
      'Each panel gives {open} V open, {cold} V at {low} °C and {hot} V when hot; current {amps} A.',
    panelsJoined:
      'The {perTracker} of one input are joined by a branch or a box that carries {amps} A, not by two cables in one terminal.',
    panelsLimit: 'The equipment stands {limit} V.',
    panelsOwnLimit: 'The panel itself stands {limit} V.',
    panelsMin: 'It needs at least {min} V to charge.',
    panelsStation: 'Each panel to an input of the station, not joined with each other.',
    stringsStation: 'Each string to an input of the station, not joined with the other.',
    box: {
      used: '{strings} strings go in.',
      one: 'It has {room} inputs, of which',
      each: 'Each box has {room} inputs, of which',
      room: {
        one: '{count} is used; the others stay closed. In the shade and within reach, its glands tight.',
        other:
          '{count} are used; the others stay closed. In the shade and within reach, its glands tight.',
      },
      apart:
        'The strings are not joined with each other: they go to {inputs} inputs of the equipment, with a box, a disconnect and a pair of cables for each input. A tested box is not opened to separate its bars.',
      eachAtEnd:
        'The strings go to {inputs} inputs of the equipment, with a box and a disconnect for each input. The boxes stand beside the equipment: each string reaches the box of its input by a pair of its own, and inside only those of that input are joined in parallel. From each box to the equipment, a short pair of {awg} AWG or thicker.',
      eachJoined:
        'The strings go to {inputs} inputs of the equipment, with a box, a disconnect and one pair for each input: in each box only those of its input are joined in parallel.',
      atEnd:
        'The box stands beside the equipment: each string reaches it by a pair of its own and inside they are joined in parallel. From the box to the equipment, a short pair of {awg} AWG or thicker.',
      joined: 'Inside they are joined in parallel and leave by one pair.',
      replaced: 'It comes with {rated} A fuses: these are taken out for those below.',
    },
    stringFuse:
      'One per string, gPV {rated} A, {volts} V, in the combiner box. The rule asks for {needed} A.',
    cable:
      '{awg} AWG ({mm2} mm²), {pairs} × {feet} ft ({metres} m). Carries {ampacity} A, the rule asks for {needed}; loses {drop}%.',
    cableLoss: '3% is advised: on a day of the darkest month it loses some {wh} Wh at most.',
    cableBetter: 'With another pair beside it, it loses {half}%.',
    cableShort: '{awg} AWG, {pairs} × {feet} ft ({metres} m).',
    disconnect:
      'For direct current, {rated} A, {volts} V, before the equipment and within reach. Where it shows a polarity or an arrow that is kept: the wrong way round it does not put out the arc. The rule asks for {needed} A.',
    disconnectEach: 'Each solar input needs its own: {count}. Missing: {missing}.',
    disconnectInBox: 'Inside the combiner box.',
    boxTail: 'A short pair of {awg} AWG or thicker from each box to its input of the equipment.',
    rapidShutdown:
      'Leaves the panels without dangerous voltage from the ground: on roofs of the United States it is mandatory.',
    isolator:
      'Direct current, for {amps} A or more without a pause and {volts} V or more, within reach: a fuse does not switch, and it has to be possible to take the battery off at once. Not included.',
    precharge:
      'An inverter of {watts} W draws a blow of current when it is connected: the resistor charges its capacitors for some seconds before. A loud crack means that it is missing or was not used.',
    atInverter:
      'The box is {feet} ft from the inverter: another one is needed beside it, in sight of whoever works there.',
    arrester: 'Type 2 for direct current, {volts} V, with its green cable to earth.',
    arresterInBox: 'Inside the combiner box, with its green cable to earth.',
    links: { one: '{count} link', other: '{count} links' },
    runs: {
      perString: 'One pair for each string.',
      spare: 'One pair for each string; the others are spare, or for one more string.',
      sideBySide:
        '{pairs} pairs side by side on the same terminals: each alone carries the fuse, and together they share the current: they run cooler and lose less.',
      each: 'One pair from each battery {end}.',
      bars: 'One pair from each battery to two busbars, one for all + and one for all −, and one pair from the busbars to the inverter. Never from one battery to the next: the last cable would lie behind all the fuses.',
      series:
        'In series: one single cable from the + of each battery to the − of the next ({links}), never a pair. The free − of the first and the free + of the last go to the inverter, the + through the fuse. Before closing, measure {from} to {to} V between the two free ends.',
      eachString:
        'Within each string, one single cable from the + of a battery to the − of the next ({links} in each string), never a pair. Then one pair from each string {end}. Before joining them, measure {from} to {to} V in each string.',
      barStrings:
        'Within each string, one single cable from the + of a battery to the − of the next ({links} in each string), never a pair. Then one pair from each string to two busbars, one for all + and one for all −, and one pair from the busbars to the inverter. Before joining them, measure {from} to {to} V in each string.',
    },
    ends: {
      terminals: 'to the inverter’s terminals',
      bars: 'to two busbars, one for all + and one for all −',
    },
    bars: 'Two, of {amps} A or more and covered, beside the inverter: not included. From them to the inverter, the cable of the next line.',
    barsMain:
      'Two, of {amps} A or more and covered: not included. From them to the inverter, the main fuse and the cable of the next lines.',
    barPairs: { one: 'one pair', other: '{count} pairs of one length, in parallel,' },
    barCable:
      'From the busbars to the inverter, {pairs} of {awg} AWG ({mm2} mm²) and {feet} ft or less: it carries {ampacity} A, no less than the {fused} A that the fuses of the batteries let through together. The inverter draws {load} A with a quarter more; it loses {drop} %.',
    barCableMain:
      'From the busbars to the inverter, behind the main fuse, {pairs} of {awg} AWG ({mm2} mm²) and {feet} ft or less: it carries {ampacity} A, no less than the {fused} A of the fuse. The inverter draws {load} A with a quarter more; it loses {drop} %.',
    earthRod:
      'Copper rod of 8 ft, driven in whole, with its clamp, and green copper cable of 6 AWG (13.3 mm²) without joints. Measured before it is switched on: less than 25 Ω.',
    cablesUsed: 'Of the {pairs} pairs, {used} cables are used.',
    cuts: ' that interrupts {ka} kA (0.05 per Ah of battery)',
    controllerFuse:
      'From this device to the junction: {awg} AWG ({mm2} mm²) cable or thicker, as short as possible, and a direct current fuse of {fuse} A{cuts}, next to the junction; one for each device. The rule: 1.25 × {amps} A.',
    controllerFuseHeld:
      'From this device to the junction: the {awg} AWG ({mm2} mm²) pair that comes with the fuse, and the {fuse} A fuse{cuts} next to the junction. The rule: 1.25 × {amps} A.',
    controllerFusesShort: 'Each device needs one: {count}. Missing: {missing}.',
    charger: 'Gives {amps} A. It plugs into an outlet of the grid.',
    controller: 'MPPT {amps} A. Battery first, then panels; to remove it, the other way round.',
    bankOne: '{volts} V, {ah} Ah.',
    bank: '{volts} V, {ah} Ah: {parallel} in parallel, {series} in series.',
    chargedBy: {
      inverter: 'Largest charge {charge} A: set it in the inverter.',
      controller: 'Largest charge {charge} A; the controller charges it, not the inverter.',
      charger: 'Largest charge {charge} A; the charger charges it, not the inverter.',
    },
    chargedWithin: 'Takes {charge} A of charge; the inverter gives {chargerA} at most.',
    bankLinks: 'The cables that join them are counted in “{cable}”, all of equal length.',
    bankLinksMissing: {
      one: 'Joining them takes {count} more pair of “{cable}”.',
      other: 'Joining them takes {count} more pairs of “{cable}”.',
    },
    bankMany: 'All alike, charged and within 0.1 V before joining them.',
    bankFuse:
      '{quantity} of {rated} A, {volts} V direct current, within 7 inches (18 cm) of the positive. The rule asks for {needed} A.',
    bankFuseMissing:
      'Missing: {count}, of {needed} A or more and no more than their cable withstands, each within 7 inches (18 cm) of the positive of its battery.',
    bankFusesShort: 'One for each battery or string in parallel: {count}. Missing: {missing}.',
    bankFuseEach: 'One per battery or per string of batteries.',
    bankFuseCommon: 'One for all, at the common output.',
    bankFuseKa:
      'Interrupts {ka} kA by its product page; it takes {needed}: 0.05 per Ah of battery.',
    bankFuseKaLarge:
      'Interrupts {ka} kA by its product page; it takes {needed}: above 400 Ah each battery has its own, of class T.',
    bankFuseKaOnly: 'Interrupts {ka} kA by its product page.',
    mainFuse:
      '{rated} A, between the positive busbar and the cable to the inverter, which withstands {ampacity} A: never larger. The rule asks for {needed} A or more{cuts}.',
    mainFuseMissing:
      'Missing: {needed} A or more, between the positive busbar and the cable to the inverter, which has to withstand no less than the fuse: this one withstands {ampacity} A.',
    sourceUnknown: '{watts} W. What it draws itself while on is unknown.',
    source: '{watts} W. While on, it uses about {standby} W itself.',
    gives240: 'Delivers 120 and 240 V: spread 110 V devices over both lines.',
    gives120: 'Delivers 110-120 V only.',
    givesUnknown:
      'Whether it delivers 110 or 220 V, 50 or 60 Hz, a pure sine wave or not, is not known: measure it before plugging in anything; a medical device takes a pure sine wave only.',
    givesRead:
      'Delivers {volts}, as somebody read on its plate. Whether at 50 or 60 Hz, a pure sine wave or not, is not known: measure it before plugging in anything; a medical device takes a pure sine wave only.',
    readVolts: { '120': '110-120 V', '240': '220-240 V', '120/240': '110-120 and 220-240 V' },
    twoPhases:
      'To charge from the grid it usually asks for 220 V, two phases and neutral: where a house has only 110 V, ask first.',
    grid: 'To the inverter’s AC input, behind its own breaker in the panel. Never to the output.',
    gridCable:
      'A breaker of {rated} A and {awg} AWG ({mm2} mm²) cable for its watts; where its plate says that it passes less, the plate wins.',
    gridCharge:
      'With all of the house switched on it has room to charge the battery with {amps} A: set the inverter’s charging from the grid to that.',
    gridChargeLeast:
      'With all of the house switched on it has no room to charge the battery: set the inverter’s charging from the grid to its least.',
    gridStation: 'The station charges from a house outlet; it feeds none.',
    rcd: '{rated} A, {trip} mA, {poles} poles, at the inverter’s output.',
    rcdType:
      'Marked type A at least: F with inverter air conditioners or refrigerators, B with a transformerless inverter unless its manual says otherwise. Never AC.',
    rcdCable: 'From the inverter to the panel, {awg} AWG ({mm2} mm²) cable.',
    transfer: 'Switches the neutral too.',
    builtIn:
      'The inverter is the transfer switch: it passes the grid on, and without the grid it cuts it off and delivers its own. No other one is needed.',
    builtInUnknown:
      'Whether the inverter is the transfer switch is not known: read its manual. If it is not, one that cuts the neutral too goes between the grid and this panel.',
    board:
      'Only the circuits that must go on, in a panel of their own with its own neutral bar, not joined to that of the grid’s panel, and with the cables below.',
    rcdDirect:
      '30 mA and 2 poles, between the inverter’s output and the devices: not included. The inverter bonds neutral and earth, and without it a bare wire kills.',
    rcdUnknown:
      '30 mA and 2 poles, between the inverter’s output and the devices: not included. If the inverter joins neutral and earth, without it a bare wire kills.',
    outletsBehind:
      'Devices are plugged into the inverter, behind the RCD. Never into a house outlet. The transfer switch is inside the inverter: the grid enters at its AC input, and no other one is added. Fixed wiring also takes a panel of its own, with its own neutral bar.',
    outlets:
      'Devices are plugged directly into the inverter or station. Never into a house outlet. Fixed wiring needs a transfer switch that switches the neutral and an RCD, which this set does not include.',
    earth:
      'One only: an 8 ft copper rod and green 6 AWG cable, without splices, to frames, rails, inverter case, panel and surge arrester. Panel frames are never left unbonded.',
    earthNoPanels:
      'A single one: 8 ft copper rod and green 6 AWG cable, without splices, to the case of the inverter and to the panel of the house where there is one.',
    earthStation: 'The station needs none while devices are plugged directly into it.',
    earthStationRoof:
      'The station needs none while devices are plugged directly into it; the panels on the roof do: frames and rails, by green 6 AWG cable without splices, to a copper rod of 8 ft. Where the house has a rod, both are joined: one earth only.',
  },
  bond: {
    title: 'Neutral and earth',
    relay_in_battery_mode:
      'The inverter itself bonds neutral and earth while it runs on the battery, and separates them while the grid is there. Add no other bond: there must be one, and only one, at any time. Check it with a multimeter both ways.',
    floating:
      'Its neutral floats: it is not bonded to earth. With devices plugged in directly it stays so. Connected to a house, it needs a transfer switch that switches the neutral and a bond between neutral and earth at its output; never two bonds at once.',
    unknown:
      'Whether it bonds neutral and earth is not known: see its manual before connecting it to a house.',
  },
  notIncluded: {
    title: 'What is not included',
    text: 'The electrician buys or brings it:',
    kit: 'Not included, the electrician buys or brings it: {list}.',
    sold: 'Its wiring sheet also asks for, and it is for sale here: {list}. {price} in all, {where}.',
    soldWhere: { usa: 'delivered in the United States', cuba: 'delivered in Cuba' },
    soldHere: 'Of that, for sale here:',
    soldAll: '{price} in all, {where}.',
    soldTitle: 'To install it by its sheet this is missing, and it is for sale here:',
    soldSum: 'What is missing: {price}. With the kit: {all}.',
    soldAdd: 'Add what is missing',
    chargerFuse: {
      one: 'a {fuse} A direct current fuse{cuts} and {awg} AWG cable for {name}',
      other:
        '{count} direct current fuses of {fuse} A{cuts}, one for each, and {awg} AWG cable for every {name}',
    },
    earth: 'the earth rod and its green cable (ACC-TIERRA)',
    grid: 'the {rated} A breaker and the cable from the grid to the inverter',
    house: 'cables and panel of the house',
    rcdDirect: 'an RCD of 30 mA and 2 poles between inverter and devices',
    boxes: { one: 'one more combiner box like it', other: '{count} more combiner boxes like it' },
    arresters: {
      one: 'one more surge arrester, one for each solar input',
      other: '{count} more surge arresters, one for each solar input',
    },
    atInverter: {
      one: 'a DC disconnect and a surge arrester beside the inverter',
      other: '{count} DC disconnects and {count} surge arresters beside the inverter',
    },
    isolator: {
      one: 'a direct current switch that takes the battery off, for {amps} A and {volts} V or more',
      other:
        '{count} direct current switches that take the batteries off, one per battery or string, for {amps} A and {volts} V or more',
    },
    precharge: 'a precharge resistor, or a battery switch that has one',
    rapidShutdown: 'the rapid shutdown of the roof, which the United States require',
    boxTail: {
      one: 'a short pair of {awg} AWG solar cable from the box to the equipment',
      other: '{count} short pairs of {awg} AWG solar cable, one from each box to the equipment',
    },
    batteryFuses: {
      one: 'one more battery fuse of {amps} A or more: one for each battery or string',
      other: '{count} more battery fuses of {amps} A or more: one for each battery or string',
    },
    batteryPairs: {
      one: 'one more pair of {awg} AWG battery cable',
      other: '{count} more pairs of {awg} AWG battery cable',
    },
    busbars: 'two busbars, for all + and for all −, of {amps} A or more',
    barRun: {
      one: 'the short run of copper from the busbars to the inverter, for {amps} A: one pair of {awg} AWG',
      other:
        'the short run of copper from the busbars to the inverter, for {amps} A: {count} pairs of {awg} AWG',
    },
    mainFuse: 'a {fuse} A main fuse{cuts} between the busbars and the inverter',
    disconnect: 'a DC disconnect between the panels and the equipment',
    disconnects: {
      one: 'one more DC disconnect, one for each solar input',
      other: '{count} more DC disconnects, one for each solar input',
    },
    adapter: 'the adapter from MC4 to the station’s input, unless it comes in its box',
    branch: 'the branch or box that joins the panels of one input, of {amps} A or more',
  },
  circuits: {
    title: 'House cables (alternating current)',
    text: 'Copper with 75 °C insulation, air at 40 °C. Up to the metres in the table 3% is lost at 120 V with these watts; at 240 V, twice as far. Farther away, one size thicker.',
    reach: 'Up to',
    breaker: 'Breaker',
    cable: 'Cable',
    at120: 'At 120 V',
    at240: 'At 240 V',
  },
  order: {
    title: 'Switching on and off',
    on: 'To switch on',
    off: 'To switch off',
    steps: {
      bank: 'With the inverter off, close the battery’s breaker.',
      bankCharged:
        'An inverter of this size draws a blow of current when it is connected, which welds contacts: with the inverter off and the battery’s breaker open, first charge its capacitors for some seconds through the precharge resistor, or through the precharge that the battery has by its manual, then close it.',
      bankFuse:
        'A fuse is no switch: with the inverter off, close the battery switch, which is bought apart. As long as it is missing, connect the positive cable last; it may give a small spark.',
      bankPrecharge:
        'A fuse is no switch, and an inverter of this size draws a blow of current when it is connected: with the inverter off and the battery switch, which is bought apart, open, first charge its capacitors for some seconds through the precharge resistor from one terminal of the switch to the other, then close it.',
      controller: 'Wait until the controller shows the battery’s voltage.',
      inverter: 'Switch the inverter on with nothing connected, and measure its output.',
      station: 'Switch on the station and its AC output.',
      sun: 'Close the DC disconnect.',
      stationSun: 'Plug in the panels, covered or turned away from the sun, each into its input.',
      stationRoof: 'With the DC disconnect open, plug the panels into the station.',
      grid: 'Close the grid’s breaker.',
      charger: 'Plug the battery charger into an outlet of the grid.',
      loads: 'Close the circuits one by one, the largest motor last.',
      plugs: 'Plug in the devices one by one, the largest motor last.',
    },
    offSteps: {
      bank: 'With the inverter off, open the battery’s breaker.',
      bankCharged: 'With the inverter off, open the battery’s breaker.',
      bankFuse:
        'With the inverter off, open the battery switch. As long as it is missing, take off the positive cable and cover it.',
      bankPrecharge: 'With the inverter off, open the battery switch.',
      inverter: 'Switch the inverter off: a battery is never taken from a running inverter.',
      station: 'Switch off the output and the station.',
      sun: 'Open the DC disconnect.',
      stationSun: 'Unplug the panels, covered or turned away from the sun.',
      stationRoof:
        'Unplug the panels from the station, only with the DC disconnect open: a plug that is pulled under current draws an arc.',
      grid: 'Open the grid’s breaker.',
      charger: 'Unplug the battery charger.',
      loads: 'Open the circuits of the house.',
      plugs: 'Switch off and unplug the devices.',
    },
    sunWarning: 'By day panels give voltage even when everything is off: cover them.',
  },
  torque: {
    title: 'Torque',
    stated: '{name}: {torque} N·m.',
    manual:
      'Terminals as the manual of each product says, with a torque wrench. Note it below and tighten again after a month and every six months, always with everything off and no voltage measured.',
  },
  findings: {
    stop: 'Do not connect it like this',
    title: 'What the rules say',
    none: 'Nothing against it: it passes every rule, at a low of {low} °C.',
    severity: {
      danger: 'Danger',
      will_not_work: 'Will not work',
      unknown: 'Missing figure',
      advice: 'Advice',
    },
  },
  checklist: {
    title: 'Checks and signature',
    item: 'Check',
    expected: 'Expected',
    reading: 'Reading',
    items: {
      polarity: 'Polarity of each string and of the battery, twice',
      polarityStrings: 'Polarity of each string, twice, before it is plugged in',
      polarityBank: 'Polarity of the battery, twice',
      openV: 'Volts of each string, open',
      bankV: 'Volts of the battery',
      insulation:
        'Insulation of each string to earth, with an insulation tester: first the string taken off {end} and any arrester, which its 500 V or more destroy',
      frames: 'Continuity of the frames to earth',
      bankDifference: 'Difference between batteries before joining them',
      fuse: 'Battery fuse',
      torque: 'Terminals tightened (N·m)',
      earth: 'Earth resistance',
      bondBattery: 'Neutral–earth bond on battery',
      bondGrid: 'Neutral–earth bond on grid',
      rcd: 'Test button of the RCD',
      rcdType: 'Type marked on the residual current device',
      rcdTime: 'Time in which it trips with a 30 mA tester',
      neutralEarth: 'Volts between neutral and earth, on battery and under load',
      charge: 'Charging current of the device that sets it',
      ac: 'Output volts',
      hot: 'Cables and terminals after an hour, with an infrared thermometer and without touching them',
      backfeed: 'With the grid cut off, volts on the grid’s cable',
    },
    ends: {
      inverter: 'the inverter',
      controller: 'the controller',
      station: 'the station',
    },
    expectedTexts: {
      right: 'correct',
      openV: '{volts} V, depending on the sun',
      bankV: '{from} to {to} V, half charged or more',
      megohm: 'more than 1 MΩ',
      oneOhm: 'less than 1 Ω',
      lessThan: 'less than 0.1 V',
      amps: '{amps} A',
      ampsLimit: '{amps} A or less',
      plate: 'as on its plate and on every device; a pure sine wave for medical ones',
      read120: '110–127 V, 60 Hz; a pure sine wave for medical devices',
      read240: '220–254 V, 60 Hz; nothing made for 110 V; a pure sine wave for medical devices',
      readBoth: '110–127 and 220–254 V, 60 Hz; a pure sine wave for medical devices',
      manual: 'as in the manual',
      ohms: 'less than 25 Ω',
      one: 'one',
      none: 'none of the inverter',
      floating: 'none',
      trips: 'trips',
      rcdTypes: 'A, F or B; never AC',
      rcdMs: '0.3 s or less',
      fewVolts: 'less than 3 V',
      v120: '110–127 V',
      v240: '110–127 and 220–254 V',
      cold: 'less than 60 °C, and all alike',
      zero: '0 V',
    },
    place: 'Place',
    date: 'Date',
    installer: 'Installer and licence',
    signature: 'Signature',
    owner: 'Signature of the owner',
    serials: 'Serial numbers',
  },
  additions: {
    title: 'What may be added',
    inCuba: 'Checked by the same rules, for Cuba.',
    inUsa: 'Checked by the same rules, for the cold of any place in the United States.',
    panels: 'More of the same panels: {list}.',
    panel: '{count} more ({layout})',
    boxes: {
      one: 'with one more combiner box, not included',
      other: 'with {count} more combiner boxes, not included',
    },
    panelPart: '{count} more ({layout}); of the {all} W it uses {used} at noon',
    charge:
      'From {count} more on, limit the charging to {amps} A: that is what the battery takes, and the rest of the sun only feeds what is switched on.',
    noPanels: 'Panels: no more with what it includes.',
    batteries: {
      one: 'Batteries of the same kind: {count} more, with a fuse and a cable of its own.',
      other:
        'Batteries of the same kind: up to {count} more, each with a fuse and a cable of its own.',
    },
    changeFuse: 'For that all fuses must be: {fuse}.',
    busbars:
      'With more than two in parallel all go to two busbars, and from there to the inverter with one more pair of cables and a main fuse of the same kind.',
    noBatteries: 'Batteries: no more with what it includes.',
    loss: 'The panel cable that comes with it loses {drop}% in full sun; 3% is advised. On a day of the darkest month that is some {wh} Wh at most, and another pair of the same beside it brings it to {half}%.',
    sameAge: 'Same kind and age, each fully charged before joining them.',
    sheet: 'Wiring sheet: diagram, cables, fuses and signatures',
  },
}
