export const es = {
  inCuba: 'Puesto en Cuba',
  inUsa: 'En EE. UU.',
  plusTax: 'más 7 % de impuesto',
  missing: 'Precio a consultar',
  onlyCuba: 'Se vende solo para Cuba',
  onlyUsa: 'Se vende solo en EE. UU.',
  breakdown: {
    title: 'Qué incluye este precio',
    titleCuba: 'Qué incluye el precio puesto en Cuba',
    equipment: 'Equipo',
    freight: 'Flete: {weight} lb a {rate} la libra',
    delivery: 'Entrega en Cuba',
    total: 'Puesto en Cuba',
    own: 'Precio único: equipo, flete y entrega incluidos',
  },
  pricedOn: 'Precios del {date}. Pueden cambiar; vale el del día en que se hace el pedido.',
} as const
