/** How steep a roof is, with the sun that is left. */
export const tilts = {
  low: 'Poca: sube 1 m en 6 (al sur, 9 de cada 10; al norte, 7)',
  usual: 'Normal: sube 1 m en 3 (al norte, 6 de cada 10)',
  steep: 'Mucha: sube 2 m en 3 (al norte, 4 de cada 10)',
} as const

/** What the house has already. */
export const owned = {
  fields: {
    title: 'Lo que ya tengo: batería, inversor o paneles',
    battery: 'Batería',
    kinds: {
      '': 'No tengo',
      lithium: 'De litio (LiFePO4)',
      agm: 'AGM o de gel, cerrada',
      lead: 'De plomo: de carro o con agua',
    },
    batteryVolts: 'Voltios de cada una',
    ampHours: 'Ah de cada una',
    quantity: 'Cuántas, todas iguales',
    dischargeA: 'Amperes que da cada una seguidos (vacío: no sé)',
    peakA: 'Amperes de pico de cada una, por segundos al arrancar (vacío: no sé)',
    inverter: 'Inversor, watts (vacío: no tengo)',
    inverterVolts: 'Batería que pide el inversor',
    output: 'Lo que da el inversor',
    outputs: { '': 'No sé', '110': '110 V', '220': '220 V', both: '110 y 220 V' },
    charger: 'Amperes de su cargador (vacío: no trae)',
    surge: 'Watts de pico, para motores que arrancan (vacío: no sé)',
    tracker: 'Controlador solar dentro del inversor',
    trackers: { '': 'No trae, o es PWM', si: 'Mi inversor ya trae controlador solar (MPPT)' },
    trackerMaxV: 'Voltios máximos de los paneles, por su etiqueta (vacío: no sé)',
    trackerMinV: 'Voltios desde los que carga: el primero del rango MPPT (vacío: no sé)',
    trackerMaxW: 'Watts máximos de paneles (vacío: no sé)',
    trackerMaxA: 'Amperes máximos de los paneles, Isc (vacío: no sé)',
    panels: 'Paneles, watts de cada uno (vacío: no tengo)',
    panelQuantity: 'Cuántos paneles, todos iguales',
    vocV: 'Voc de su etiqueta, en voltios (vacío: no sé)',
    iscA: 'Isc de su etiqueta, en amperes (vacío: no sé)',
  },
  check: {
    title: 'Lo que ya tienes',
    runtime: 'Tu batería sola, con lo que debe seguir encendido, dura entre {low} y {high} horas.',
    runtimeIf: 'Si puede con eso, tu batería sola dura entre {low} y {high} horas.',
    output:
      'De tu inversor no se sabe si da 110 o 220 V, 50 o 60 Hz, onda pura o no: mídelo antes de enchufar nada; con equipo médico, solo onda pura.',
    outputRest:
      'De tu inversor no se sabe si da 50 o 60 Hz, onda pura o no: mídelo antes de enchufar nada; con equipo médico, solo onda pura.',
    doubts: {
      start:
        'No se sabe si arranca {device}: se piden {asked} W y, sin el pico de la etiqueta, abajo se cuenta con {sure} W.',
      power:
        'No se sabe si puede con todo a la vez: son {asked} W y, sin los amperes de la etiqueta, lo seguro son {sure} W. Abajo se cuenta solo con eso.',
    },
    cautious:
      'Su etiqueta manda. Aquí se cuenta con lo seguro: de litio se usa el 90 % y, si no dices sus amperes, la mitad de los Ah, y sin su pico no más al arrancar; de plomo, AGM o gel, la mitad de la carga y la quinta parte de los Ah, por los segundos de un arranque el doble. Con años encima da menos.',
    more: { one: '{count} cosa más que mirar', other: '{count} cosas más que mirar' },
    unused:
      'Ninguno de los equipos de abajo necesita lo tuyo o puede usarlo: se escogió lo más barato que cumple sin romper reglas.',
    tracker: {
      gaps: 'De su controlador solar {what}: sin eso no se sabe qué paneles aguanta, y lo de abajo lleva otro controlador.',
      maxV: 'faltan los voltios máximos de los paneles',
      minV: 'falta desde cuántos voltios carga',
      limit: 'faltan los watts o los amperes máximos',
      mismatch:
        'el voltaje desde el que carga no puede ser mayor que el máximo: lee la etiqueta otra vez',
    },
    unusedParts: {
      battery: 'Tu batería no entra en los equipos de abajo: {why}',
      inverter: 'Tu inversor no entra en los equipos de abajo: {why}',
      tracker: 'El controlador solar de tu inversor no entra en los equipos de abajo: {why}',
    },
    why: {
      volts: 'ningún inversor que sirva trabaja con su voltaje.',
      medical: 'un equipo médico pide onda pura y sus voltios y hertz, y no se sabe si los da.',
      volts220: 'da 110 V y hay un equipo que es o puede ser de 220 V.',
      voltsUnknown:
        'no se sabe si da 220 V, y hay un equipo que es o puede ser de 220 V. Mira su chapa y dilo en «Lo que da el inversor».',
      hours: 'de ella llegan {has} Wh a los equipos y hacen falta {needs}.',
      power: 'lo seguro son {has} W y se enciende a la vez {needs} W.',
      start: 'se cuenta con {has} W y al arrancar se piden {needs} W.',
      charge: 'el sol que hace falta la cargaría con más amperes de los que aguanta.',
      charger: 'no hay en venta con qué cargarla de la corriente de la calle.',
      rule: 'la revisión eléctrica le halla un peligro o un fallo con estos equipos.',
      dearer: 'con lo que hay que comprarle, el más barato costaría {price}.',
      nothing: 'nada en venta lo completa sin romper una regla.',
    },
    someBatteries:
      'De tus {owned} baterías usa {used}: con eso alcanza; otra pide su fusible y su cable, y alarga las horas.',
    uses: 'Usa lo tuyo, a $0: {parts}.',
    inverter: 'el inversor',
    inverterTracker: 'el inversor con su controlador solar, al que van los paneles',
    batteries: { one: 'la batería', other: '{count} baterías' },
    panels: {
      one: 'un panel ya montado, con conectores MC4',
      other: '{count} paneles ya montados, con conectores MC4',
    },
    panel: {
      gives:
        'Tus paneles dan entre {low} y {high} Wh al día en el peor mes si están sanos: el {share} % de lo que debe reponer el sol.',
      givesAll:
        'Tus paneles dan entre {low} y {high} Wh al día en el peor mes si están sanos: más de lo que debe reponer el sol.',
      unknownVolts:
        'No se sabe si un controlador o inversor los aguanta: falta el Voc, que está en la etiqueta de atrás. Sin él los equipos de abajo no los cuentan.',
      mismatch:
        'Esos watts, Voc e Isc no pueden ser del mismo panel: lee la etiqueta otra vez. Mientras tanto no se cuentan.',
      cold: 'Con el frío ({low} °C) cada uno llega a {volts} V. En serie caben {small} en una entrada de 150 V y {large} en una de 500 V: uno más la quema. Solo se juntan con paneles nuevos casi iguales; otros llevan su propio controlador.',
      coldSomewhere:
        'Nadie dijo dónde está la casa y los precios son de Estados Unidos: por si acaso se cuenta el frío de Estados Unidos. Di el lugar y sale el suyo; en Cuba no bajan de 10 °C.',
    },
    dangers: {
      danger: 'Peligro.',
      will_not_work: 'No funciona.',
      unknown: 'Dato que falta.',
      advice: 'Consejo.',
    },
  },
} as const

