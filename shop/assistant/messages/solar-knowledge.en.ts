import type { SolarPassageId } from '../knowledge/solar-passages.rules.ts'

/** Short answers on how solar equipment works. */
export const solarKnowledge: Record<SolarPassageId, string> = {
  chemistry:
    'LiFePO4 (lithium): it lasts 4000 to 8000 cycles and you use 90 % of its charge; AGM or gel lasts some 500 to 800 cycles and only 50 %, half, can be used. Lithium costs more to buy and less per year.',
  sineWave:
    'Yes, pure sine wave. A fridge has a motor: on modified sine its compressor runs hot, hums and wears out. Every inverter and station in the shop is pure sine.',
  voltages:
    '48 V for a whole house; 12 V is enough up to about 1200 W and 24 V up to about 3000 W. More voltage means less current: thinner cable and less loss.',
  topcon:
    'TOPCon if the price is close or the roof is small: it loses less in heat, ages more slowly (30 years of power warranty, PERC 25) and gives more per square foot (22.5 % efficiency against 21.3 %). With room to spare, PERC gives more watts per dollar.',
  bifacial:
    'Yes, over a light roof: the rear side uses the light it reflects and usually adds 5 to 10 %. Flat on a dark roof the rear adds almost nothing.',
  folding:
    'A rigid one (monocrystalline or PERC) if it stays fixed. A folding panel is not for permanent outdoor use: it charges a station and is put away.',
  depth:
    'It is the share of the charge that is used before recharging. A LiFePO4 battery can be discharged to 90 % without damage; gel, AGM or lead only to 50 %, half. The less it is discharged, the more cycles it lasts.',
  wiring:
    'In series the volts add up and the amps stay the same. In parallel the amps add up (more current) and the volts stay the same.',
  mixedPanels:
    'Better not: in series all give the current of the weakest; in parallel, the voltage of the lowest. Identical panels only.',
  bms: 'The BMS is the electronics inside the battery that protects it: it cuts off by itself on overcharge, deep discharge, a short, too much current, heat or cold, and keeps the cells balanced.',
  hybrid:
    'A hybrid inverter combines three devices in one box: the inverter, the grid charger and the solar charge controller (MPPT) for the panels. It uses sun, battery or grid, whichever there is.',
  splitPhase:
    'Split phase gives 120 V and 240 V at once, with two 120 V legs. You need it for 240 V devices such as a mini-split or a pump; 120 V loads are shared between the legs.',
  controllerWhat:
    'It goes between the panels and the battery and charges without overdoing it. MPPT finds the point of highest power and yields 15 to 30 % more than PWM.',
  transfer:
    'It switches the house from the grid to the inverter by itself when the power fails, and back when it returns, without ever joining them. So no power is fed back to the street and the inverter is not burnt.',
  kwKwh:
    'kW is power: what a device draws at a moment. kWh is energy: that power times the hours of use. A 1 kW device on for 2 hours uses 2 kWh.',
  sunHours:
    'Between 4.3 and 5.5 peak sun hours a day, by province and month; we count on 4.5 on average.',
  panelLess:
    'Because those watts are from a laboratory, in full sun with the panel at 25 degrees. On the roof it loses to heat, angle, clouds, shade and dust: about 75 % at noon is normal, and less the rest of the day.',
  cloudy:
    'Under clouds they give much less, about a third; at night nothing. That is what the battery is for.',
  orientation: 'Facing south, tilted about 20 degrees.',
  shade: '',
  cyclone:
    'Disconnect everything, take the panels down and store them under a roof; inverter and battery off and high up, away from water.',
  fixing: '',
  cleaning: '',
  longOutage: '',
  notCharging: '',
  storing: '',
  batteryParallel: 'Yes, if they are identical and their data sheet allows it.',
  tighten: '',
  inverterPlace: '',
  starting:
    'Motors (fridge, pump, air conditioner) need several times their watts to start; if the inverter cannot give them, it shuts off.',
  protections: '',
  fuseSize:
    'The fuse follows the wire: somewhat more than the device’s current and never more than the wire carries.',
  firstTime: '',
  tools: '',
  recycle: '',
  boxes: '',
  cableLength: '',
  lifetime:
    'A LiFePO4 battery lasts some 10 years or more: 3500 to 8000 cycles at 80 %, by model. At one cycle a day, 4000 are almost 11 years.',
  panelLife: '25 to 30 years, with a power warranty; they lose about 0.5 % a year.',
  stationOrKit:
    'A station just plugs in, moves and needs no installation; a fixed kit gives more energy per dollar, can grow and feeds the house, but an electrician installs it.',
  generatorOrSolar:
    'Solar burns no fuel, makes no noise or fumes and is used indoors; a generator gives more power for less money at first, but only outdoors and with gasoline.',
  upsUse:
    'Stations and inverter-chargers switch to battery by themselves, in some 10 to 20 milliseconds: a computer usually stays on. The exact time is in each data sheet where the maker gives it.',
  gridTie:
    'We do not sell them for feeding the grid: our inverters work off-grid. That needs a contract and a meter of the utility.',
  offGrid:
    'Off-grid lives on its own panels and battery and gives light in a blackout. Grid-tied sends what is left over to the utility and, without a battery, goes off when the grid does. Ours work off-grid.',
  warmth:
    'Warm when it runs is normal: its fan carries the heat away, so keep the space around it free. If it smells or is too hot for a hand, that is not normal: switch it off and have it looked at.',
  lithiumSafe:
    'Ours are LiFePO4 (lithium iron phosphate), the most stable lithium chemistry: sealed, no gases while charging, and their BMS cuts off by itself. A lead one gives off hydrogen and holds acid. Even so, it goes in a dry, airy place away from heat.',
  only110:
    'It depends: a split-phase one (120/240 V) gives your devices 110 from sun and battery, but to charge from the street it nearly always needs 220 V, two phases and neutral, which your house does not have. Read its manual before you buy; with 110 only, an inverter of 110/120 V charges from that same line. An electrician connects it.',
  acGenerator:
    'One single source per input: the AC input takes the street or the generator, never both at once. A transfer switch that cuts the neutral too changes between them, and an electrician wires it. The generator must give the voltage and watts that the manual of the hybrid asks for.',
  coast:
    'Panels are made for outdoors; near the sea, what salt rots are the bolts and clamps: aluminium or stainless steel. Rinse them with fresh water. If a panel stands up to salty air its page says so.',
  cycleWhat:
    'A cycle is to use the battery up and charge it again once: one full discharge and charge, or two halves. The cycles of a page are how many times it can be done before it stores only 80 % of what it stored when new.',
  inverterWhat:
    'The inverter turns the direct current of the battery or the panels into the alternating current of 110 or 220 V that household devices use. Without it nothing of the house can be plugged in.',
  inverterDevice:
    'To live on the sun, an inverter one: its motor slows down instead of stopping and starting. It uses less a day and starts softly, without a peak of several times its watts, so that a smaller inverter and battery run it. A regular one costs less to buy and needs more solar equipment.',
  ampHours:
    'Ah are amp-hours: how much current a battery stores, like the litres of a tank. Times its volts they give the energy: 100 Ah at 12 V are some 1200 Wh, and 100 Ah at 48 V four times as much.',
  shunt:
    'It measures the current that goes in and out of the battery and says how much charge is left, as a percentage; the voltage alone does not tell. The shunt goes on the negative.',
  panelCable:
    'Not with a household extension cord: from the panels to the equipment goes solar DC cable (10 AWG, double insulation, made for sun and rain) with MC4 connectors. An extension cord gets hot, cracks in the sun and can catch fire.',
  phoneApp: 'It depends on the model: each product’s page says so where the maker states it.',
  chargeFromOutlet:
    'Yes: a portable station charges plugged into the house current, or with panels. A battery alone needs a LiFePO4 charger or an inverter that charges.',
  waterproof:
    'Panels go outdoors; inverters, batteries and stations go under a roof and dry, unless their page says otherwise.',
  standby:
    'It is what a device uses while it is on and does nothing: an inverter takes 8 to 90 W by itself, depending on its size, day and night, and the calculator counts it. To save it, turn off the inverter or the devices on standby (TV, chargers) when nobody uses them.',
  batteryCare:
    'A lithium battery (LiFePO4) needs almost no maintenance: no water and no acid. Keep it dry, aired and free of dust, and charge it before storing it.',
  tooManyPanels:
    'It depends on what is exceeded: too many volts burn the controller or the inverter; too many watts only mean that it gives its maximum and the rest is lost.',
  quiet:
    'Inverters and stations burn nothing: there is no smoke, and only their fan sounds when they work hard or charge. Batteries and panels make no noise.',
  carCharge:
    'Only if its page or manual has a 12 V car input, and with the engine running: the lighter socket gives some 100 W, so 1 kWh takes about 10 hours of driving; with the engine off the car may not start again. The shop’s pages do not name that input: ask a person which one has the cable. A panel or an outlet at home charges much faster.',
  savings:
    'It depends on what you pay per kWh: each kWh of sun is one that you do not buy. Multiply the kWh of a year by your tariff. In Cuba power from the street is cheap and little is saved on the bill: what is saved is a generator’s fuel and the food that does not spoil. The calculator shows what a kWh of each set costs beside a petrol generator.',
  permit:
    'In the United States a permit of the city and a licensed electrician are nearly always needed. In Cuba we know of no rule that asks for a permit for panels that work apart from the grid, but confirm it at your office of the electricity company (UNE) and, in a building, with the neighbours because of the roof. To be joined to the grid, a contract with the UNE is needed.',
  batteryPlace: '',
  houseWiring:
    'Yes, but an electrician does it, through a transfer switch: never through an outlet. A hybrid inverter or one with a charger has its own switch and bonds the neutral itself; a station or a plain inverter needs a transfer switch that cuts the neutral too. Always with a 30 mA RCD and an earth electrode. Without touching the panel board, plug the devices straight into it.',
}
