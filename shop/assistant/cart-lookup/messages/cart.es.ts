/** What is in the visitor's cart. */
export const cart = {
  empty: 'Tu carrito está vacío.',
  catalogue: 'Ver el catálogo',
  link: 'Ver el carrito',
  total: {
    cuba: {
      one: 'En tu carrito hay {count} artículo: en total {total}, puesto en Cuba.',
      other: 'En tu carrito hay {count} artículos: en total {total}, puestos en Cuba.',
    },
    usa: {
      one: 'En tu carrito hay {count} artículo: en total {total}, entregado en EE. UU., con el impuesto.',
      other:
        'En tu carrito hay {count} artículos: en total {total}, entregados en EE. UU., con el impuesto.',
    },
  },
  line: '{count} × {name}: {amount}',
  tax: 'Impuesto (7 %): {amount}',
  agencyFee: 'Tarifa de agencia: {amount}',
  discount: 'Descuento ({code}): −{amount}',
  deliverySaving: 'Una sola entrega: −{amount}',
  installation: 'Servicio de instalación: {amount}',
  offered: 'Sin instalación. Con ella serían {price} más: se marca en el carrito.',
  noInstaller: {
    place: 'A esa dirección no llega ningún instalador: va sin instalación.',
    pickup: 'Lo que se recoge en un punto va sin instalación.',
    plugged_in: 'Todo se enchufa y listo: no hace falta instalador.',
  },
  aside: {
    cuba: 'No se cuenta, porque no se envía a Cuba: {names}.',
    usa: 'No se cuenta, porque no se envía a EE. UU.: {names}.',
  },
  changed: 'Desde que lo llenaste algo se agotó o cambió: el carrito dice qué.',
  elsewhere: {
    cuba: 'El carrito está puesto para EE. UU.: arriba se cambia a Cuba y sale esta suma.',
    usa: 'El carrito está puesto para Cuba: arriba se cambia a EE. UU. y sale esta suma.',
  },
} as const