/** What is known of a set, and what is not. */
export const known = {
  recharge:
    'Si la corriente vuelve 4 horas, la red repone entre el {low} y el {high} % de la batería: la ficha de este inversor no dice con cuánto carga. Para escogerlo se contó lo menos.',
  pluggedOver:
    'Este inversor no pasa solo a la corriente de la calle: cuando vuelva, enchufa los equipos a la toma de la casa. Así se cuenta el día; si se quedan en el inversor, gastan la batería también con corriente.',
  byHand:
    'No pasa solo a la batería: alguien tiene que estar despierto y enchufarle al instante el equipo médico, de día y de noche.',
  unknownSwitch:
    'No se sabe si pasa a la batería sin ayuda: pregúntalo y pruébalo antes con otro equipo. Mientras no se sepa, alguien tiene que estar despierto para enchufar al instante el equipo médico.',
  inSeries:
    'Sus baterías van de {series} en {series}, en serie: si una se protege y corta, se apagan todas las de su fila{all}. Más seguras son las del voltaje del inversor, cada una por su cuenta.',
  inSeriesAll: ', y con ellas todo',
  cloudy: 'Tras un día nublado quedan {one} h de apagón; tras dos, {two} h.',
  runsAtLeast:
    'Con lo tuyo se cuenta lo seguro: {watts} W a la vez y {surge} W al arrancar un motor. No se sabe cuánto más aguanta: míralo en su etiqueta.',
  runsOnLead:
    'Con lo tuyo se cuenta lo seguro: {watts} W a la vez. Al arrancar un motor da entre {sure} y {surge} W: su etiqueta no lo dice, y se cuenta lo normal en las de plomo, por unos segundos el doble de sus Ah.',
  tight: 'Lo que pide la cuenta, sin margen: no enciendas nada más.',
  short: 'Con la batería usada o con frío, al apagón le faltarían {hours} h.',
  shorter: '«{level}» ({price}) hace lo mismo y dura menos: entre {low} y {high} horas.',
  nowhere: 'Di la provincia o el estado para ver también un mes normal.',
} as const

/** What the battery adds to the cost of a kWh. */
export const batteryLife = {
  batteryOutlasts: 'Con ese uso la batería pasa de los diez años.',
  batteryReplaced:
    'Con ese uso la batería dura unos {years} años: la parte que hace falta de la siguiente está contada.',
  ownBatteryReplaced:
    'A tu batería se le cuentan unos {years} años más con ese uso, como si le quedara la mitad de la vida; las que vengan después están contadas.',
} as const
