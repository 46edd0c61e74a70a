import { installing } from '../electrical/messages/installing.en.ts'

/** What to do in an emergency, and why a plan must not be carried out. The first sentence is what to do now. */
export const safety = {
  fire: 'Get everyone out and call {fire}. Do not throw water on anything live. Only if you can do it without going near, cut the main switch. Lithium smoke is poison: never go back in, it can reignite for days.',
  heat: 'Turn off the devices, then the panels, then the battery; do not touch metal. If there is smoke or it burns to the touch, get away with everyone and call {fire}.',
  line: 'Stay at least 10 meters away (33 feet) and keep everybody away: it may be live even if it does not spark, and the ground beside it too. Never touch it, not even with a stick. Call {fire} and the power company. Do not touch anybody who is hurt until it is cut off: {ambulance}. In a car, stay inside.',
  shock:
    'Do not touch them: cut the power or push them away with dry wood. Call {ambulance}; if they are not breathing, give chest compressions. Metal that gives current has a leak: do not use it until an electrician has checked it.',
  unaided:
    'Call {ambulance} now. If they are not breathing, lay them on their back and give chest compressions until help comes; if they breathe with effort, sit them upright. If they use oxygen, switch to the reserve cylinder and leave the battery to their device alone. If it was a shock, cut the power before you touch them.',
  swollen:
    'Do not charge it or open it. If it is cold, leave it outdoors, far from everything; if it is hot, get away. If it smokes, get everyone out and call {fire}.',
  flooded:
    'Do not touch anything or step into the water; have an electrician check it. It is not to be used again: wet, it shorts and can burn. By day the panels give voltage even when everything is off.',
  generator:
    'Turn it off if it is within reach and get everyone out into fresh air. Never indoors, nor on a balcony or porch: the gas has no smell and it kills. More than 20 feet (6 metres) away, exhaust pointing out.',
  dizzy: 'Get everyone out into fresh air now and call {ambulance}: it is carbon monoxide.',
  acid: 'Rinse with running water for 20 minutes, take off the clothes, call {ambulance} if it is in the eyes.',
  swallowed:
    'Call {ambulance} and go to the hospital now: it burns inside within minutes. Do not make them vomit; take the packaging.',
  lightning:
    'Do not touch the panels, the cables or the inverter, and nobody goes up on the roof while it thunders. If there is smoke, sparks or a burnt smell, get everyone out and call {fire}. Whoever was struck may be touched: {ambulance}, and chest compressions if they are not breathing. Nothing of it is switched on until an electrician has checked it.',
  lifeline:
    'Switch now to whatever is in reserve (the cylinder, the battery of the device), sit them upright and call {ambulance} without waiting. Disconnect everything else from the battery: its power is for their device. With no reserve, take them to a clinic or hospital at once, and do not leave them alone. If they are not breathing, lay them flat and give chest compressions until help comes. If it was a shock, cut the power before you touch them.',
  coldMedicine:
    'Do not use it or throw it away yet: ask their doctor or the pharmacy whether it is still good. Meanwhile keep it in a flask with ice, without the ice touching it or freezing it. If a dose is missing or they get worse, call {ambulance}.',
  after:
    'Do not use it, open it or burn it. Leave it outdoors, far from everything and from children, for several days at least: it can reignite. After that it does not go in the trash: tape the terminals and write to a person of the shop, who tells you where to take it.',
  numbers: {
    cuba: { fire: '105', ambulance: '104' },
    usa: { fire: '911', ambulance: '911' },
  },
  both: '{here} (in {place}, {there})',
  places: { cuba: 'Cuba', usa: 'the United States' },
  medical:
    'It is a medical device: this must never be its only power, and we do not promise that it will be enough. {reserve}; if it does not switch to the battery unaided, somebody must be awake to plug it over. Keep a plan B (a full cylinder, another place with power) and ask their doctor. If they get worse, call {ambulance}.',
  plateFirst:
    'It is a medical device: a plan B first (its own battery charged, a full cylinder or whatever else the doctor says, and a place with power to take them to), and never let this be its only power. If they get worse, call {ambulance}.',
  plateAsked:
    'Only its plate says what it draws, and I do not make the figure up: tell me the watts (or the amps and the volts) on it and how many hours the power is out. With that I count which equipment is enough, with a third in reserve. Ask too whether it can be without power for some seconds: if not, only what switches to the battery by itself will do. What does the plate say?',
  counted: 'Leave a third in reserve',
  alreadyCounted: 'A third in reserve is counted already',
  medicalCold:
    'It is for a medicine: this must never be its only cold, and we do not promise that it will be enough. Open the door little, keep a flask with ice (the ice must not touch it) and a thermometer, and if it got warm ask their doctor before using it. If they get worse, call {ambulance}.',
  chapter: 'Read it in the guide: {title}',
  plans: {
    ...installing,
    backfeed:
      'No, never do that: the output of an inverter, station or generator is never connected to a wall outlet or to the panel without a transfer switch. The current goes back to the street and can kill a lineworker, your family or the neighbors. An electrician installs it.',
    theft:
      'No, I do not help with that: taking power past the meter is theft, and the street line kills. If the bill is the problem, I can help you with panels of your own.',
    earth:
      'Do not remove the ground. If it gives shocks there is a leak: turn it off, disconnect it and have an electrician check it. Without ground and GFCI a bare wire kills.',
    largerFuse:
      'Do not fit a larger one. The fuse protects the wire: never larger than what the wire carries, or the wire overheats and burns. If it blows often there is a cause (overload, short or a loose terminal): turn it off and have an electrician find it.',
    fuse: 'Do not remove or bypass it, nor an RCD or the BMS: it protects you. A lithium battery gives thousands of amps into a short, and without that protection the wire burns. If it trips often there is a cause (a leak, a short, an overload): have an electrician look for it.',
    openBattery:
      'Do not open or repair it at home: inside there is current that cannot be turned off, a danger of fire and poisonous smoke, and the warranty is lost. If it does not charge or last, write to a person of the shop with photos and the order number.',
    shortCircuit:
      'Never join the poles of a battery, not with a wrench or a watch either: the arc burns. Take off rings and chains.',
    mixedBatteries:
      'Do not join different batteries: the stronger one discharges into the other and it can burn. Same make, model and age, each fully charged before joining them.',
    acBreaker:
      'No, it does not work. Panels and batteries give direct current (DC): an AC breaker cannot put out its arc and catches fire. You need a DC breaker for the voltage of your panels.',
    roof: 'Do not go up on the roof alone, wet or in wind: a slip kills, and the panel is live even in rain. Wait until it passes, turn off from below, then go up with someone and tied.',
    live: 'Do not work on live wires. Turn off the devices, then the panels, then the battery, and check with a meter that there is no voltage before touching. Panels give voltage while there is light: cover them.',
    cold: 'No: a lithium battery must not be charged below 0 °C (32 °F), it is damaged inside. Bring it indoors and wait until it warms up; discharging it is fine.',
    farBattery:
      'Do not put it that far away: the inverter goes less than 2 metres (6 feet) from the battery, with thick, short cable. With a long or extension cord the voltage drops and the wire overheats. It is the panels that may be far.',
    solder:
      'Do not solder on a battery: the heat damages the cell inside and it may catch fire. Cables get crimped lugs, bolted tightly to the terminal, with their fuse.',
    damaged:
      'Do not install or charge it. A battery that took a blow can burn later: leave it outdoors, far from everything, and send us photos and the order number.',
    sources:
      'Do not do it: the outputs of two devices (inverter, station, generator) are never joined nor put on the same line. One pushes against the other: they burn out and may catch fire. Each has its own circuits, or a switch that chooses only one; in parallel, only those whose manual allows it.',
    thinWire:
      'Do not use a thin wire (not 8, 10 or 12 AWG): a hundred amps or more run between battery and inverter, and it glows and burns. It takes battery cable of the gauge in the table, nearly always 2/0 AWG, short and with its fuse.',
    directPanel:
      'No, never directly: the controller is missing, and a panel connected directly destroys the battery and may set it on fire. Between them goes an MPPT controller of the battery’s voltage; a hybrid inverter or a station has its own.',
    wet: 'No, never with water: a wet station, inverter or battery makes a short circuit and can burn. Turn it off and wipe it with a dry cloth; only panels are washed with water.',
    vents:
      'Do not cover it: without air it heats up, shuts off and may burn. Keep the vents free, a hand’s width from everything and with no cloth on top; if the noise bothers you, put it in another dry, airy room.',
    weakFuse:
      'No: a car fuse (ANL, MIDI, blade) or a small breaker does not stop the short of a lithium battery, which gives thousands of amps: it keeps arcing and burns. Use a class T one, or an MRBF at 12 V, beside the positive terminal, of the volts and amps of your cable.',
    oneFuse:
      'No: each battery has its own fuse beside its positive terminal. With one for both, if one fails the other pours all its current through a cable without protection, and it burns.',
    aluminum:
      'Do not use aluminum: it works loose and oxidizes at the terminal, heats up and burns. Between battery and inverter goes copper battery cable, with crimped lugs and as thick as the table says.',
    twoEarths:
      'Do not separate them: all grounds (panels, inverter, distribution box) are joined into one. With two apart, lightning or a leak puts voltage between devices and kills. There may be more than one rod if a copper wire joins them; an electrician measures it.',
    sunnedBattery:
      'Do not put it in the sun or on the roof: it gets above 45 °C, loses years and may fail. It goes under a roof, somewhere dry, cool and airy, far from beds, the kitchen and gas.',
    warmCable:
      'It is not normal: no cable, terminal or connector should be hot. Turn off the devices, then the panels, then the battery; a terminal is loose or a cable is thin, and it can burn. Have an electrician tighten or replace it before you use it again.',
    modifiedSine:
      'No: on a modified sine wave a motor or compressor (fridge, air conditioner, pump, fan) runs hot, hums and burns out, and a medical device (concentrator, CPAP, nebulizer) may fail or stop. Only pure sine: every inverter and station in the shop is.',
    alternator:
      'No, never straight: a lithium battery draws so much current that it burns the alternator and heats the cables. Between the two goes a DC-DC charger that limits the current, with a LiFePO4 profile and a fuse at each end.',
    leadCharger:
      'No: a lead charger equalizes and desulfates at more voltage than lithium stands, and does not follow its profile: the BMS cuts off or the battery is damaged. Use one with a LiFePO4 profile and the voltage of the battery.',
    neutral:
      'It depends on the inverter, and do not do it yourself: neutral and earth are joined at one single point at a time. A hybrid makes that bridge itself on battery; on others the electrician puts it at the output, and on others it must not be. One too many or too few leaves you without protection and kills: the manual says which.',
    hydrogen:
      'Do not charge it in a closed place or near a flame, a cigarette or a spark: while it charges, a lead battery gives off hydrogen, which has no smell and explodes. It belongs in an open, ventilated place, away from where people sleep and cook, and the charger is switched off before its clips are taken away.',
    unclear:
      'Do not do it like that: from what you tell, it may give a shock, fire or deadly gas. Switch off what you can without touching metal, and ask an electrician or one of us before you go on.',
  },
} as const
