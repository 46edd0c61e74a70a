import type { Words } from '#kernel/words.ts'
import type { guide as es } from './guide.es.ts'

export const guide: Words<typeof es> = {
  warning: {
    title: 'Before you start: what is never done',
    points: [
      'Never connect the inverter’s output to a wall socket or to the panel board without a transfer switch: the current goes back to the street and can kill whoever repairs the line.',
      'Do not work with the panels in the sun and connected: they give voltage as long as there is light. Cover them with a blanket.',
      'Do not bridge the poles of a battery, neither with a wrench nor with a watch on your wrist.',
      'The connection to the board, the earth and the protections are an electrician’s work.',
    ],
  },
  sections: [
    {
      id: 'revisar',
      title: 'Check the boxes',
      points: [
        'Count the parcels and photograph the boxes before opening them.',
        'Open and check everything within the first 48 hours. If something is broken or missing, tell us within that time, with photos.',
        'Do not install or charge a battery that is dented, wet or swollen.',
      ],
    },
    {
      id: 'ubicacion',
      title: 'Where the panels go',
      points: [
        'Facing south, tilted by about 20 degrees.',
        'Without shade from nine in the morning to three in the afternoon. The shade of a tank or a thick cable on one panel brings the whole row down.',
        'With air underneath: a hot panel gives less.',
      ],
    },
    {
      id: 'fijacion',
      title: 'Fix them against the wind',
      points: [
        'Anchor the frame to the slab or the beam, not only to the weight of blocks.',
        'Use bolts and clamps of aluminium or stainless steel: near the sea everything else rots.',
        'If a hurricane is announced, disconnect, take the panels down and keep them under a roof.',
      ],
    },
    {
      id: 'conexion',
      title: 'Series or parallel',
      points: [
        'In series the volts add up; in parallel, the amps. The controller’s manual gives the limit of each.',
        'Count on the cold: at dawn a panel gives more volts than its plate says. Leave a margin of 10 %.',
        'Use MC4 connectors of one brand and solar cable, with a voltage drop of 3 % or less.',
      ],
    },
    {
      id: 'protecciones',
      title: 'Protections and earth',
      points: [
        'A disconnect and a direct-current fuse between panels and controller, and another fuse beside the battery.',
        'An alternating-current breaker and a residual-current device at the inverter’s output.',
        'Frame, inverter and board joined to one and the same earth.',
      ],
    },
    {
      id: 'bateria',
      title: 'The battery',
      points: [
        'Under a roof, dry, with air around it and away from beds and the kitchen.',
        'Between 0 and 45 °C. A lithium battery is not charged below freezing.',
        'Charge it fully before its first use and tighten the terminals to the torque in the manual.',
      ],
    },
    {
      id: 'inversor',
      title: 'The inverter',
      points: [
        'Less than two metres from the battery, with cable as thick as the manual asks.',
        'Check that it gives 110 or 220 volts at 60 hertz, as what you plug in needs.',
        'Refrigerators, water pumps and air conditioners ask for several times their watts when they start: switch them on one by one.',
      ],
    },
    {
      id: 'puesta-en-marcha',
      title: 'Switch it on for the first time',
      points: [
        'With everything off, measure the polarity with a multimeter. Twice.',
        'Connect the battery first, then the panels, and the devices of the house last. To switch off, the other way round.',
        'Leave it for an hour with a light load and touch the cables: none may be hot.',
      ],
    },
    {
      id: 'cuidado',
      title: 'Look after it',
      points: [
        'Clean the panels with water and a soft cloth, early in the day, without climbing on them.',
        'Tighten the terminals every six months and look for rust and nests.',
        'In a long blackout, refrigerator and lights come first: with the battery below 20 %, switch the rest off.',
      ],
    },
    {
      id: 'reciclar',
      title: 'When it is worn out',
      points: [
        'An old battery is not burnt, not opened and does not go into the rubbish. Tape the terminals and ask us where to take it.',
      ],
    },
  ],
}
