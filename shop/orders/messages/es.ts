export const es = {
  title: 'Pedido {number}',
  success: {
    title: 'Recibimos tu pedido',
    text: 'Te escribimos a {email} con el enlace de esta página: guárdalo, abre tu pedido sin cuenta.',
    other: 'Este pedido existe',
    otherText:
      'Para ver sus detalles abre el enlace que te enviamos por correo, inicia sesión o pide el enlace otra vez.',
  },
  number: 'Número de pedido',
  placed: 'Hecho el {date}',
  progress: 'Cómo va',
  steps: {
    received: 'Recibido',
    paid: 'Pago confirmado',
    verified: 'Verificado',
    preparing: 'Preparado',
    on_the_way: 'En camino',
    in_cuba: 'En Cuba',
    delivered: 'Entregado',
  },
  stepStates: {
    done: 'hecho',
    now: 'ahora',
    next: 'pendiente',
    ahead: 'falta',
    never: 'no se hizo',
    disputed: 'hecho, en disputa',
    partly_refunded: 'hecho, con una parte devuelta',
    refund_due: 'hecho, se te devuelve',
    refunded: 'hecho y devuelto',
    parts_due: 'hecho, vuelve a quien lo pagó',
    parts_returned: 'hecho y devuelto a quien lo pagó',
    parts_short: 'no se completó; lo que llegó vuelve a quien lo pagó',
    incident: 'con una incidencia',
    returned: 'volvió a la tienda',
  },
  headlines: {
    held: {
      title: 'Tu pedido está en una verificación obligatoria',
      text: 'Te escribiremos en 1–2 días hábiles. Mientras tanto no se cobra nada.',
    },
    refused: {
      title: 'No podemos atender este pedido',
      text: 'Si ya pagaste, te escribiremos sobre tu dinero. Para cualquier duda, contáctanos.',
    },
    closed: {
      title: 'Este pedido terminó sin pagarse',
      text: 'Lo que reservaba volvió a la tienda. Puedes hacer otro cuando quieras.',
    },
    declined: {
      title: '{method} no aceptó el pago',
      text: 'No se cobró nada, y lo que reservaba el pedido volvió a la tienda. Puedes hacer otro cuando quieras.',
    },
    cancelled: {
      title: 'Este pedido se canceló',
      text: 'No tienes nada que pagar. Si ya habías enviado el dinero, escríbenos y te lo devolvemos.',
    },
    parts_back:
      'Lo que se haya pagado de cada parte vuelve a quien la pagó, por donde la pagó. No tienes que hacer nada.',
    parts_due: {
      title: 'El reembolso está en marcha',
      text: 'Lo que llegó, {amount}, vuelve a quien lo pagó, por donde lo pagó; abajo ves cuánto de cada parte. No tienes que hacer nada. Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
    },
    parts_returned: {
      title: 'Reembolso hecho',
      text: 'Devolvimos {amount}: cada parte a quien la pagó, por donde la pagó. Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
    },
    parts_taken: {
      title: 'Volvió dinero de una parte',
      text: 'La forma de pago devolvió {amount} a quien lo pagó. El pedido no sale hasta que hablemos contigo de cómo sigue: te escribimos.',
    },
    parts_partly: {
      title: 'Devolvimos una parte',
      text: 'Devolvimos {amount} a quien lo pagó, por donde lo pagó. Por lo demás, tu pedido sigue como se ve aquí.',
    },
    refunded: {
      title: 'Reembolso hecho',
      text: 'Te devolvimos {amount} por donde se pagó. Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
    },
    refund_due: {
      title: 'El reembolso está en marcha',
      text: 'Te devolvemos todo lo que pagaste, {amount}, por donde se pagó. Empezamos el reembolso en 7 días hábiles como máximo y te escribimos al hacerlo. Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
    },
    refund_rest: {
      title: 'El reembolso está en marcha',
      text: 'Te devolvemos lo que queda de lo que pagaste, {amount}, por donde se pagó: de {paid} ya se te había devuelto {returned}. Empezamos el reembolso en 7 días hábiles como máximo y te escribimos al hacerlo. Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
    },
    partly_refunded: {
      title: 'Te devolvimos una parte',
      text: 'Ya salieron hacia ti {amount}. Por lo demás, tu pedido sigue como se ve aquí.',
    },
    pay_now: {
      title: 'Falta el pago',
      text: 'Hasta el {date} te guardamos los equipos; después el pedido se cancela solo.',
    },
    send_proof: {
      title: 'Falta tu pago por {method}',
      text: 'Tienes hasta el {date} para enviar el dinero y subir tu comprobante; después el pedido se cancela solo.',
    },
    partly_paid: {
      title: 'Llegó una parte de tu pago',
      text: 'Recibimos {received} de {total}. Envía los {due} que faltan con la misma nota. Mientras tanto tu pedido no vence; lo preparamos cuando esté completo.',
    },
    awaiting_parts: {
      title: 'Faltan partes por pagar',
      text: 'Hasta el {date} te guardamos los equipos; después el pedido se cancela solo y cada parte vuelve a quien la pagó.',
    },
    proof_in_hands: {
      title: 'Tenemos tu comprobante',
      text: 'Buscamos el pago en el banco, en menos de 24 horas hábiles. Un comprobante no es todavía un pago.',
    },
    under_review: {
      title: '{method} está revisando el pago',
      text: 'No tienes que hacer nada; te escribiremos cuando termine.',
    },
    disputed: {
      title: 'Hay una disputa abierta en {method}',
      text: 'Mientras {method} la resuelve, el pedido espera. Si la abriste por error o quieres arreglarlo con nosotros, escríbenos.',
    },
    today: {
      title: 'Está en reparto',
      text: 'Hoy lo llevan a la dirección. Te escribimos cuando lo entreguen.',
    },
    pickup: {
      title: 'Ya se puede recoger',
      text: 'Espera en el punto de recogida. Hace falta el carné de identidad de quien recibe.',
    },
    incident: {
      title: 'Hay una incidencia en el camino',
      text: 'La estamos resolviendo con la agencia. Te escribimos en cuanto el pedido siga.',
    },
    delivered: {
      title: 'Pedido entregado',
      text: 'Que lo disfruten.',
    },
    paid: {
      title: '¡Gracias! Tu pago está confirmado',
      text: 'Ahora preparamos tu pedido. Te escribimos cuando esté preparado, cuando salga y cuando se entregue: no tienes que hacer nada más.',
    },
    going_on: {
      title: 'Tu pedido va en marcha',
      text: 'Aquí ves cada paso. Por correo te escribimos de los principales.',
    },
  },
  partBack: 'Te devolvimos {amount} de lo que se pagó.',
  contents: 'Lo que compraste',
  install: 'Cómo se instala',
  installPartial:
    'Hoja de instalación: estas piezas no forman un sistema completo; ahí dice qué falta o qué no va junto',
  installSet: 'Hoja de instalación del conjunto: plano, cables y fusibles',
  installation: {
    waits:
      'Tu pedido lleva instalación: cuando llegue, hablamos con {name} para acordar el día. Si ningún instalador llega a la dirección, te devolvemos lo que pagaste por ella.',
    own: 'Tu pedido lleva instalación: cuando llegue, te llamamos para acordar el día. Si ningún instalador llega a la dirección, te devolvemos lo que pagaste por ella.',
    arranged: 'La instalación está acordada.',
    done: 'La instalación está hecha.',
    returned: 'La instalación no se hizo: te devolvimos lo que pagaste por ella.',
  },
  comes: 'Lo que llega',
  recipient: 'Lo recibe',
  authorised: 'También puede recibirlo: {name}',
  pickup: 'Recogida en un punto',
  phone: 'Teléfono',
  buyer: 'Lo paga',
  sums: {
    title: 'Resumen del pedido',
    subtotal: { cuba: 'Productos puestos en Cuba', usa: 'Productos' },
    shipping: 'Envío en EE. UU.',
    tax: 'Impuesto (7 %)',
    agencyFee: 'Tarifa de agencia',
    discount: 'Descuento ({code})',
    deliverySaving: 'Una sola entrega',
    installation: 'Servicio de instalación',
    total: 'Total',
  },
  method: 'Pago',
  together: 'entre varios',
  pay: {
    online: 'Pagar con {method}',
    proof: 'Subir el comprobante de {method}',
    instead: '¿Prefieres otra forma? Este mismo pedido también se paga con {method} o tarjeta.',
  },
  tracking: 'Seguimiento',
  receivedBy: 'Lo recibió {name}',
  print: 'Imprimir',
  recipientLink: 'Enlace para quien recibe',
  recipientLinkText: {
    withoutPrices:
      'Esta otra página dice cómo va el pedido, pesa muy poco y no muestra precios. Envíasela a {name}.',
    withPrices:
      'Esta otra página dice cómo va el pedido, pesa muy poco y muestra el total, como elegiste. Envíasela a {name}.',
  },
  sendToRecipient: 'Enviársela por WhatsApp',
  openRecipientPage: 'Verla',
  recipientShareText:
    'Hola, {name}: te envío equipos solares con {shop}. Aquí ves cómo van: {link}',
  cancel: {
    title: 'Cancelar el pedido',
    text: 'Antes de que salga puedes cancelarlo. Si ya pagaste, te devolvemos el dinero.',
    sure: 'Sí, cancelar el pedido',
    done: 'Tu pedido quedó cancelado.',
    refused: 'Este pedido ya no se puede cancelar desde aquí. Escríbenos.',
  },
  again: {
    title: 'Pedir lo mismo otra vez',
    text: 'Ponemos en tu carrito lo que todavía se vende, con los precios de hoy.',
    button: 'Añadir todo al carrito',
  },
  account: {
    guest: '¿Compraste sin cuenta, con otro correo? Busca ese pedido',
    title: 'Mis pedidos',
    text: 'Todo lo que compraste con tu cuenta y cómo va cada pedido.',
    empty: 'Todavía no has pedido nada.',
    more: 'Ver el catálogo',
  },
  find: {
    title: 'Buscar un pedido',
    text: 'Escribe el número del pedido y el correo con que se hizo. Te enviamos a ese correo el enlace que lo abre.',
    number: 'Número de pedido',
    numberHint: 'Empieza con GS-',
    email: 'Correo con que se hizo',
    button: 'Enviar el enlace',
    badNumber: 'Un número de pedido se escribe así: GS-XXXX-XXXX-XXXX.',
    badEmail: 'Escribe un correo electrónico válido.',
    sent: 'Si ese pedido existe y ese es su correo, el enlace va en camino. Mira también en el correo no deseado.',
    tooMany: 'Demasiados intentos. Espera un rato y vuelve a intentarlo.',
  },
  verify: {
    title: '¿Es de verdad este pedido?',
    text: 'Escribe el número que te dieron. Te decimos si es un pedido de {shop}, y nada más.',
    button: 'Comprobar',
    genuine: 'Sí: {number} es un pedido de {shop}.',
    unknown:
      'No: ese número no es de un pedido de {shop}. Si alguien te pidió dinero con él, no pagues y escríbenos.',
  },
  missing: {
    title: 'Este enlace no abre ningún pedido',
    text: 'Puede estar incompleto o haber cambiado. Búscalo con su número y tu correo.',
  },
  recipientPage: {
    title: 'Un pedido viene para {name}',
    titleAfter: '{name}, tu pedido ya llegó',
    titleOver: 'Un pedido para {name}',
    cancelled: 'Este pedido se canceló y no va en camino',
    cancelledText:
      'No tienes que hacer nada ni pagar nada. Si quieres saber más, pregúntale a quien te lo enviaba.',
    checked: 'La tienda está comprobando algo de tu pedido',
    checkedText: 'No tienes que hacer nada. Te escribiremos cuando siga.',
    ready: 'Ten a mano tu carné de identidad. Te llamarán al {phone}.',
    waiting: 'El pedido está hecho; falta confirmar el pago',
    where: 'Se entrega en',
    whereAfter: 'Se entregó en',
    pickup: {
      ready: 'Ten a mano tu carné de identidad. Te avisaremos al {phone} cuando se pueda recoger.',
      where: 'Se recoge en un punto de',
      whereAfter: 'Se recogió en un punto de',
    },
    comesAfter: 'Lo que llegó',
    invalid: '¿Hay algo mal en la dirección o el teléfono? Avisa a quien te lo envía.',
    total: 'Total',
    help: 'Ayuda',
    greeting: 'Hola, escribo por el pedido {number}, que recibo yo.',
    day: {
      messenger: 'el mensajero',
      door: 'Hoy te lo lleva {carrier} a la puerta. Te llama al {phone} antes de llegar.',
      pickup: 'Ya está en la agencia ({carrier}). Pide el pedido {number}.',
      pickupSomewhere: 'Ya está en la agencia. Pide el pedido {number}.',
      title: 'Ten a mano',
      ready: [
        'Tu carné de identidad.',
        'El teléfono encendido y cargado.',
        'Quien te ayude a cargar: hay cajas pesadas.',
        'Mira las cajas antes de firmar; si una viene golpeada, tómale una foto.',
      ],
    },
    technician: {
      waits:
        'Un técnico lo monta y lo prueba: te llamamos para acordar el día. Hasta entonces no hace falta conectar nada.',
      arranged:
        'El técnico ya tiene día para montarlo. Hasta entonces no hace falta conectar nada.',
    },
    receipt: {
      button: 'Ya lo recibí',
      question:
        '¿Lo tienes en la mano? Desde que lo dices cuentan las 48 horas para avisar de un daño, y se lo escribimos a quien te lo envía.',
      yes: 'Sí, lo tengo',
      notYet: 'Todavía no',
      done: 'Anotamos que ya lo tienes. ¡Gracias por avisar!',
    },
    after: {
      damage: '¿Llegó todo bien?',
      start: 'Para empezar',
      text: 'Nada se conecta sin leer antes la hoja: el plano, los cables y los fusibles están abajo, en lo que llegó.',
      guide: 'Guía de instalación, paso a paso',
      review: '¿Ya hay luz en la casa?',
      reviewText: 'Cuéntale a otra familia cómo te fue, con fotos si quieres.',
      reviewLink: 'Escribir mi opinión',
    },
  },
}
