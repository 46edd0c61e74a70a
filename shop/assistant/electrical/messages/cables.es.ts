/** What cables carry, and what stands at an inverter's output. */
export const cables = {
  carries:
    'Un cable de cobre {awg} AWG aguanta {cable} A seguidos, dentro de tubo y con calor (40 °C).',
  ownPair: 'El par de batería que vendemos, al aire, aguanta {own} A.',
  yes: 'Sí: para {amps} A basta el {awg} AWG.',
  onlyPair: 'Para {amps} A, solo como cable de batería al aire; dentro de tubo no.',
  no: 'No: {amps} A son más de lo que aguanta el {awg} AWG: se calienta y arde.',
  need: 'Para {amps} A seguidos hace falta cable de cobre {awg} AWG, que aguanta {cable} A.',
  needPair: 'De batería a inversor, {name}: al aire aguanta {own} A.',
  beyond:
    '{amps} A son más de lo que aguanta un solo cable de la tabla: lo calcula un electricista.',
  unknown: 'No sé cuánto aguanta un cable {awg} AWG, y no quiero inventarlo.',
  fuse: 'El fusible o breaker nunca pasa de lo que aguanta el cable, y se cuenta 1,25 veces la corriente del equipo.',
  output:
    'A la salida de {name}: {watts} W entre {volts} V son {amps} A; breaker de {breaker} A y cable de cobre {awg} AWG.',
  outputRcd:
    'Con él va un diferencial de 30 mA ({rcd}, de {rated} A): si el breaker es de {rated} A, el cable es {awg} AWG.',
  outputPlain: 'Con él va un diferencial de 30 mA.',
  electrician: 'Lo conecta un electricista.',
} as const
