export const limits = {
  title: 'Límites de pedidos',
  text: 'Para que nadie vacíe la tienda con pedidos que no paga, cada conexión, cuenta, correo y teléfono puede hacer unos cuantos pedidos y apartar una parte de cada producto. Entre todos los que nunca han pagado aquí apartan por transferencia dos tercios de un producto como mucho, y cada uno hasta el importe de los ajustes. Aquí ves a quién se le dijo que no, y dejas pasar a quien conoces.',
  count: {
    one: '{count} pedido rechazado en los últimos 7 días',
    other: '{count} pedidos rechazados en los últimos 7 días',
  },
  none: 'Los límites no rechazaron ningún pedido en los últimos 7 días.',
  columns: { when: 'La última vez', who: 'Contacto', why: 'Por qué', times: 'Veces' },
  reasons: {
    too_many_orders: 'demasiados pedidos seguidos',
    too_many_unpaid: 'demasiados pedidos sin pagar',
    too_many_reserved: 'demasiadas unidades sin pagar',
    too_large_unpaid: 'transferencia demasiado grande',
    units_set_aside: 'unidades que quedan para quien paga',
  },
  pass: {
    title: 'Dejar pasar a una persona',
    text: 'Podrá pedir sin estos límites durante ese tiempo. Todo lo demás sigue igual.',
    value: 'Correo, teléfono o dirección IP',
    hours: 'Durante',
    validities: { h24: '24 horas', h72: '3 días', h168: '7 días' },
    submit: 'Dejar pasar',
    unknown: 'Escribe un correo, un teléfono con al menos 8 dígitos o una dirección IP.',
    done: 'Listo: ya puede pedir.',
    ended: 'Los límites valen otra vez para esa persona.',
  },
  passes: {
    title: 'A quién dejas pasar',
    until: 'hasta {date}',
    end: 'Terminar',
    none: 'A nadie por ahora.',
  },
}
