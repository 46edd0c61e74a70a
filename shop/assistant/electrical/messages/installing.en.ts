/** Why a plan of whoever installs must not be carried out, or how it must. */
export const installing = {
  loadedConnector:
    'No: a panel connector (MC4) is never opened or changed in the sun while current flows; an arc burns the hand and the roof. First switch off the devices and open the disconnect of the panels (or cover them); check with a multimeter that no current flows, and then pull it apart.',
  runningBattery:
    'No: the battery is never disconnected or switched off while the inverter is on or the panels are giving. It arcs, and the voltage left alone burns the inverter or the controller. First the devices, then the inverter, then the panels, and the battery last.',
  earthlessHouse:
    'Yes, install the 30 mA RCD (GFCI): in a house without an earth it is the only thing that cuts in time when somebody touches a bare wire. It works without an earth, but then it trips when the current already passes through the person; so drive a ground rod too (8 ft, 6 AWG cable), joined to all earths. An electrician installs and measures it.',
  pipeEarth:
    'Do not use the pipe as earth, and never the gas pipe: a plastic piece cuts it, and with a leak the taps and the shower are live. A driven 8 ft ground rod with 6 AWG cable is needed; a metal water pipe is bonded to that earth but does not replace it. An electrician measures it.',
  foreignGrid:
    'No: in Cuba and in the United States the current has 60 Hz and 110/220 V. One of 50 Hz heats motors and compressors, and one of 230 V on a single phase gives no 110: wired to the house it burns the 110 V devices. Look for one of 60 Hz, of 120 V or of 120/240 V.',
  missingFuse:
    'Yes, it is needed, and before switching on: every cable from the positive of the battery (to the inverter, the controller, the charger) has its fuse right at the terminal, never larger than what its cable carries. Without it a short gives thousands of amps and the cable burns. If it is already connected like that, switch it off and do not use it until the fuse is in.',
  weakRcd:
    'Not to protect people: one of 300 mA (or of 100) may kill you before it trips; it only prevents fires. At the output of the inverter and in the circuits of the house one of 30 mA or less is needed.',
  panelVolts:
    'Yes, it can kill: from 60 V of direct current on one touch may be the last, and a string of panels gives hundreds. They cannot be switched off: there is voltage as long as there is light, with the inverter off too. Touch no ends and open no connectors; open the disconnect of the panels first or cover them, and measure before you touch.',
  typeAc:
    'Type A, never type AC: behind an inverter there may be direct current, and with it type AC does not trip. Of 30 mA, with as many poles as the output. An electrician installs it.',
  solvent:
    'No: petrol, kerosene or alcohol near a battery burn with one spark. Switch off and disconnect the equipment, and clean the terminals with a dry cloth or a brush without metal; a crusted lead battery with water and baking soda, none of it inside.',
  seriesFuse:
    'In a series the current is the same: there is one fuse per series, not one per battery, next to the positive at its end. Where several series or batteries are in parallel, each has its own. The inverter gives its size: 1.25 times its current, and never more than the cable carries.',
  bankEarth:
    'Not on your own. The frame of the panels, the case of the inverter and the board go to earth, all to the same one; the negative of the battery only if the manual of the inverter asks for it, at one point. Joined at two places, current flows through the earth. An electrician decides and measures it.',
  earthRod:
    'Yes, if the installation is fixed: a rod of 8 feet driven in, with 6 AWG cable, joined to every earth of the house (frame, inverter and board). With the 30 mA residual current device it cuts a leak in time. A station with devices plugged into it does not ask for one.',
  mixedPanels:
    'Better not: in one series the weakest sets the current, in parallel the lowest sets the volts, and the cold changes them differently. Unlike panels go each kind to an input or controller of its own. For one input, all alike.',
  cutOff:
    'What the manual of your battery says: I do not make it up. A lithium one (LiFePO4) is cut off by its own protection, and it is best to stop when 10 % is left; its volts hardly change, so trust the percentage, not the volts. A lead, gel or AGM one is not taken below half.',
} as const
