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
} as const
