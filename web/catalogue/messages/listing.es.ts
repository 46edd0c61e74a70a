export const listing = {
  catalogue: {
    title: 'Catálogo',
    intro:
      'Todo lo que vendemos, con el precio final a la vista. El precio puesto en Cuba ya incluye el equipo, el envío por su peso y la entrega.',
  },
  found: 'Resultados de «{text}»',
  kit: {
    title: 'Kits solares',
    intro:
      'Las partes de un kit están calculadas para trabajar juntas; lo que va en la pared (tierra, cables y tablero) lo pone el electricista. La energía útil (Wh) es lo que la batería entrega de verdad a la casa: un refrigerador moderno gasta unos 1 200 Wh al día y un ventilador de pie, 55 Wh por hora.',
  },
  panel: {
    title: 'Paneles solares',
    intro:
      'Los watts (W) dicen cuánto produce un panel a pleno sol: en Cuba, uno de 550 W rinde unos 1 850 Wh en un día normal. La eficiencia solo dice cuánto espacio ocupa; con techo de sobra, conviene mirar el precio.',
  },
  battery: {
    title: 'Baterías',
    intro:
      'Los watts-hora (Wh) son la energía que guarda: con 1 280 Wh, un refrigerador moderno pasa entre 13 y 19 horas de apagón. El voltaje (V) tiene que ser el mismo de tu inversor: 12, 24 o 48.',
  },
  inverter: {
    title: 'Inversores',
    intro:
      'Los watts (W) son lo que puede alimentar a la vez; el arranque es lo que aguanta un instante, cuando entra el motor de un refrigerador o una bomba de agua. Su voltaje de batería (V) debe coincidir con el de la tuya.',
  },
  portable: {
    title: 'Energía portátil',
    intro:
      'Batería, inversor y cargador en una sola caja que no lleva instalación. Los watts-hora (Wh) dicen cuánto dura y los watts (W) qué puede encender a la vez: un router gasta 10 W y un televisor, unos 45 W.',
  },
  accessory: {
    title: 'Accesorios',
    intro:
      'Lo que une y protege un sistema: cables, controladores, soportes e interruptores (breakers). El cable debe aguantar más amperes (A) que su fusible o breaker, y el fusible, un cuarto más que la corriente: nunca lo pongas mayor que su cable. Los voltios (V) de cada pieza, iguales o mayores que los de tu equipo.',
  },
  products: 'Productos',
  count: { one: '{count} producto', other: '{count} productos' },
  countMore: { one: 'Más de {count} producto', other: 'Más de {count} productos' },
  showing: '{from} a {to} de {total}',
  loose: 'Ningún producto tiene todas esas palabras. Estos tienen alguna de ellas.',
  compare: 'Comparar',
  comparing: 'Por comparar',
  compareBar: { one: 'Comparar ({count})', other: 'Comparar ({count})' },
  compareProduct: 'Comparar {name}',
  compareFull: 'Se comparan hasta cuatro a la vez.',
  compareClear: 'Vaciar',
  empty: {
    search: 'No encontramos nada con «{text}»',
    filters: 'Ningún producto cumple todo eso',
    shelf: 'Ahora mismo no hay productos aquí',
    looser: 'Prueba con menos condiciones:',
    drop: 'Quitar «{filter}»',
    dropAll: 'Quitar todos los filtros',
    spelling:
      'Revisa cómo está escrito o busca con menos palabras: «batería», «panel 550 W», «12 V».',
    families: 'O mira por familia:',
    ask: '¿Buscas algo que no está? Escríbenos y te decimos si podemos conseguirlo.',
    contact: 'Ir a contacto',
  },
} as const
