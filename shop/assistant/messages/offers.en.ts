/** Facts about products, and what fits a wish; prices always with their destination. */
export const offers = {
  places: { cuba: 'delivered to Cuba', usa: 'in the USA, plus 7 % tax' },
  card: '{name}: {price} {place}',
  total: '{count} × {name}: {total} {place} ({price} each).',
  totalWeight: '{count} × {name} weigh {total} lb ({weight} lb each).',
  weight: '{name} weighs {weight} lb ({kilos} kg).',
  warranty: '{name}: {years} of manufacturer’s warranty.',
  warrantyPower: 'The power warranty is {years}.',
  years: { one: '{count} year', other: '{count} years' },
  cycles: '{name}: {value} cycles at 80 % discharge.',
  chargeAmps: '{name}: highest charge, {value} A.',
  dischargeAmps: '{name}: highest discharge, {value} A.',
  panelAmps:
    '{name} gives {imp} A in full sun (Imp) and {isc} A in short circuit (Isc), by which cables and fuses are sized. In series the amps stay the same; in parallel they add up.',
  guards: {
    has: 'Yes, {name} includes it: {part}.',
    lacking: '{name} does not include it, and its wiring sheet asks for it: {part}.',
    none: '{name} does not include it. Its wiring sheet, on the page of the kit, says how it is protected.',
  },
  kitPanels:
    'Of its own panels, by volts and amps, {name} takes up to {count} in all: {strings} × {series} in series.',
  figure: '{name}: {label}: {value}.',
  size: '{name} measures {value}.',
  usable: '{name} gives {value} usable Wh.',
  solarInput: '{name} accepts up to {value} W of panels.',
  noSolarInput: 'No, {name} has no panel input: it needs a charge controller.',
  panelVolts: '{name} takes up to {value} V from the panels.',
  tracker: 'Yes, {name} has its own MPPT of {value} A.',
  noTracker: 'No, {name} has no MPPT.',
  output: { yes: 'Yes, {name} gives {value} V.', no: 'No, {name} only gives {value} V.' },
  batteryVolts: {
    is: '{name} is for a battery of {value} V.',
    yes: 'Yes, {name} works at {value} V.',
    no: 'No, {name} is for {value} V.',
  },
  includes: { yes: 'Yes, it is included.', no: 'No, that is not included.' },
  withTax: 'With the 7 % tax: {total}.',
  contents: '{name} includes: {parts}.',
  part: '{count} × {name}',
  panelCount: {
    one: '{name} comes with {count} panel.',
    other: '{name} comes with {count} panels.',
  },
  noPanels: 'No, {name} comes without panels.',
  stock: {
    yes: 'Yes, {name} is available.',
    few: 'Yes, {name} is available: {count} left.',
    no: '{name} is sold out now.',
  },
  quiet:
    'It makes no fumes and no generator noise: {name} burns no fuel; only its fan is heard a little.',
  production: '{name} yields some {value} Wh a day in the weakest month.',
  productionMonth:
    '{name} yields some {kwh} kWh a month in {place} in the weakest month and some {usual} in a usual one, if all of it is used: {watts} W of panels with {sun} hours of full sun in the weakest, losses counted.',
  productionOfPanels:
    '{count} × {name}: some {value} Wh on a usual day, with {sun} hours of sun and the losses counted.',
  productionYear:
    '{name} gives some {kwh} kWh a year at most, counted with the sun of the weakest month.',
  noProduction: 'No, {name} comes without panels: it stores, it does not produce.',
  surge: '{name} takes up to {value} W at start.',
  power: '{name} gives {value} W continuously.',
  switching: '{name} switches in {value} milliseconds.',
  expandable: {
    yes: 'Yes, {name} can be expanded with batteries.',
    no: 'The page of {name} does not say that it can be expanded.',
  },
  ships: { yes: 'Yes, {name} is sold for {place}.', no: 'No, {name} is sold for {place} only.' },
  destinations: { cuba: 'Cuba', usa: 'the United States' },
  nearestTo: 'The page of {name} does not say it. The nearest that I know:',
  askBack:
    'Which product is it, and what do you want to know about it: the price, what it can run, how to install it or the delivery? If you prefer, ask a person of the shop.',
  notThePrice: 'No, that is not the price.',
  noData:
    'The page of {name} does not say that, and I do not want to make it up: ask a person of the shop.',
  noDataAtAll:
    'The product pages do not say that, and I do not want to make it up: ask a person of the shop.',
  fits: {
    yes: 'Yes, {name} can run {devices}: it gives {power} W and they need {watts} W.',
    starts: 'At start they need {watts} W and it takes {surge} W.',
    tightStart: 'It is tight, without room: if the plate asks for more, it does not start.',
    startsWith: 'With {count} × {name} it does: up to {surge} W.',
    startsNotWith: 'With 1 × {name} it does not: {surge} W.',
    yesHours: 'On a full charge, some {hours} hours.',
    tooWeak: 'No, {name} cannot run {devices}: it gives {power} W and they need {watts} W.',
    noStart:
      'No, {name} may not start {devices}: it takes {surge} W at start and they need {watts} W.',
    willNotStart:
      'No, {name} does not start {devices}: at start they need {watts} W and it takes {surge} W.',
    notANight:
      'No, {name} is not enough: with {devices} it lasts some {hours} hours, and what somebody’s health needs must last all night and all through the blackout ({wanted} or more).',
    tooShort:
      'No, {name} is not enough: with {devices} it lasts some {hours} hours and you want {wanted}.',
    volts:
      'No: {name} gives {value} V and that device needs 240 V; a transformer does not add the missing power.',
    all: 'Both.',
    noReserve:
      'No, {name} is not enough: with {devices} it lasts about {hours} hours, and for {wanted} of what somebody’s health needs, with a third in reserve, {needs} Wh of battery are needed and it has {has}.',
    byHand:
      'No, {name} alone will not do for {devices}: when the power goes it does not switch to the battery by itself, and somebody awake would have to plug it over.',
    unknownSwitch:
      'By its energy yes, {name} can run {devices} (it gives {power} W and they take {watts} W), but nobody states whether it switches to the battery by itself when the power goes: do not count on it.',
    whole: 'In one piece, the next of its kind:',
    composed: 'The cheapest that can is a set.',
    larger: 'The cheapest one that can:',
  },
  search: {
    nonstop: 'The hours count the medical device as on without a pause.',
    fits: 'With up to {max} {place}:',
    range: 'Between {min} and {max} {place}:',
    plain: 'What fits you:',
    cheapest: 'The cheapest: {name}, {price} {place}.',
    largest: 'The largest: {name}, {price} {place}.',
    relative: { lower: 'Cheaper than {name}:', higher: 'The next one up:' },
    none: 'No: {max} {place} is not enough.',
    nearest: 'The nearest is {name}, {price} {place}: {missing} more.',
    noSize: 'I have none of {size}. The nearest:',
    nothing: 'I have nothing for sale that meets that.',
    onlyLithium: 'I sell none of gel, AGM or lead: these are lithium.',
    sum: {
      plain: '{parts}: {total} {place}.',
      yes: 'Yes, it is enough: {parts} are {total} {place}.',
      no: 'No, it is not enough: {parts} are {total} {place}; {missing} more.',
    },
    hours: 'lasts some {hours} h with {devices}',
    runs: 'can run {devices}',
    weighs: '{weight} lb',
    figures: { energy: '{value} Wh', power: '{value} W' },
    ask: 'What will you run, and for how many hours? Then I can tell you which.',
  },
  compare: {
    same: 'They are the same in {rows}.',
    differs: '{row}: {values}.',
    of: '{name} {value}',
    cheapest: 'The cheapest is {name}.',
    runs: 'With {devices}: {values}.',
  },
  together: {
    works: 'Yes, {name} works with {volts} V.',
    notAt: 'No, {name} does not work with {volts} V.',
    yes: 'Yes, they go together: {parts}.',
    needless: 'Not needed, and not to be added: {parts}.',
    no: 'No, not like this: {parts}.',
    onBusbars:
      'Yes, but on busbars: {parts}. More than two strings side by side do not go to the terminals of the inverter: each goes through its own fuse to busbars, and from there through a main fuse and a cable that stand the sum. An electrician wires it.',
    study:
      'Yes, but never without a study: {parts}. Together they give more in a short than a usual fuse puts out: an electrician calculates the busbars, the main fuse and a class T fuse for each.',
    unknown: 'I cannot tell from what the product page says: {parts}.',
    at: 'With a {volts} V battery: {answer}',
    bank: {
      series: '{series} in series',
      parallel: '{parallel} in parallel',
      both: '{series} in series and {parallel} in parallel',
      ofKit: 'the bank: {bank}',
    },
    otherwise: 'Like this it works: {bank}.',
    onlyUpTo: 'Only with few panels: {parts}.',
    upToWatts:
      'No more than {watts} W of panels: the controller can give {controller} A, the battery takes {max} A, and the current cannot be lowered. With more panels, no: put in more battery.',
    inSeries: 'The panels, all in one series.',
    inParallel: 'The panels, all in parallel, none in series.',
    strings: 'The panels, in {strings} strings of {series}.',
    working: 'With {count} × {name}, yes.',
    before: 'Before you connect: {what}',
    upTo: 'Up to {count} × {panel}: that is what {name} uses, counted for a low of {low} °C. {layout}',
    longString: {
      over: 'No: {count} × {panel} in series give {volts} V in the cold, and the most that any device of the shop stands is {max} V: it burns out, and that voltage kills. At most {fit} go in series, and only on that device; on others fewer.',
      within:
        'It depends on the device: {count} × {panel} in series give {volts} V in the cold. The one of the shop that stands most takes {max} V; the others burn out.',
    },
    limit: 'a {max} V device',
  },
  wiring: {
    ownBank: {
      assumedV: 'Counted with 12 V each, the usual: see the label.',
      either: {
        plain:
          '{count} batteries of {unit} V are joined as the inverter asks: in series the volts add up, {seriesV} V; in parallel they stay at {unit} V and the Ah add up. How many volts is your inverter, and how many Ah are they?',
        sized:
          '{count} batteries of {unit} V and {one} Ah are joined as the inverter asks: in series they give {seriesV} V and stay at {one} Ah; in parallel they stay at {unit} V and add up to {all} Ah. How many volts is your inverter?',
      },
      series: {
        plain:
          'Yes, in series, if they are alike: {count} of {unit} V give {seriesV} V, with the Ah of one. Inverter, controller and charger must be for {seriesV} V: one for {unit} burns.',
        sized:
          'Yes, in series, if they are alike: {count} of {unit} V give {seriesV} V and stay at {one} Ah. Inverter, controller and charger must be for {seriesV} V: one for {unit} burns.',
      },
      parallel: {
        plain:
          'Yes, in parallel, if they are alike: they stay at {unit} V and the Ah add up. The inverter must be for {unit} V.',
        sized:
          'Yes, in parallel, if they are alike: they stay at {unit} V and add up to {all} Ah. The inverter must be for {unit} V.',
      },
      forInverter: {
        series:
          'For {volts} V they go in series: {series} of {unit} V, the + of one to the − of the next.',
        parallel: 'For {volts} V they go in parallel: + to + and − to −, all {count}.',
        both: 'For {volts} V they go in {strings} strings of {series}, and the strings in parallel.',
      },
      noLayout: 'No: {count} of {unit} V do not make {volts} V, which is what the equipment takes.',
      overVolts:
        'Not in series: they would give {seriesV} V and yours takes {volts} V, it burns. They go in parallel: + to + and − to −.',
      alike:
        'Only alike: same make, model, Ah and age, and each fully charged before they are joined. Never with a lithium one. In parallel each with its own fuse and cables of one length; in series a fuse in the last positive.',
      unlike:
        'No: of different Ah, age or kind they are not joined, neither in series nor in parallel. The stronger one discharges into the other and can boil or burn. Each with equipment of its own.',
      energy: 'They hold {wh} Wh either way; half of it, {used} Wh, is used so that they last.',
      charge: {
        gel: 'Charger or controller in gel mode, never lithium nor equalising: at {volts} V, {low} to {high} V while charging and {floatLow} to {floatHigh} in float.',
        agm: 'Charger or controller in AGM mode, never lithium nor equalising: at {volts} V, {low} to {high} V while charging and {floatLow} to {floatHigh} in float.',
        lead: 'Charger or controller in lead mode (flooded or sealed, as yours is), never lithium: at {volts} V, {low} to {high} V while charging and {floatLow} to {floatHigh} in float.',
      },
      current: 'The current, no more than {share} % of the Ah.',
      currentOf: 'The current, {amps} A or less: {share} % of the Ah.',
      label: 'What the label of the battery says goes first.',
    },
    bank: '{count} × {battery} for {inverter}: {layout}.',
    single: 'one is enough',
    series: '{series} in series',
    strings: '{strings} strings of {series}',
    parallel: '{strings} in parallel',
    fullPower: 'With {count} it gives {watts} W; its {full} W take {whole}.',
    noBank: 'No number of {battery} goes with {inverter}: it is not of the inverter’s voltage.',
    limits: 'Of {name}, up to {series} go in series and up to {parallel} in parallel.',
    alike:
      'All the same, of one age and each full before they are joined. In parallel each with its own fuse; in series one fuse per series.',
    tooLow:
      'No: a {charger} V charger does not charge a {battery} V battery, because it does not reach its voltage. It takes one for {battery} V batteries of the same chemistry (LiFePO4 or lead).',
    tooHigh:
      'No: a {charger} V charger ruins a {battery} V battery, which may burn. It takes one for {battery} V batteries of the same chemistry (LiFePO4 or lead).',
    pairs: '{count} pairs of {name} in parallel, of equal length: each pair carries {own} A',
    noPair: 'an electrician works it out',
    kit: '{name} has: {parts}.',
    bankFuse: '{name} beside the battery’s positive (up to {amps} A pass: {min} A at least)',
    bankCable: '{name} between battery and inverter',
    battery:
      'From the battery to {name} up to {amps} A pass: a fuse of {fuse} A beside the positive, and a short cable that carries those {fuse} A ({awg}).',
    needed: '{count} × {name}',
    grid: 'From the street to its AC input: a breaker of {breaker} A and {awg} AWG cable.',
    out: 'At its output, a 30 mA RCD.',
    electrician: 'An electrician connects it.',
    batteryLess:
      'That is at the full power of the inverter; if the battery gives less, it decides: a fuse of 1.25 times the A that it gives without a pause.',
    cableShort:
      'The pair for sale is {feet} ft ({metres} m) long: put the battery beside the inverter. Farther away it does not reach, and an electrician sizes a longer one for its loss.',
    above:
      'No: {awg} AWG cable carries {cable} A and the fuse or breaker is {fuse} A. {rule} With that cable, up to {cable} A.',
    within:
      '{awg} AWG cable carries {cable} A, so a fuse or breaker of {fuse} A protects it. It should also be 1.25 times the device’s current.',
    noGauge: 'I do not know what {awg} AWG cable carries, and I will not make it up.',
    morePanels: 'Yes: {name} takes more of the same panels: {counts}.',
    noMorePanels: 'No: {name} takes no more of the same panels; its equipment cannot use them.',
    moreBatteries:
      'Yes: {name} takes more of the same battery, {layout}: {counts} more, each with its own fuse and cable.',
    besideOwn: 'in parallel with its own',
    stringsBeside: 'in strings of {series}, in parallel with its own',
    newFuse: 'From {count} more on, all fuses must be {fuse}, those that it includes too.',
    busbars:
      'More than two in parallel go to two busbars, with a main fuse of the same kind and one more pair of cables to the inverter.',
    noMoreBatteries: 'No: {name} takes no more batteries; its equipment gives no more.',
    or: ' or ',
    and: ' and ',
  },
  controller: {
    need: '{watts} W of panels with a {volts} V battery are {amps} A: a controller of {size} A or more.',
  },
  recharge: {
    byPanels: {
      hours:
        '{name} fills up in about {hours} hours of full sun with {count} × {each} W of panels ({total} W): within a good day, which gives about {sun}.',
      days: '{name} fills up in about {hours} hours of full sun with {count} × {each} W of panels ({total} W): about {days} days, at some {sun} hours each.',
      limit: 'Its solar input takes up to {limit} W; the rest is not used.',
      assumed: 'Counted with panels of {each} W; tell me yours and I count with them.',
    },
    grid: '{name} fills in some {hours} hours with a {amps} A charger.',
    controller:
      'Through a {amps} A controller {watts} W go in at most: {name} fills in some {hours} hours of full sun, with {panels} W of panels or more.',
    panels: 'To fill {name} in one day takes {count} panels of {watts} W ({total} W).',
  },
} as const
