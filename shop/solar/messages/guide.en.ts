import type { Messages } from '#kernel/messages.ts'
import type { guide as es } from './guide.es.ts'

export const guide: Messages<typeof es> = {
  title: 'Installation guide',
  lead: 'How to install a small system safely, step by step and with drawings.',
  honest:
    'It does not replace the manual of each device or an electrician. You can print it, and once opened it works offline.',
  contents: 'Contents',
  print: 'Print the guide',
  check: 'Check',
  service: 'Prefer not to do it yourself?',
  serviceText:
    'Ask us about the installation service and the provinces it covers. You add it when you order.',
  chapters: [
    {
      id: 'antes',
      title: 'Before you start: what never to do',
      points: [
        'Never connect the inverter’s output to a wall socket or to the board without a transfer switch: the current goes back to the street and can kill the person repairing the line.',
        'Do not work with the panels in the sun and connected: they give voltage as long as there is light. Cover them with a blanket.',
        'Do not bridge the poles of a battery, neither with a wrench nor with a watch on your wrist. Take off rings and chains.',
        'Do not go on the roof alone, wet or in wind. Tie yourself on.',
        'The connection to the board, the earth and the protections are work for an electrician.',
        'Read each device’s manual before opening the toolbox: where it differs from this guide, follow the manual.',
        'Photograph every step. It helps with the warranty and with later repairs.',
      ],
      check:
        'You have a multimeter, insulating gloves, goggles, insulated screwdrivers, a torque wrench and an MC4 crimper.',
    },
    {
      id: 'revisar',
      title: 'Check the boxes',
      points: [
        'Count the parcels and photograph the boxes before opening them.',
        'Open and check everything within the first 48 hours. If something is broken or missing, report it within that time, with photos.',
        'Hold each panel against the light: do not install one with cracked glass or a bent corner.',
        'Do not install or charge a battery that is dented, wet or swollen.',
        'Compare each rating plate with the order: watts, volts and amps.',
      ],
      check: 'Everything on the list is there, sound, and its serial number written down.',
    },
    {
      id: 'ubicacion',
      title: 'Where the panels go',
      points: [
        'Facing south, tilted by about 20 degrees. To the east or west they yield some 10% less; never to the north.',
        'Without shade from nine in the morning to three in the afternoon. The shade of a tank or a thick cable on one panel brings the whole row down.',
        'Leave a hand’s width of air underneath: a hot panel delivers less.',
        'Near the controller: every metre of cable costs. More than 20 metres call for thicker cable.',
        'On a flat roof leave a way to clean them and to reach the tank.',
      ],
      check: 'At nine, at noon and at three no shadow falls on them.',
    },
    {
      id: 'fijacion',
      title: 'Fix them against the wind',
      points: [
        'Anchor the frame to the slab or the beam with plug and bolt, not only by the weight of blocks.',
        'Four clamps a panel, on its frame and where the manufacturer says; never on the glass.',
        'Bolts and clamps of aluminium or stainless steel: near the sea everything else corrodes.',
        'On fibre cement or zinc, screw into the beam and seal the hole.',
        'If a hurricane is announced: disconnect, take the panels down and keep them under a roof, on edge against a wall. Half an hour’s work saves the system.',
      ],
      check: 'You push the frame with both hands and it does not move.',
    },
    {
      id: 'conexion',
      title: 'Series or parallel, and solar cables',
      points: [
        'In series the volts add up; in parallel, the amps. The controller’s manual gives the limit of each.',
        'Allow for cold: at dawn, at 10 degrees, a panel gives 4% more volts than its plate says. Going over the limit burns the controller, and no warranty covers it.',
        'Join only panels that are alike. With more than two strings in parallel each needs a fuse.',
        'MC4 connectors of one brand, well crimped, not hanging or touching the roof. Do not open them under load.',
        'Solar cable, double insulated, black or red, with a voltage drop of 3% or less.',
      ],
      check:
        'With the multimeter: the string gives the sum of the plates’ volts, and red is positive.',
    },
    {
      id: 'protecciones',
      title: 'Protection and earthing',
      points: [
        'A DC disconnect between panels and controller, and a surge arrester if the roof is high or stands alone.',
        'A class T fuse or a DC breaker beside the battery’s positive: a lithium battery gives thousands of amps in a short circuit.',
        'An AC breaker and a residual-current device at the inverter’s output.',
        'Frame, inverter and board bonded to one earth, with green cable and without joints.',
        'A transfer switch between street and inverter: the house is fed by one or by the other, never by both. This way the grid is not fed and the inverter is not damaged when power returns.',
        'The fuse protects the cable: never larger than what the cable carries.',
      ],
      check:
        'With the switch on “inverter”, nothing in the house is connected to the street cable.',
    },
    {
      id: 'bateria',
      title: 'The battery',
      points: [
        'Under a roof, dry, with air around it and away from beds, kitchen and gas.',
        'Between 0 and 45 degrees. A lithium battery is not charged below zero; heat takes years from it.',
        'Charge it fully before first use. Several in parallel: charge them one by one before joining them.',
        'Tighten the terminals to the torque in the manual; a loose one heats up and burns.',
        'Several in parallel: cables of equal length, positive taken from one end and negative from the other.',
        'Set its type (lithium) and its maximum charge current in the inverter.',
      ],
      check: 'All show the same voltage before they are joined, within 0.1 V.',
    },
    {
      id: 'inversor',
      title: 'The inverter',
      points: [
        'On a fireproof wall, in the shade, with air on its sides and less than two metres from the battery.',
        'With cable of the thickness in the table: at 12 volts the current is four times that of 48.',
        'Check that it gives 110 or 220 volts at 60 hertz, as your devices need. A 220 V air conditioner does not run on a 110 V inverter.',
        'Refrigerators, pumps and air conditioners draw several times their watts as they start: switch them on one at a time.',
        'If it is split phase, share what runs on 110 between both phases.',
      ],
      check: 'What is on at once adds up to no more than four fifths of its watts.',
    },
    {
      id: 'puesta-en-marcha',
      title: 'Switching on for the first time',
      points: [
        'With everything off, measure the polarity with a multimeter. Twice.',
        'Connect the battery first, then the panels, and the devices of the house last. To switch off, the other way round.',
        'Closing the battery may give a small spark: that is normal; a loud crack is not.',
        'Switch the inverter on without load, measure its output, then plug in a light.',
        'Add devices from small to large, the biggest motor last.',
        'Leave it an hour with a small load and touch the cables: none should be hot.',
      ],
      check:
        'At noon, in the sun, the display says that current comes in from the panels and the battery rises.',
    },
    {
      id: 'cuidado',
      title: 'Looking after it, and long blackouts',
      points: [
        'Clean the panels every month with water and a soft cloth, early, without stepping on them.',
        'Tighten the terminals every six months and look for rust, ants and nests.',
        'In a long blackout, refrigerator and lights first. With the battery below 20%, switch off the rest.',
        'Cook, iron and wash in the sun: what comes straight from the panels uses no battery.',
        'If it does not charge: look for shade, dust, disconnect and fuse, in that order. If the inverter switches itself off, it is overloaded or the battery is empty.',
        'If you are away for over a month, leave the battery half charged and disconnected.',
      ],
      check:
        'Once a year, with the same load the battery lasts about as long as on the day of installation.',
    },
    {
      id: 'reciclar',
      title: 'End of life',
      points: [
        'Never burn, open or throw away an old battery. Tape its terminals and ask us where to take it.',
        'One that swells, heats up or smells: take it outdoors, away from everything, and leave it alone. If it burns, keep away from the smoke and call the fire brigade, 105 in Cuba.',
        'An old panel still works: with half of its watts it charges phones and lights.',
        'Lead and copper can be sold; do not throw them away.',
      ],
      check: 'Everything is out of reach of children.',
    },
  ],
  drawings: {
    orientation: {
      alt: 'A house from the side: the panel faces south, tilted by 20 degrees; the noon sun meets it head on, and the tank stands to the north, where its shadow does not reach it.',
      south: 'South',
      north: 'North',
      tilt: '20°',
      noShade: 'no shade from 9 AM to 3 PM',
      air: 'air underneath',
      tank: 'tank',
    },
    anchor: {
      alt: 'The rail bolted to the slab with two anchors, and the panel held on the rail by clamps on its frame; a loose block on top is not enough.',
      clamp: 'clamp on the frame',
      rail: 'rail',
      bolt: 'anchor in the slab',
      slab: 'slab',
    },
    strings: {
      alt: 'Two panels of 41.9 volts and 13.1 amps. In series, the plus of one to the minus of the other: 83.8 volts and 13.1 amps. In parallel, plus to plus and minus to minus: 41.9 volts and 26.2 amps.',
      series: 'In series',
      parallel: 'In parallel',
      seriesSum: '83.8 V · 13.1 A',
      parallelSum: '41.9 V · 26.2 A',
    },
    protections: {
      alt: 'From the panels the current goes through a disconnect and a surge arrester to the inverter; the battery reaches the inverter through a fuse; from the inverter it leaves through a residual-current breaker to a transfer switch, which also receives the street and feeds the board. Frame, inverter and board go to the same earth.',
      panels: 'Panels',
      disconnect: 'Disconnect',
      surge: 'Surge',
      inverter: 'Inverter',
      fuse: 'Fuse',
      battery: 'Battery',
      breaker: 'RCD',
      transfer: 'Transfer',
      grid: 'Street',
      board: 'Board',
      earth: 'Earth',
    },
    parallelBatteries: {
      alt: 'Two batteries in parallel: the inverter’s positive is taken from the first and its negative from the last, with cables of equal length between them.',
      first: 'Battery 1',
      last: 'Battery 2',
      toInverter: 'to the inverter',
    },
  },
  tables: {
    strings: {
      title: 'How many panels fit in series',
      text: 'Counted at 10 degrees at dawn. One more burns the controller.',
      panel: 'Panel',
      open: 'Voc at 10 °C',
      limit: 'up to {volts} V',
    },
    battery: {
      title: 'Cable and fuse of the battery',
      text: 'For one metre of copper cable there and back, with the two cables we sell.',
      inverter: 'Inverter',
      amps: 'Current',
      fuse: 'Fuse',
      cable: 'Cable',
      double: 'two of 2/0 AWG',
      drop: 'Drop',
    },
  },
  product: {
    title: 'For your {name}',
    cold: 'At dawn it reaches up to {volts} V. In series {small} fit on a 100 V controller, {medium} on one of 150 V and {large} on one of 500 V.',
    panelCurrent: 'It delivers up to {amps} A: a breaker or fuse of {fuse} A per string.',
    charge: 'Do not charge it with more than {amps} A. Set this in the inverter or the charger.',
    discharge: 'It delivers up to {amps} A: a fuse of {fuse} A beside the positive terminal.',
    batteryCurrent:
      'At full power it draws {amps} A from the battery: a fuse of {fuse} A and cable of {cable}.',
    strings: 'It takes up to {volts} V of panels: {count} of 550 W in series at most.',
    mpptMin:
      'Below {volts} V it does not charge: at least {count} of 550 W in series, which give less in the heat.',
    station:
      'No wiring needed: place it where there is air, out of the sun, and charge it from panels through the connector on the box. Do not plug it into a wall socket to feed the house.',
    solarInput: 'It takes up to {watts} W of panels.',
    kit: 'Install it in the order of the chapters: frame, panels, protection, battery, inverter. Its parts have their own figures.',
    read: 'Read first:',
    back: 'Back to the product',
  },
}
