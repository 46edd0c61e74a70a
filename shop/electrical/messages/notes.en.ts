import type { NoteName } from './notes.es.ts'

export const notes: Readonly<Record<NoteName, string>> = {
  bankMixed:
    'Do not combine different batteries: the stronger one discharges into the other and may catch fire.',
  bankSeries: 'No more than {max_series} of this battery go in series.',
  bankParallel: 'No more than {max_parallel} of this battery go in parallel: there are {parallel}.',
  voltage: 'This battery is not of the voltage of the inverter.',
  voltageCount: 'For a {inverter_v} V inverter these batteries go in sets of {series}, in series.',
  bankAbove:
    'With {series} in series the bank gives {bank_v} V ({full_v} when full) and the inverter is for {inverter_v} V: it burns.',
  bankBelow:
    'Like this the bank gives {bank_v} V and the inverter is for {inverter_v} V: it will not switch on.',
  bankTouch:
    'That is {full_v} V of direct current when full: above 60 V it kills, and its arc does not go out.',
  voltageController: 'The controller does not work with a {battery_v} V bank.',
  voltageCharger: 'The charger gives {charger_v} V and the bank is {battery_v} V.',
  batteryLimits: 'With this battery the inverter gives {continuous_w} W, not {inverter_w}.',
  tooMuchPower:
    'Together they draw {simultaneous_w} W and the equipment gives {continuous_w}: it shuts down.',
  charge: 'Lower the charging current to {max_charge_a} A.',
  chargeFixed: 'If the charger cannot be lowered, use a smaller one or more battery.',
  chargeFewest: 'With {batteries}, lower the charging current to {max_charge_a} A.',
  chargerFuse:
    'The fuse between controller or charger and the battery is missing: direct current, {charger_fuse_a} A, beside the junction and with a cable that withstands it. Without it that cable burns in a short circuit.',
  rcdAtOutlets:
    'The output of the inverter needs a 30 mA residual current device: without it a bare wire kills.',
  ownTransfer:
    'The inverter itself switches between grid and battery: no other transfer switch is added.',
  panelsApart:
    'What it stands: the {other_strings} panels separately, each at its own input, with a pair of cables for each panel and fuses for them.',
  panelsJoined:
    'What it stands: the {other_strings} panels in parallel, with a box with fuses or a branch that joins them and a pair of cables for each panel.',
  stringsApart:
    'What it stands: {other_strings} strings of {other_series} panels, each at its own input, with a pair of cables for each string and fuses for them.',
  stringsJoined:
    'What it stands: {other_strings} strings of {other_series} panels in parallel, with a box with fuses or a branch that joins them and a pair of cables for each string.',
  chargeSum:
    'What charges at the same time adds up to {charge_a} A and the battery takes {max_charge_a}: lower the charging current of the device that allows it to {adjusted_a} A.',
  chargeSumFixed:
    'What charges at the same time adds up to {charge_a} A and the battery takes {max_charge_a}: take a charger away or add battery.',
  chargeRate: 'Charged at {design_a} A or less it lasts longer.',
  dischargeRate: 'It discharges too fast: at {design_a} A or less it lasts more years.',
  cold: 'Inside the house: below 0 °C it does not charge.',
  start: '{Device} may not start.',
  restart: 'When the power returns they all start together: switch them on one by one.',
  headroom: 'It is a tight fit: do not switch on anything else.',
  hertz: 'It gives {output_hz} Hz, and appliances here are made for 60.',
  singlePhase230: 'It gives 230 V only: it does not suit a 120/240 V house.',
  sources:
    'Never join the outputs of two devices unless their manual says so: each has its own circuits. There are {sources}, and one is calculated here.',
  needs240: 'One device takes 220 V and this gives 110 only.',
  needs120: 'A device is for 110 V and this gives 220 only: it burns.',
  asksVolts: 'Does it take 110 or 220 V? Look at its name plate.',
  gives110: 'This gives 110 only: one of 220 does not run on it.',
  givesBoth: 'This gives both.',
  leg: 'For 110 V devices it gives half on each leg: {leg_w} W.',
  legTooSmall: '{Device} does not run: at 110 V each leg gives half, {leg_w} W.',
  legStart: '{Device} may not start: at 110 V each leg gives half, {leg_start_w} W while starting.',
  standby: 'Switch it off when you do not use it: left on it draws {standby_w} W.',
  panelsMixed: 'Do not mix different panels in a string: the weakest one sets the pace.',
  stringVolts:
    'In the cold it gives {voc_cold_v} V and the equipment withstands {pv_limit_v}: it burns out.',
  panelVolts:
    'In the cold the string gives {voc_cold_v} V and the panel itself stands {pv_limit_v}: it is damaged and may burn.',
  hot: 'In the heat it does not reach the lowest voltage and stops charging.',
  inputCurrent: 'The panels give {isc_a} A and the input withstands {pv_isc_max_a}: it burns out.',
  clipped: 'There is more current than it can use: part of it is lost.',
  tooManyPanels: 'These are more panels than it accepts.',
  controllersMixed:
    'Different controllers each take their own panels; the limits of the smallest count here.',
  morePanels: 'These are {pv_w} W of panels and it uses {pv_max_w}: part is lost.',
  morePanelsEach: 'One controller gets {pv_w} W of panels and uses {pv_max_w}: some is lost.',
  idleController: 'Strings of panels: {strings}; controllers: {controllers}. Some have no panels.',
  boxFull: 'The combiner box has room and fuses for {room} strings, and there are {strings}.',
  stringFuseMissing: 'Each string needs its own {string_fuse_a} A fuse.',
  branchesMissing:
    'Nothing joins the strings of one input: {branches} in Y, of {branch_a} A or more.',
  branchSmall:
    'The strings of one input give {branch_a} A together and the branch withstands {rated_a}: it melts. Join them in a combiner box.',
  stringFuseTooBig: 'The {fuse_a} A fuse is larger than the {max_series_fuse_a} A of the panel.',
  stringFuseSmall: 'The {fuse_a} A fuse blows in good sun: it takes {string_fuse_a} A ones.',
  noBattery: 'The battery is missing: without it neither the controller nor this inverter works.',
  noController: 'The controller is missing: a panel connected directly ruins the battery.',
  controllerAtStation:
    'A controller does not charge a station: panels go to its own input, within its limits.',
  notJoined: 'Nothing joins the battery and the station: each works by itself.',
  leadProfile:
    'Set the charging to the lead profile of its kind, not to LiFePO4; a lead battery gives off gas: with ventilation and no sparks near.',
  fuseMissing: 'The battery fuse is missing: it takes a {fuse_a} A one.',
  fuseAboveCable: 'The fuse protects the cable: never larger than what the cable withstands.',
  mainFuseMissing:
    'More than two batteries in parallel go to two busbars, and from there to the inverter through a main fuse of {main_fuse_a} A or more and a cable that withstands no less than that fuse: the present one withstands {cable_a} A, and the fuses of the batteries let {fuses_a} through together.',
  fuseShared:
    'Each battery or string in parallel has a fuse of its own: there are {parallel} and {fuses} fuses. In a short circuit the others discharge through it with nothing to stop them.',
  fuseEach:
    'Better one fuse for each battery in parallel: there are {parallel} and {fuses} fuses. With one for all, only their own electronics stop a short circuit between them.',
  fuseSmall: 'The {rated_a} A fuse blows at full load: it takes a {fuse_a} A one.',
  interrupt: 'That fuse does not put out a short circuit of a lithium battery.',
  mainInterrupt:
    'The main fuse sees all batteries together, {main_interrupt_ka} kA, which that one does not put out: it may burst. Use a bank of 24 or 48 V, or fewer batteries in parallel.',
  chargerInterrupt:
    'The fuse of controller or charger sees all batteries together, {charger_interrupt_ka} kA, and none that is for sale puts that out: take a bank of 24 or 48 V, or fewer batteries in parallel.',
  largeBank: 'With {bank_ah} Ah an electrician calculates the busbars.',
  batteryCableMissing: 'The battery cable is missing.',
  batteryCableHot: 'That cable heats up.',
  batteryLinks: 'Joining the batteries takes {links} more pairs of battery cable.',
  batteryDrop: 'The battery cable loses {drop_pct} %: shorten it.',
  drop: 'It loses {drop_pct} %: shorten it or connect them in series.',
  dropInSeries: 'It loses {drop_pct} %: shorten it or run another pair of cables beside it.',
  panelCableHot: 'The panel cable heats up: it withstands {cable_a} A and {needed_a} are needed.',
  disconnect: 'There is nothing to switch the sun off with before touching it.',
  disconnects:
    'Each solar input needs a two-pole disconnect of its own. Inputs: {inputs}; disconnects: {switches}.',
  arresters:
    'Each solar input needs a surge arrester of its own. Inputs: {inputs}; arresters: {arresters}.',
  arrester: 'A surge arrester is missing at the panel input.',
  rapidShutdown: 'A roof in the United States also needs rapid shutdown.',
  noTransfer:
    'Never plug the station into a socket of the house. It takes a transfer switch that breaks the neutral.',
  transferPoles: 'The transfer switch must break every leg and the neutral.',
  twoBonds:
    'The neutral would be bonded to earth in two places: it takes a transfer switch that breaks the neutral.',
  bondAtSource: 'The electrician bonds neutral to earth at the equipment, and nowhere else.',
  noRcd: 'Without a residual current device, a bare wire kills.',
  earth: 'One earth for everything: an 8 ft rod and 6 AWG cable.',
  notStated: 'Not known of “{name}”: {figures}. Read its label or manual before connecting it.',
  sunShort: 'The sun does not give back what you use.',
}
