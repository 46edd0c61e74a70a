/** Sent with the blackout planner's own page only. */
export const runtime = {
  title: '¿Cuánto me dura?',
  lead: 'Elige lo que vas a encender en el apagón. Ya está descontado lo que se pierde por el camino y lo que gasta el inversor encendido.',
  with: 'Con {name}',
  station: 'Una estación de {wh} Wh',
  anyTitle: '¿Con qué?',
  any: 'Wh que dice la etiqueta de tu estación portátil',
  carBattery:
    '¿Es una batería de carro u otra de plomo? Da la mitad de lo que dice y no se cuenta aquí:',
  carBatteryLink: 'di de qué tipo es y cuántos Ah tiene',
  between: 'Entre {low} y {high} horas',
  wouldLast: 'La energía alcanzaría para entre {low} y {high} horas, pero así no funciona.',
  middle: 'con eso encendido y la batería llena. Lo más probable: unas {hours} h.',
  countOn: 'Para un equipo médico deja un tercio de reserva: cuenta con {hours} h.',
  until: 'Si la corriente se va a las 6 de la tarde, cuenta con que llegue hasta las {clock}.',
  untilTomorrow:
    'Si la corriente se va a las 6 de la tarde, cuenta con que llegue hasta las {clock} del día siguiente.',
  days: {
    one: 'Cuenta con más de {count} día con todo eso encendido sin parar.',
    other: 'Cuenta con más de {count} días con todo eso encendido sin parar.',
  },
  assumedTitle: 'Cómo se cuenta',
  losses:
    'De los {label} Wh de la etiqueta llegan {outlet} a los equipos, el {share} %: el resto se pierde en el inversor o la batería lo guarda para no dañarse.',
  draws:
    'Se cuenta todo encendido a la vez y sin parar: {watts} W de promedio, porque el refrigerador y el aire prenden y apagan solos. La calculadora de la casa cuenta las horas de cada equipo.',
  drawsSteadily:
    'Se cuenta todo encendido a la vez y sin parar: {watts} W. La calculadora de la casa cuenta las horas de cada equipo.',
  standby: {
    datasheet: 'El inversor encendido gasta él solo {watts} W, según su hoja técnica.',
    typical:
      'El inversor encendido gasta él solo unos {watts} W, lo normal en uno así: de ahí sale el «entre».',
    unknown:
      'No se sabe cuánto gasta el inversor encendido: se cuentan {watts} W, desde la mitad hasta el doble.',
  },
  range:
    'La cifra baja es para una batería ya usada o con frío. Un refrigerador con las gomas gastadas, o a 35 °C, gasta un 20 % más. El sol no se cuenta.',
  ideal: 'Sin nada de eso serían {ideal} h, que es lo que prometen los anuncios.',
  off: 'Apaga el inversor cuando no lo uses.',
  tooMuch: 'Encendido a la vez suma {asked} W y este equipo da {has} W. Enciende por turnos.',
  surge:
    'Puede que no arranque: {device}. Al arrancar pide {asked} W en total y este equipo aguanta {has} W.',
  surgeUnknown:
    'No se sabe si arranca: {device}. Al arrancar pide {asked} W en total; mira en la etiqueta cuánto aguanta de pico, y si no lo dice, no cuentes con ello.',
  powerUnknown: 'Encendido a la vez suma {asked} W: mira en la etiqueta que dé eso sin parar.',
  needsInverter:
    'Una batería sola no tiene tomacorrientes: hace falta un inversor. Lo que pierde y lo que gasta ya está descontado.',
  nothing: 'Pon algún equipo y sale la cuenta.',
  noSource:
    'Falta con qué: escribe los Wh de tu estación, o elige una batería o un kit en el catálogo.',
  volts: {
    label: '¿De 110 o de 220 V? Mira la chapa',
    unknown: 'No sé',
    of: '{volts} V',
    ask: '¿Es de 110 o de 220 V? Mira la chapa: {devices}.',
    only110: 'Este equipo da solo 110 V.',
    both: 'Este equipo da 110 y 220 V.',
    choose: 'El inversor tiene que ser de ese voltaje.',
    cannot: 'No funciona con este equipo, que da solo 110 V: {devices}.',
  },
  switchOver: {
    automatic: 'Cuando se va la corriente, pasa a la batería sin ayuda.',
    by_hand:
      'Cuando se va la corriente, no pasa a la batería sin ayuda: alguien tiene que enchufar los equipos a su salida.',
    unknown:
      'No se sabe si pasa a la batería sin ayuda cuando se va la corriente: su ficha no lo dice.',
  },
  /** What an inverter runs at home. */
  inverter: {
    households: {
      basics: 'un refrigerador, dos ventiladores, el televisor y seis bombillos LED',
      andRiceCooker:
        'un refrigerador, dos ventiladores, el televisor, las luces y la olla arrocera',
      andAir:
        'un refrigerador, dos ventiladores, el televisor, las luces, la olla arrocera y un aire inverter de una tonelada',
      andPump:
        'un refrigerador, dos ventiladores, el televisor, las luces, la olla arrocera, un aire inverter y la bomba de agua',
      andTwoAirs:
        'un refrigerador, dos ventiladores, el televisor, las luces, la olla arrocera, la bomba de agua y dos aires inverter',
    },
    atOnce: '{watts} W a la vez',
    moves: 'para {household}, y le queda libre al menos un 20 % de su potencia.',
    starts:
      'En el peor arranque piden {start} W: él da {surge}, si la batería de {volts} V puede dar {amps} A por unos segundos.',
    startsUnknown: 'En el peor arranque piden {start} W: él da {surge}, si la batería los da.',
    only110: 'Da solo 110–120 V: si en la chapa del aire dice 220 V, no funciona con él.',
    storesNothing: 'No guarda energía: las horas dependen de la batería.',
  },
  back: {
    title: 'Cuando vuelve la corriente',
    label: 'Horas de corriente',
    text: 'En {hours} h recupera {share}: entre {low} y {high} h más de lo mismo. Para llenarse necesita {full} h.',
    share: 'el {percent} %',
    shares: 'entre el {low} y el {high} %',
    span: 'entre {low} y {high}',
    full: 'En {hours} h se llena: le bastan {full} h.',
    noLabel:
      'La ficha no dice con cuánto carga: se cuenta desde la décima parte de su capacidad por hora hasta dos quintas partes. Lo normal es una quinta: unas {usual} h para llenarse.',
    noCharger:
      'El cargador no viene con ella: se cuenta desde uno de la décima parte de su capacidad por hora hasta uno de dos quintas partes. Lo normal es una quinta: unas {usual} h para llenarse.',
    none: 'La caja no trae con qué cargarla de la red: se carga con el sol, o con un cargador aparte.',
    sun: {
      one: 'Con sus paneles y buen sol se llena en {count} día.',
      other: 'Con sus paneles y buen sol se llena en {count} días.',
    },
  },
  devices: 'Lo que vas a encender',
  submit: 'Ver cuánto dura',
  change: 'Ver el producto',
  whole: 'Calcular la casa entera',
  guide: 'Cómo se instala',
} as const
