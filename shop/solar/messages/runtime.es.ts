/** Sent with the blackout planner's own page only. */
export const runtime = {
  title: '¿Cuánto me dura?',
  lead: 'Elige lo que vas a encender en el apagón. Las horas son las de verdad: con lo que se pierde por el camino ya descontado.',
  with: 'Con {name}',
  station: 'Una estación de {wh} Wh',
  anyTitle: '¿Con qué?',
  any: 'Wh que dice la etiqueta de tu estación portátil',
  hours: 'h',
  lasts: 'dura eso encendido, si está llena',
  until: 'Si la corriente se va a las 6 de la tarde, llega hasta las {clock}.',
  untilTomorrow:
    'Si la corriente se va a las 6 de la tarde, llega hasta las {clock} del día siguiente.',
  days: 'Son más de {days} días con todo eso encendido sin parar.',
  losses:
    'De los {label} Wh de la etiqueta llegan {outlet} a los equipos, el {share} %: el resto se queda en el inversor y en lo que la batería guarda para no dañarse. Sin pérdidas serían {ideal} h, que es lo que prometen los anuncios.',
  draws: 'Todo junto gasta {watts} W de promedio.',
  tooMuch: 'Encendido a la vez suma {asked} W y este equipo da {has} W. Enciende por turnos.',
  surge:
    'Al arrancar, el motor más fuerte pide {asked} W en total y este equipo aguanta {has} W. Puede que no arranque.',
  needsInverter:
    'Una batería sola no tiene tomacorrientes: hace falta un inversor. La pérdida del inversor ya está descontada.',
  nothing: 'Pon algún equipo y sale la cuenta.',
  back: {
    title: 'Cuando vuelve la corriente',
    label: 'Horas de corriente',
    text: 'En {hours} h recupera el {share} %: otras {more} h de lo mismo. Para llenarse necesita {full} h.',
    full: 'En {hours} h se llena: le bastan {full} h.',
    assumed: 'Contado con un cargador de la quinta parte de su capacidad por hora, lo normal.',
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
