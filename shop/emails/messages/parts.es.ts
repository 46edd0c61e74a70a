export const parts = {
  partName: 'Parte {number}',
  partOf: '{number} de {count}',
  receipt: {
    subject: 'Recibo de tu parte del pedido {number}',
    heading: 'Recibimos tu parte: {amount}',
    text: 'Gracias. Este es tu recibo de {shop}.',
    facts: {
      title: 'Tu recibo',
      order: 'Pedido',
      part: 'Parte',
      amount: 'Importe',
      method: 'Forma de pago',
      date: 'Fecha',
      rest: 'Falta de tu parte',
      excess: 'De más',
      missing: 'Falta entre todos',
    },
    excess:
      'Llegaron {excess} de más: te los devolvemos por donde pagaste, sin que tengas que pedirlo.',
    otherwise:
      'El pedido queda pagado cuando están todas las partes. Si el {date} a las {hour} falta alguna, el pedido se cierra y te devolvemos lo que pagaste por donde pagaste, sin que tengas que pedirlo.',
    complete:
      'Ya están todas las partes: el pedido está pagado. Si más adelante hay que devolver algo, tu dinero vuelve por donde pagaste.',
    ended:
      'El pedido ya había terminado cuando llegó tu dinero, así que te lo devolvemos por donde pagaste, sin que tengas que pedirlo.',
    button: 'Ver cómo va',
  },
  sent: {
    subject: 'Buscamos tu pago del pedido {number}',
    heading: 'Buscamos tu pago: {amount}',
    text: 'Nos avisaste de que enviaste tu parte ({part}) del pedido {number} por {method}. Gracias.',
    next: 'Una persona la busca en el banco, en menos de 24 horas hábiles. En cuanto la vea te llega el recibo. No pagues otra vez.',
    otherwise:
      'Si el pedido termina sin completarse, tu dinero vuelve a ti por donde lo enviaste, sin que tengas que pedirlo.',
    ended:
      'El pedido terminó sin completarse. Buscamos en el banco la que enviaste y te la devolvemos por donde la enviaste, sin que tengas que pedirlo. No la envíes otra vez; si en 14 días no ves tu dinero, escríbenos.',
    button: 'Ver cómo va',
  },
  returned: {
    subject: 'Te devolvimos dinero de tu parte del pedido {number}',
    heading: 'Te devolvimos {amount}',
    text: 'De tu parte ({part}) del pedido {number} te devolvimos {amount} por {method}, por donde pagaste.',
    ended: 'El pedido terminó y no espera más pagos.',
    days: 'Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
    button: 'Ver cómo va',
  },
  notSeen: {
    subject: 'No encontramos un pago del pedido {number}',
    heading: 'No encontramos un pago: {amount}',
    text: 'Nos avisaron de que la parte {part} del pedido {number} se envió por {method}. La buscamos en el banco y no está. Esto anotó la persona que la buscó:',
    next: 'Si el banco dice que salió, responde a este correo con el comprobante y la buscamos otra vez. Si no salió, la parte todavía se puede pagar con su enlace mientras el pedido espera.',
    ended:
      'El pedido terminó y no espera más pagos. Si el banco dice que el dinero salió, responde a este correo con el comprobante: lo buscamos otra vez y lo devolvemos.',
    button: 'Ver cómo va',
  },
  toVerify: {
    subject: 'Pago de {method} por verificar: {memo}',
    heading: 'Hay un pago de {method} por verificar: {amount}',
    text: 'Nos avisan de que enviaron la parte {part} del pedido {number}. Búscala en el banco antes de confirmarla: un aviso no es un pago.',
    facts: {
      title: 'Qué buscar',
      order: 'Pedido',
      part: 'Parte',
      amount: 'Importe de la parte',
      memo: 'Concepto',
      sender: 'Nombre de quien envía',
      confirmation: 'Código de confirmación',
    },
    button: 'Decidir sobre la parte',
  },
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
