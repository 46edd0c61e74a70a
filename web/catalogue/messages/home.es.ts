export const home = {
  hero: {
    title: {
      cuba: 'Luz para la casa de tu familia, con el precio ya puesto en Cuba',
      usa: 'Luz para la casa de tu familia, con el precio claro desde el principio',
    },
    text: {
      cuba: 'Equipo, envío por peso y entrega: los tres se suman delante de ti antes de decidir.',
      usa: 'Dentro de EE. UU. el envío no cuesta; el impuesto se suma en el carrito.',
    },
    /** On a first visit. */
    ask: {
      title: '¿A dónde va?',
      text: 'A Cuba, el precio ya lleva el envío y la entrega. En EE. UU., el impuesto se suma en el carrito.',
      usa: 'A EE. UU.',
      cuba: 'A Cuba',
    },
    kits: 'Ver los kits solares',
    calculator: 'Sacar la cuenta de mi casa',
    cheapest: 'El kit más económico hoy:',
    at: { cuba: 'puesto en Cuba', usa: 'en EE. UU., más impuesto' },
    usable: 'para usar',
    runs: 'de {load}',
    scene:
      'Una azotea de Cuba al anochecer: paneles solares, una estación encendida sobre la mesa y luz en la ventana, con las demás casas a oscuras.',
  },
  shelves: {
    kit: 'Piezas que ya van unas con otras; cada kit dice qué no trae.',
    panel: 'Lo que recoge el sol del día.',
    battery: 'Lo que queda guardado para la noche y el apagón.',
    inverter: 'Lo que convierte esa energía en la corriente de la casa.',
    all: {
      kit: 'Ver todos los kits',
      panel: 'Ver todos los paneles',
      battery: 'Ver todas las baterías',
      inverter: 'Ver todos los inversores',
    },
    loading: 'Cargando {family}',
    failed: 'No se pudo cargar esta parte. Puede ser la conexión.',
    again: 'Intentar de nuevo',
    go: 'Abrir la página de {family}',
    empty: 'Ahora mismo no hay nada de esta familia para enviar a este destino.',
  },
  calculator: {
    title: '¿Cuánto hace falta en tu casa?',
    text: 'Watts por horas dan Wh: lo que gasta cada equipo en un día. Con esa suma se elige el kit sin comprar de más ni quedarse corto.',
    devices: { fridge: 'Refrigerador', fan: '2 ventiladores', light: '6 luces LED' },
    total: 'Gasto de un día',
    action: 'Sacar la cuenta paso a paso',
  },
  doItYourself: {
    title: 'Hazlo tú mismo',
    text: 'Si prefieres armar el sistema por piezas, la calculadora escoge las que van unas con otras y completa lo que ya tienes: batería, inversor o paneles. A mano son cuatro cuentas; este ejemplo es una casa pequeña, que gasta {daily} Wh al día y enciende {watts} W a la vez.',
    compose: 'Armarlo con mis piezas',
    inverter: {
      name: 'Inversor',
      rule: 'Los watts que se encienden a la vez, más un 25 %.',
      link: 'Ver inversores',
    },
    battery: {
      name: 'Batería',
      rule: 'Los Wh de un día y los 240 del inversor encendido, entre 0,81: no se vacía del todo y algo se pierde.',
      link: 'Ver baterías',
    },
    panel: {
      name: 'Paneles',
      rule: 'Esos mismos Wh, entre 4,5 horas de sol y 0,75 de rendimiento.',
      link: 'Ver paneles',
    },
    controller: {
      name: 'Controlador',
      rule: 'Los watts de paneles entre los voltios de la batería (25,6 en una de 24 V), más un 25 %. Sin él, un panel directo destruye la batería; un inversor híbrido lo lleva dentro.',
      link: 'Ver controladores',
    },
    safety: 'La conexión al tablero de la casa es trabajo de un electricista.',
    guide: 'Leer la guía de instalación',
    example: 'Ver de dónde salen estos números',
  },
  how: {
    title: 'Cómo se compra',
    steps: {
      before: [
        {
          title: 'Eliges',
          text: 'Un kit completo o las piezas. Cada ficha dice cuánto da y para qué alcanza.',
        },
        {
          title: 'Ves el precio final',
          text: 'El equipo, las libras por su tarifa y la entrega en Cuba, sumados a la vista.',
        },
      ],
      after: {
        title: 'Llega a la casa',
        text: 'La página del producto dice entre qué días llega; la del pedido, por dónde va.',
      },
      paying: {
        title: 'Pagas con {methods}',
        text: 'El cobro llega al final, cuando ya viste el total y confirmaste la entrega.',
      },
      /** While no method is open. */
      noMethod: {
        title: 'Pides y acordamos el pago',
        text: 'Hoy el pedido se toma por WhatsApp, correo o teléfono.',
      },
    },
    policy: 'Leer la política de envíos y devoluciones',
  },
} as const
