export const tariff = {
  title: 'Tarifa de envío',
  text: 'Con estas tres cifras se calcula cada precio puesto en Cuba: equipo + peso × costo por libra + entrega. Vale la tarifa activa más nueva.',
  inForce: 'En vigor',
  fields: {
    libra: 'Costo por libra (USD)',
    agencia: 'Cargo de agencia por pedido (USD)',
    entrega: 'Entrega por producto (USD)',
  },
  hints: {
    libra: 'Con punto o coma: 1.99 o 1,99. Con 0, o sin tarifa, la fórmula usa $3.00.',
    agencia:
      'Se suma una vez al total de cada pedido, también de los que se entregan en Estados Unidos; no mueve el precio de los productos.',
    entrega: 'Para los productos que no tienen una entrega propia.',
  },
  invalid:
    'Escribe una cifra como 1.99 o 1,99, sin separar los miles y con dos decimales como mucho.',
  preview: 'Ver qué precios cambian',
  provinces: 'Cómo y en cuántos días se entrega en cada provincia',
  review: 'Antes de activar',
  read: 'Leímos: {libra} por libra, {agencia} de agencia por pedido, {entrega} de entrega.',
  same: 'Es la tarifa que ya está en vigor.',
  activate: 'Activar esta tarifa',
  cancel: 'Cancelar',
  ask: 'Los precios cambian enseguida, también en las páginas que los visitantes tienen abiertas. Los pedidos ya hechos conservan los suyos.',
  saved: 'La tarifa está en vigor y los precios ya cambiaron.',
  refused: {
    tariff_changed:
      'No se cambió nada: otra persona activó una tarifa mientras mirabas. Esta es la vista previa con la nueva.',
    not_understood: 'No entendimos lo que enviaste. No se cambió nada.',
  },
  history: 'Historial',
  none: 'Todavía no hay ninguna tarifa: la fórmula usa $3.00 por libra y ninguna entrega.',
  since: 'Desde',
  state: 'Estado',
  states: { inForce: 'en vigor', before: 'anterior', retired: 'retirada' },
  unset: 'sin fijar',
} as const
