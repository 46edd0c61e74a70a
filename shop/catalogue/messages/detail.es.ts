export const detail = {
  gallery: {
    label: 'Fotos de {name}',
    photo: '{name}, foto {number} de {count}',
    viewed: '{name}: {view}, foto {number} de {count}',
    closer: 'las conexiones de cerca',
    measures: 'las medidas y el peso',
    contents: 'todo lo que viene en la caja',
    show: 'Ver la foto {number} de {count}',
    none: 'Foto en preparación',
  },
  soldOutHelp:
    'No tenemos unidades en este momento. La página queda aquí para cuando vuelva: pide que te avisemos, o mira otros de la misma familia.',
  unavailable: {
    title: 'Producto no disponible',
    cuba: 'Este producto no está disponible para envío a Cuba.',
    usa: 'Este producto no está disponible para envío a EE.UU.',
    instead: 'Para pedirlo, cambia el destino.',
  },
  sku: 'Código',
  maker: {
    brand: 'Marca y modelo',
    certificates: 'Certificados',
    warranty: 'Garantía',
    years: { one: '{count} año', other: '{count} años' },
    repairs: 'Lo repara en Cuba',
    dataSheet: 'Ficha del fabricante (PDF)',
  },
  weight: 'Peso',
  weightText: '{lb} lb ({kg} kg) con embalaje',
  householdEquivalent: {
    title: 'Lo que significa en casa',
    hours: 'Entre {low} y {high} horas',
    loads: {
      fan: 'un ventilador de 55 W',
      refrigeratorAndFans: 'un refrigerador moderno y dos ventiladores',
      houseWithAir:
        'un refrigerador, dos ventiladores y un aire acondicionado inverter de una tonelada',
    },
    stores: 'de {load}, con la batería llena.',
    losses:
      'A la toma llegan unos {wh} Wh, y el inversor encendido gasta él solo unos {watts} W: ya está descontado.',
    yield: 'En un día del mes de menos sol, sus paneles producen unos {wh} Wh.',
    noYield: 'No lleva paneles: se carga con la corriente de la calle cuando llega.',
    perDay: '{wh} Wh al día',
    produces:
      'en el mes de menos sol: 4,5 horas de sol pleno, ya descontado un 25 % por calor, polvo y cables. Un refrigerador moderno gasta unos 1188 Wh al día.',
  },
  specsTitle: 'Especificaciones',
  kit: {
    title: 'Lo que trae el kit',
    quantity: '{count} ×',
  },
} as const
