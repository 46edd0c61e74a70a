export const ordersEs = {
  order_received: {
    subject: 'Recibimos tu pedido {number}',
    heading: 'Recibimos tu pedido',
    text: 'Gracias por comprar en {shop}. Tu pedido {number} está anotado con los precios que viste al hacerlo.',
  },
  order_held: {
    subject: 'Tu pedido {number} está en verificación',
    heading: 'Tu pedido está en verificación',
    text: 'Tu pedido está en una verificación obligatoria. Te escribiremos en 1–2 días hábiles.',
  },
  order_released: {
    subject: 'Tu pedido {number} sigue adelante',
    heading: 'Tu pedido sigue adelante',
    text: 'La verificación de tu pedido {number} terminó y el pedido sigue su curso. Gracias por esperar.',
  },
  order_refused: {
    subject: 'No podemos seguir con tu pedido {number}',
    heading: 'No podemos seguir con tu pedido',
    text: 'La verificación obligatoria terminó y no podemos vender este pedido. No se enviará.',
  },
  proof_received: {
    subject: 'Recibimos tu captura del pedido {number}',
    heading: 'Recibimos tu captura',
    text: 'Ya tenemos la captura de tu Zelle. Ahora buscamos el pago en el banco y te escribimos en cuanto lo veamos.',
  },
  proof_refused: {
    subject: 'No encontramos el pago de tu pedido {number}',
    heading: 'No encontramos tu pago',
    text: 'Revisamos la captura de tu pedido {number} y no encontramos ese pago en el banco.',
  },
  payment_under_review: {
    subject: 'El pago de tu pedido {number} está en revisión',
    heading: 'Tu pago está en revisión',
    text: '{method} todavía no ha terminado el pago de tu pedido {number}. No pagues otra vez: el pedido sigue guardado y te escribimos cuando haya respuesta.',
  },
  payment_confirmed: {
    subject: 'Confirmación de tu pedido {number}',
    heading: 'Tu pedido está confirmado',
    text: 'Recibimos tu pago. Ya empezamos a preparar el pedido {number} para {recipient}.',
  },
  order_expired: {
    subject: 'Tu pedido {number} venció',
    heading: 'Tu pedido venció sin pago',
    text: 'Terminó el plazo y no nos llegó el pago, así que el pedido {number} quedó cerrado y lo guardado volvió a la venta.',
  },
  order_cancelled: {
    subject: 'Tu pedido {number} está cancelado',
    heading: 'Tu pedido está cancelado',
    text: 'El pedido {number} quedó cancelado y no se enviará.',
  },
  order_refunded: {
    subject: 'Reembolso de tu pedido {number}',
    heading: 'Te devolvimos el dinero',
    text: 'Hicimos el reembolso de tu pedido {number} por {method}, a la misma cuenta desde la que pagaste.',
  },
  order_prepared: {
    subject: 'Tu pedido {number} está preparado',
    heading: 'Tu pedido está preparado',
    text: 'El pedido {number} ya está embalado. El próximo paso es entregarlo a {handler}; te avisamos ese día.',
  },
  order_handed_over: {
    subject: 'Tu pedido {number} va en camino',
    heading: 'Tu pedido va en camino',
    text: 'Entregamos el pedido {number} a {handler}. Va para {recipient}.',
  },
  order_in_cuba: {
    subject: 'Tu pedido {number} llegó a Cuba',
    heading: 'Tu pedido llegó a Cuba',
    text: 'El pedido {number} ya está en Cuba. Ahora pasa por la aduana y sigue hacia {recipient}.',
  },
  order_ready_for_pickup: {
    subject: 'Tu pedido {number} está listo para recoger',
    heading: 'Listo para recoger',
    text: 'El pedido {number} espera a {recipient} en el punto de recogida.',
  },
  order_delivered: {
    subject: 'Tu pedido {number} fue entregado',
    heading: 'Tu pedido fue entregado',
    text: 'El pedido {number} ya está en manos de {recipient}. ¡Que lo disfruten!',
  },
  order_incident: {
    subject: 'Un problema con tu pedido {number}',
    heading: 'Hubo un problema en el camino',
    text: 'Algo pasó con el pedido {number} y ya lo estamos resolviendo. Te escribimos en cuanto haya noticias.',
  },
  order_delayed: {
    subject: 'Tu pedido {number} se demora: tú decides',
    heading: 'Tu pedido se demora',
    text: 'No vamos a poder entregar el pedido {number} a {handler} en el plazo que te dijimos. Lo sentimos. Puedes esperar o cancelar; cancelar no cuesta nada y te devolvemos todo lo que pagaste.',
  },
  recipient_order_coming: {
    subject: 'Te envían un pedido: {number}',
    heading: 'Viene un pedido para ti',
    text: '{buyer} compró para ti en {shop}. Te avisaremos cuando salga.',
  },
  recipient_handed_over: {
    subject: 'Tu pedido {number} salió para Cuba',
    heading: 'Tu pedido va en camino',
    text: 'Lo que te envía {buyer} ya está en manos de {handler}.',
  },
  recipient_ready_for_pickup: {
    subject: 'Ya puedes recoger tu pedido {number}',
    heading: 'Ya puedes recogerlo',
    text: 'Lo que te envía {buyer} te espera en el punto de recogida.',
  },
  recipient_delivered: {
    subject: 'Recibiste tu pedido {number}',
    heading: 'Ya tienes tu pedido',
    text: 'Nos dicen que recibiste lo que te envió {buyer}. ¡Que lo disfrutes!',
  },
  recipient_delayed: {
    subject: 'Tu pedido {number} se demora',
    heading: 'Tu pedido se demora',
    text: 'Lo que te envía {buyer} va a tardar más de lo dicho. Ya se lo contamos y estamos en ello.',
  },
  owner_new_order: {
    subject: 'Pedido nuevo {number}: {total}',
    heading: 'Pedido nuevo',
    text: 'Acaba de entrar el pedido {number}.',
  },
  owner_proof_to_verify: {
    subject: 'Zelle por verificar: {number}',
    heading: 'Hay un Zelle por verificar',
    text: 'Llegó una captura para el pedido {number}. Búscalo en el banco antes de confirmarlo: una captura no es un pago.',
  },
  owner_order_held: {
    subject: 'Pedido {number}: espera tu decisión',
    heading: 'Un pedido espera tu decisión',
    text: 'El pedido {number} está en verificación y espera que una persona decida. No se cobra ni se envía hasta entonces.',
  },
  open: { buyer: 'Ver mi pedido', recipient: 'Ver el pedido', owner: 'Abrir el pedido' },
} as const
