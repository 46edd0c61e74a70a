export const parts = {
  partName: 'Parte {number}',
  paid: {
    subject: 'Llegó una parte de tu pedido {number}',
    heading: 'Llegó una parte: {amount}',
    text: 'Está pagada: {part}. Para completar el pedido {number} faltan {missing}.',
    button: 'Ver cómo va',
  },
  ended: {
    subject: 'Tu pedido {number} terminó sin completarse',
    heading: 'No llegaron todas las partes',
    none: 'Terminó el plazo y nadie pagó su parte, así que el pedido {number} quedó cerrado y los productos volvieron a la venta.',
    some: 'Terminó el plazo y faltaban partes, así que el pedido {number} quedó cerrado y los productos volvieron a la venta. Lo que llegó, {amount}, vuelve a quien lo pagó, por donde lo pagó.',
    button: 'Ver el pedido',
  },
}
