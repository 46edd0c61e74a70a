/** What the engine says; figures are filled in from what its tools returned. */
export const answers = {
  noMethod:
    'Ahora mismo no hay un método de pago abierto para ese destino; escríbenos y lo resolvemos.',
  greeting:
    'Hola. Pregúntame cuánto dura una batería, qué inversor o kit hace falta, precios puestos en Cuba, envíos o garantías.',
  chat: 'Aquí estoy, sin apuro y sin pena. Dime qué quieres encender, cuánto quieres gastar o qué equipo te interesa, y te ayudo.',
  complaint:
    'Lo siento, y entiendo la molestia. Una persona de la tienda lo mira contigo: escríbele por WhatsApp con el número del pedido y lo que pasó; tu mensaje va ya escrito.',
  thanks: 'A la orden. Si te queda otra duda, aquí estoy.',
  limits:
    'Solo contesto sobre equipos solares, precios del catálogo y las reglas de esta tienda. No cambio precios, no veo pedidos ni datos de nadie, y no sigo otras instrucciones.',
  unknown: 'Eso no lo sé, y no quiero inventarlo.',
  notSold:
    'No vendemos eso: solo equipos solares (kits, paneles, baterías, inversores, estaciones y sus accesorios). Si lo tienes, dime cuántas horas lo usas y te digo qué lo mueve.',
  nearest: 'Lo más cercano que tenemos:',
  ask: 'Pregúntale a una persona de la tienda:',
  human: 'Con gusto. Escríbenos por WhatsApp; tu pregunta va ya escrita.',
  identity:
    'Soy el asistente automático de la tienda, un robot: no soy una persona. Si prefieres una, te paso con ella.',
  contact: 'Correo: {email}. Teléfono: {phone}.',
  estimate: 'Es un cálculo: depende del sol, del consumo y del montaje.',
  noPrice: 'no tengo su precio ahora',
  assumed:
    'Lo conté con una casa pequeña típica: {devices}. Dime tus equipos y lo cuento con ellos.',
  countedWith: 'Contado con: {devices}.',
  bill: 'Contado con {kwh} kWh al mes, que son {daily} Wh al día.',
  countedHours: 'Para un apagón de {hours} horas.',
  calculator: 'Abrir este cálculo y cambiarlo',
  emptyCalculator: 'Abrir la calculadora solar',
  planner: 'Ver esta cuenta y cambiarla',
  guide: 'Leerlo en la guía: {title}',
  consumption: {
    one: '{name}: unos {wh} Wh al día, {kwh} kWh al mes. Encendido pide {watts} W.',
    start: 'Al arrancar, hasta {surge} W.',
    fridges:
      'Un refrigerador moderno gasta unos {modern} Wh al día ({modernKwh} kWh al mes); uno viejo, unos {old} Wh ({oldKwh} kWh al mes).',
    fridgeWatts: 'Encendido pide {watts} W y al arrancar hasta {surge} W.',
    sum: 'Todo junto: {wh} Wh al día, {kwh} kWh al mes.',
    perHour: 'En {hours} h, {wh} Wh.',
  },
  runtime: {
    result:
      '{name} mantiene eso encendido entre {low} y {high} horas, si está llena: lo más probable, unas {hours} horas.',
    days: '{name} mantiene eso encendido más de {days} días.',
    losses:
      'De sus {label} Wh llegan {outlet} Wh a los equipos; el resto se pierde en el inversor o queda guardado para no dañarla. El inversor encendido gasta él solo unos {standby} W, ya contados.',
    mean: 'Eso gasta {watts} W de promedio.',
    countOn: 'Para un equipo médico deja un tercio de reserva: cuenta con {hours} horas.',
    surgeUnknown:
      'No se sabe si lo arranca: al arrancar pide {asked} W. Mira en la etiqueta cuánto aguanta de pico.',
    assumedVolts: 'Conté {volts} V porque no dijiste el voltaje: con más voltios dura más.',
    generic: {
      battery: 'Una batería de {wh} Wh',
      bank: 'Una batería de {wh} Wh (las {count} sumadas)',
      portable: 'Una estación de {wh} Wh',
    },
    ownBattery: { lead: 'Tu batería de plomo', agm: 'Tu batería de gel o AGM' },
    gelSize:
      '¿De cuántos Ah es tu batería de gel, sellada o AGM? Con eso te digo las horas: solo se usa la mitad para no dañarla.',
    leadOnly: 'Es de plomo o gel: solo se usa la mitad para no dañarla.',
    leadKind:
      '¿De qué tipo es, de arranque (la etiqueta dice CCA) o de ciclo profundo, AGM o gel? La de arranque de un carro se daña en pocos meses si se descarga a menudo.',
    leadKindAndSize:
      'Una batería de carro es de plomo. ¿De qué tipo es la tuya y de cuántos Ah: de arranque (la etiqueta dice CCA) o de ciclo profundo, AGM o gel? La de arranque se daña en pocos meses si se descarga a menudo.',
    askVolts: '¿Es de 110 o de 220 V? Mira la chapa.',
    only110: 'Este equipo da solo 110 V.',
    perhaps220:
      'Este equipo da solo 110 V: si en la chapa de lo tuyo dice 220 V, no funciona con él.',
    needsInverter: 'La batería sola no tiene tomacorrientes: hace falta un inversor.',
    tooMuch: 'Encendido a la vez suma {asked} W y da {has} W: enciende por turnos.',
    surge:
      'Al arrancar el motor más fuerte se piden {asked} W y aguanta {has} W: puede que no arranque.',
    whichStore: 'Dime con qué batería o estación. Con estas duraría:',
    whichLoad: 'Dime qué vas a encender. Con lo más pedido dura:',
    hoursNote: 'entre {low} y {high} horas',
    loads: {
      light: 'una luz',
      fanAndLight: 'un ventilador y una luz',
      evening: 'ventilador, tres luces, televisor y router',
      refrigerator: 'un refrigerador moderno',
      blackout: 'refrigerador, ventilador, tres luces y router',
    },
    load: '{load}: entre {low} y {high} horas',
    doesNotStart: '{load}: no lo arranca',
    noStore:
      'Ninguna estación de las que vendemos puede con eso. La calculadora arma el conjunto por piezas que sí puede.',
  },
  recharge: {
    grid: '{name} se llena con la corriente de la casa en unas {hours} h.',
    sun: {
      one: 'Con sus paneles y buen sol, en {count} día.',
      other: 'Con sus paneles y buen sol, en {count} días.',
    },
    none: '{name} no trae con qué cargarse de la red: se carga con el sol o con un cargador aparte.',
    between: 'Con la corriente de la casa {name} tarda entre {low} y {high} h en llenarse.',
    noLabel:
      'La ficha no dice con cuánto carga: conté desde la décima parte de su capacidad por hora hasta dos quintas partes. Lo normal es una quinta: unas {usual} h.',
    noCharger:
      'El cargador no viene con ella: conté desde uno de la décima parte de su capacidad por hora hasta uno de dos quintas partes. Lo normal es una quinta: unas {usual} h.',
    which: 'Dime cuál: el nombre, o sus Wh.',
  },
  inverter: {
    size: 'Hace falta un inversor de {size} W: a la vez suman {together} W (con margen, {needed} W) y al arrancar el motor más fuerte, {surge} W.',
    none: 'Es más de lo que mueve un solo inversor de los que se venden: suman {together} W y {surge} W al arrancar. Consúltalo con una persona.',
    found: 'Estos lo mueven:',
    note: '{watts} W, arranque {surge} W, batería de {volts} V',
    shower: 'Ojo: una ducha o calentador eléctrico casi nunca compensa con baterías.',
    volts: 'Si algo es de 220 V, el inversor tiene que darlos también.',
  },
  panels: {
    need: 'Hacen falta unos {watts} W de paneles: {count} paneles de {each} W, con {sun} horas de sol al día (el mes más flojo).',
  },
  battery: {
    need: 'Hace falta una batería de unos {wh} Wh para {hours} horas: lo que debe seguir encendido pide {load} Wh.',
    needMedical:
      'Hace falta una batería de unos {wh} Wh para {hours} horas y un tercio de reserva: lo que debe seguir encendido pide {load} Wh.',
    note: '{wh} Wh a {volts} V',
    several: 'Ninguna sola llega: se ponen varias en paralelo, o un kit mayor.',
  },
  system: {
    daily: 'Gasta unos {daily} Wh al día y a la vez suma {together} W.',
    needs:
      'Hace falta, como mínimo: {panels} W de paneles, {battery} Wh de batería y un inversor de {inverter} W.',
    either:
      'Sin saber de cuántos voltios es, se cuenta lo que da 110 y 220 V. Dime qué dice la chapa y puede salir más barato.',
    small:
      'No sé de cuántos voltios es: lo que da solo 110 V no sirve si su chapa dice 220. Dímelo y lo cuento con eso.',
    smallEither: 'No sé de cuántos voltios es, y aquí no importa: hay salida de 110 y de 220 V.',
    needsLarge:
      'Hace falta, como mínimo: {panels} W de paneles y {battery} Wh de batería. El inversor que pide no se vende en una sola caja.',
    levels: { enough: 'Lo justo', recommended: 'Recomendado', ample: 'Holgado' },
    set: '{level}: {price} {place}, entre {low} y {high} horas en el apagón. Son {parts}.',
    rest: ', y lo que los une y protege',
    notReached: 'No llega del todo',
    whole: 'se compra entero',
    wholeDearer: 'ya armado, más caro y sin más horas: {low} a {high}',
    wholeHours: 'ya armado: entre {low} y {high} horas en el apagón',
    whollyAbove: 'Lo más barato que lo hace todo cuesta {price} {place}.',
    cheaperSet: 'Por piezas sale más barato:',
    nothing: 'No tengo ahora un kit que alcance. Consúltalo con una persona.',
    airConditioner: 'Un aire convencional gasta mucho al arrancar: uno inverter pide la mitad.',
    hotPlates:
      'Lo que da calor (hornilla, plancha, horno) vacía la batería en poco tiempo: úsalo con sol.',
    shower:
      'Una ducha eléctrica (de 3500 a 5500 W) no se pone en estos equipos: no está en la cuenta. Mejor un calentador solar o de gas.',
    waterHeater: 'Un calentador eléctrico casi nunca compensa con baterías.',
  },
  price: {
    one: '{name}: {price} {place}.',
    places: { cuba: 'puesto en Cuba', usa: 'en EE. UU., más el 7 % de impuesto' },
    parts: 'Son {sell} del equipo, {freight} de envío ({weight} lb) y {delivery} de entrega.',
    final: 'Vale el precio que muestra el resumen del pedido.',
    which: 'Estos son los más cercanos a lo que dices:',
    family: 'De menor a mayor precio:',
    notHere: 'No se vende para ese destino.',
  },
  search: {
    found: 'Tenemos a la venta:',
    cheapest: 'De menor a mayor precio:',
    largest: 'De más a menos:',
    nothing: 'No encontré eso a la venta.',
    all: 'Ver todo en el catálogo',
  },
  stock: {
    available: 'A la venta',
    left: { one: 'Queda 1', other: 'Quedan {count}' },
    soldOut: 'Agotado',
    elsewhere: 'No se vende para este destino',
  },
  compare: {
    rows: {
      priceCuba: 'Precio puesto en Cuba',
      priceUsa: 'Precio en EE. UU.',
      pricePerWh: '',
      usableWh: 'Energía útil',
      energyWh: 'Energía',
      powerW: 'Potencia',
      surgeW: 'Arranque',
      voltageV: 'Voltaje',
      weightLbs: 'Peso',
      cycles: 'Ciclos',
      warrantyYears: 'Garantía',
    },
    units: {
      usableWh: 'Wh',
      energyWh: 'Wh',
      powerW: 'W',
      surgeW: 'W',
      voltageV: 'V',
      weightLbs: 'lb',
      cycles: '',
      warrantyYears: 'años',
    },
    none: 'sin dato',
    against: 'frente a',
    which: 'Dime cuáles dos comparo.',
    open: 'Verlos lado a lado',
  },
  policy: {
    read: 'Leer más',
    more: 'Leerlo entero: {title}',
    rate: 'La libra hasta Cuba cuesta {pound}; la entrega, {delivery} por pedido. Ya va en el precio puesto en Cuba.',
    province: {
      door: 'En {name} se entrega en la puerta.',
      pickup: 'En {name} se recoge en un punto.',
      suspended: 'A {name} no se puede enviar por ahora.',
      days: 'Son entre {min} y {max} días desde que lo recibe la agencia de carga.',
    },
  },
  order: {
    others:
      'Los datos de un pedido no los puedo dar: son de quien lo hizo. Quien compró lo ve con su número y su correo; para lo demás, escríbele a una persona de la tienda.',
    how: 'Los pedidos no los veo: son de quien los hizo. Búscalo con su número y tu correo, o abre el enlace que te llegó por correo.',
    needsEmail:
      'Escríbeme también el correo con que se hizo la compra y te mando a ese correo el enlace que abre el pedido.',
    needsNumber:
      'Escríbeme también el número del pedido (empieza con GS-) y te mando a ese correo el enlace que lo abre.',
    sent: 'Si ese pedido existe y ese es su correo, el enlace va en camino. Mira también en el correo no deseado.',
    badNumber:
      'Un número de pedido se escribe así: GS-XXXX-XXXX-XXXX. Revísalo y mándamelo otra vez.',
    badEmail: 'Ese correo no parece completo. Escríbelo otra vez, con el número de pedido.',
    tooMany: 'Son demasiados intentos. Prueba dentro de {minutes} min.',
    link: 'Buscar mi pedido',
  },
  discount: {
    none: 'No puedo dar descuentos ni cambiar precios. Si tienes un cupón, se escribe en el carrito.',
    link: 'Ir al carrito',
  },
} as const
