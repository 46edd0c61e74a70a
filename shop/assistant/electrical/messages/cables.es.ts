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
  cord: 'Una extensión de {awg} AWG da para {amps} A seguidos ({watts120} W a 120 V) y hasta {metres120} m: un refrigerador o un ventilador sí; aire, horno o calentador, no. De tres hilos, con tierra, desenrollada del todo, una sola y fuera del agua. Si el enchufe o el cable se calientan, desconéctala.',
  cordUnknown:
    'Una extensión de {awg} AWG no está en la tabla: para un refrigerador usa una de 14 AWG o más gruesa, de tres hilos y desenrollada.',
  houseBreaker:
    'Para un breaker de {asked} A en la casa, cable de cobre {awg} AWG ({mm2} mm²): hasta {metres120} m a 120 V y {metres240} m a 240 V. Seguidos lleva {amps} A: {watts120} W a 120 V o {watts240} W a 240 V. El breaker nunca es mayor que lo que aguanta el cable. Lo monta un electricista.',
  cooler:
    'El breaker es el que pide la placa del aire, y el cable va con él. A {volts} V: {rows}. A 240 V el breaker es de dos polos.',
  coolerRow: 'breaker de {breaker} A, cobre {awg} AWG, hasta {reach} m',
  coolerFar: 'Donde {metres} m son más de lo que alcanza, va el calibre siguiente.',
  controllerFuse:
    'Entre el controlador de {amps} A y la batería, un fusible de {fuse} A para corriente directa, junto a la batería, y cable de cobre {awg} AWG, que aguanta {cable} A.',
  electrician: 'Lo conecta un electricista.',
} as const
