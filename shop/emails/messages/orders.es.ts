export const ordersEs = {
  order_received: {
    subject: 'Recibimos tu pedido {number}',
    heading: 'Recibimos tu pedido',
    text: 'Gracias por comprar en {shop}. Tu pedido {number} está anotado con los precios que viste al hacerlo.',
  },
  order_now_transfer: {
    subject: 'Paga tu pedido {number} por {method}',
    heading: 'Tu pedido se paga por {method}',
    text: 'Elegiste pagar el pedido {number} por {method}. Lo que pediste y sus precios no cambian.',
  },
  order_divided: {
    subject: 'Tu pedido {number} se paga entre varios',
    heading: 'Tu pedido se paga entre varios',
    text: 'Tu pedido {number}, de {total}, se paga en partes: cada familiar paga la suya con su enlace. Cuando estén todas, el pedido queda pagado y te lo confirmamos.',
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
    subject: 'Recibimos tu comprobante del pedido {number}',
    heading: 'Recibimos tu comprobante',
    text: 'Ya tenemos el comprobante de tu pago por {method}. Ahora buscamos el pago en el banco y te escribimos en cuanto lo veamos.',
  },
  proof_refused: {
    subject: 'No encontramos el pago de tu pedido {number}',
    heading: 'No encontramos tu pago',
    text: 'Revisamos el comprobante de tu pedido {number} y no encontramos ese pago en el banco.',
  },
  payment_under_review: {
    subject: 'El pago de tu pedido {number} está en revisión',
    heading: 'Tu pago está en revisión',
    text: '{method} todavía no ha terminado el pago de tu pedido {number}. No pagues otra vez: el pedido sigue reservado y te escribimos cuando haya respuesta.',
  },
  payment_partly_received: {
    subject: 'Recibimos una parte del pago de tu pedido {number}',
    heading: 'Falta una parte del pago',
    text: 'Recibimos {received} por tu pedido {number}. Su total es {total}: faltan {missing}.',
  },
  payment_confirmed: {
    subject: 'Confirmación de tu pedido {number}',
    heading: 'Tu pedido está confirmado',
    text: 'Recibimos tu pago. Ya empezamos a preparar el pedido {number} para {recipient}.',
  },
  order_expired: {
    subject: 'Tu pedido {number} venció',
    heading: 'Tu pedido venció sin pago',
    text: 'Terminó el plazo y no nos llegó el pago, así que el pedido {number} quedó cerrado y los productos volvieron a la venta.',
  },
  order_corrected: {
    subject: 'Corregimos los datos de entrega de tu pedido {number}',
    heading: 'Datos de entrega corregidos',
    text: 'Corregimos los datos de entrega del pedido {number}. El total no cambia.',
  },
  order_cancelled: {
    subject: 'Tu pedido {number} está cancelado',
    heading: 'Tu pedido está cancelado',
    text: 'El pedido {number} quedó cancelado y no se enviará.',
  },
  order_declined: {
    subject: '{method} no aceptó el pago de tu pedido {number}',
    heading: '{method} no aceptó tu pago',
    text: '{method} revisó el pago del pedido {number} y no lo aceptó. No se cobró nada, y el pedido quedó cancelado. Puedes hacer otro cuando quieras.',
  },
  order_refunded: {
    subject: 'Reembolso de tu pedido {number}',
    heading: 'Reembolso hecho',
    text: 'Te devolvimos dinero de tu pedido {number}, por donde se pagó.',
  },
  order_refunded_parts: {
    subject: 'Reembolso de tu pedido {number}',
    heading: 'Reembolso hecho',
    text: 'Devolvimos dinero de tu pedido {number} a quien lo pagó, por donde lo pagó.',
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
    text: 'El pedido {number} ya está en Cuba y sigue hacia {recipient}. Te avisamos cuando se entregue o cuando se pueda recoger.',
  },
  order_ready_for_pickup: {
    subject: 'Tu pedido {number} está listo para recoger',
    heading: 'Listo para recoger',
    text: 'El pedido {number} espera a {recipient} en el punto de recogida.',
  },
  order_in_hands: {
    subject: '{recipient} dice que ya tiene tu pedido {number}',
    heading: 'Ya lo tiene',
    text: 'Desde su página nos dijeron que el pedido {number} ya está en manos de {recipient}. Si no es así, responde a este correo.',
  },
  order_delivered: {
    subject: 'Tu pedido {number} fue entregado',
    heading: 'Tu pedido fue entregado',
    text: 'El pedido {number} se entregó. Lo recibió {receiver}. ¡Que lo disfruten!',
  },
  order_undelivered: {
    subject: 'Lo corregimos: tu pedido {number} todavía no se entregó',
    heading: 'Lo corregimos: todavía no se entregó',
    text: 'Te escribimos que el pedido {number} ya estaba entregado, y no es así: lo anotamos por error. Perdona. Sigue donde estaba, y te escribimos cuando de verdad se entregue. Si ya está en manos de {recipient}, responde a este correo.',
  },
  order_undelivered_to_oneself: {
    subject: 'Lo corregimos: tu pedido {number} todavía no se entregó',
    heading: 'Lo corregimos: todavía no se entregó',
    text: 'Te escribimos que el pedido {number} ya estaba entregado, y no es así: lo anotamos por error. Perdona. Sigue donde estaba, y te escribimos cuando de verdad se entregue. Si ya lo tienes, responde a este correo.',
  },
  order_in_own_hands: {
    subject: 'Dijiste que ya tienes tu pedido {number}',
    heading: 'Ya lo tienes',
    text: 'En su página nos dijiste que ya tienes el pedido {number}. Si no es así, responde a este correo.',
  },
  order_delivered_to_oneself: {
    subject: 'Tu pedido {number} fue entregado',
    heading: 'Tu pedido fue entregado',
    text: 'El pedido {number} se entregó. ¡Que lo disfrutes!',
  },
  order_ready_for_oneself: {
    subject: 'Tu pedido {number} está listo para recoger',
    heading: 'Listo para recoger',
    text: 'El pedido {number} te espera en el punto de recogida.',
  },
  order_incident: {
    subject: 'Un problema con tu pedido {number}',
    heading: 'Hubo un problema en el camino',
    text: 'Algo pasó con el pedido {number} y ya lo estamos resolviendo. Te escribimos en cuanto haya noticias.',
  },
  order_incident_after: {
    subject: 'Sobre tu pedido {number}, ya entregado',
    heading: 'Estamos mirando tu pedido entregado',
    text: 'Anotamos un problema con el pedido {number}, que ya se entregó, y lo estamos resolviendo. Te escribimos en cuanto haya noticias.',
  },
  order_resolved: {
    subject: 'Resuelto: tu pedido {number}',
    heading: 'El problema está resuelto',
    text: 'El problema que anotamos con el pedido {number}, ya entregado, está resuelto. Si no es así, responde a este correo.',
  },
  order_delayed: {
    subject: 'Tu pedido {number} se demora: tú decides',
    heading: 'Tu pedido se demora',
    text: 'No vamos a poder entregar el pedido {number} a {handler} en el plazo que te dijimos. Lo sentimos. Puedes esperar o cancelar; cancelar no cuesta nada y te devolvemos {back}.',
  },
  order_delayed_on_the_way: {
    subject: 'Tu pedido {number} se demora en camino',
    heading: 'Tu pedido se demora en camino',
    text: 'El pedido {number} ya salió, pero va a tardar más de lo que te dijimos. Lo sentimos. No tienes que hacer nada.',
  },
  damage_received: {
    subject: 'Recibimos tu aviso del pedido {number}',
    heading: 'Recibimos tu aviso',
    text: 'Gracias por avisarnos de que algo del pedido {number} llegó dañado o faltaba. Lo miramos y te respondemos por correo y en la página de tu pedido. Mientras tanto guarden el equipo y su caja, y no lo conecten.',
  },
  damage_answered: {
    subject: 'Respondimos a tu aviso del pedido {number}',
    heading: 'Nuestra respuesta a tu aviso',
    text: 'Nos avisaste de que algo del pedido {number} llegó dañado o faltaba. Ya lo miramos; lo que te respondemos también está en la página de tu pedido.',
  },
  damage_reported_by_recipient: {
    subject: '{recipient} avisó de un daño en el pedido {number}',
    heading: 'Quien recibe avisó de un daño',
    text: '{recipient} nos avisó de que algo del pedido {number} llegó dañado o faltaba. Lo miramos y te respondemos por correo y en la página de tu pedido, y también a quien recibe. Mientras tanto, que guarden el equipo y su caja, y no lo conecten.',
  },
  damage_answered_to_recipient: {
    subject: 'Respondimos al aviso de daño del pedido {number}',
    heading: 'Nuestra respuesta al aviso de daño',
    text: '{recipient} nos avisó de que algo del pedido {number} llegó dañado o faltaba. Ya lo miramos; lo que respondemos también está en la página de tu pedido y en la de quien recibe.',
  },
  order_link: {
    subject: 'El enlace de tu pedido {number}',
    heading: 'El enlace que pediste',
    text: 'Con este enlace abres tu pedido {number}: dice cómo va hoy y qué falta, paso a paso.',
  },
  recipient_order_coming: {
    subject: 'Te envían un pedido: {number}',
    heading: 'Viene un pedido para ti',
    text: 'En {shop} hay un pedido para ti, de parte de {buyer}. Te avisaremos cuando salga.',
  },
  recipient_handed_over: {
    subject: 'Tu pedido {number} va en camino',
    heading: 'Tu pedido va en camino',
    text: 'Lo que te envía {buyer} ya está en manos de {handler}.',
  },
  recipient_ready_for_pickup: {
    subject: 'Ya puedes recoger tu pedido {number}',
    heading: 'Ya puedes recogerlo',
    text: 'Lo que te envía {buyer} te espera en el punto de recogida.',
  },
  recipient_delivered: {
    subject: 'Tu pedido {number} se entregó',
    heading: 'Tu pedido se entregó',
    text: 'Lo que te envió {buyer} se entregó. Lo recibió {receiver}. ¡Que lo disfrutes!',
  },
  recipient_undelivered: {
    subject: 'Lo corregimos: el pedido {number} todavía no se entregó',
    heading: 'Lo corregimos: todavía no se entregó',
    text: 'Te escribimos que lo que te envía {buyer} ya estaba entregado, y no es así: lo anotamos por error. Perdona. Sigue donde estaba, y te escribimos cuando de verdad se entregue. Si ya lo tienes, responde a este correo.',
  },
  recipient_delayed: {
    subject: 'Tu pedido {number} se demora',
    heading: 'Tu pedido se demora',
    text: 'Lo que te envía {buyer} va a tardar más de lo previsto. Lo sentimos.',
  },
  recipient_cancelled: {
    subject: 'El pedido {number} no va en camino',
    heading: 'El pedido que esperabas se canceló',
    text: 'El pedido de parte de {buyer} del que te escribimos se canceló y no va en camino. No tienes que hacer nada ni pagar nada; si quieres saber más, pregúntale a quien te lo enviaba.',
  },
  recipient_damage_received: {
    subject: 'Recibimos tu aviso del pedido {number}',
    heading: 'Recibimos tu aviso',
    text: 'Gracias por avisarnos de que algo del pedido {number} llegó dañado o faltaba. Guarden el equipo y su caja, y no lo conecten. Lo miramos y te respondemos por correo y en tu página del pedido.',
  },
  recipient_damage_answered: {
    subject: 'Respondimos a tu aviso del pedido {number}',
    heading: 'Nuestra respuesta a tu aviso',
    text: 'Nos avisaste de que algo del pedido {number} llegó dañado o faltaba. Ya lo miramos; lo que te respondemos también está en tu página del pedido.',
  },
  owner_new_order: {
    subject: 'Pedido nuevo {number}: {total}',
    heading: 'Pedido nuevo',
    text: 'Acaba de entrar el pedido {number}.',
  },
  owner_proof_to_verify: {
    subject: 'Pago de {method} por verificar: {number}',
    heading: 'Hay un pago de {method} por verificar',
    text: 'Llegó un comprobante para el pedido {number}. Búscalo en el banco antes de confirmarlo: un comprobante no es un pago.',
  },
  owner_order_held: {
    subject: 'Pedido {number}: espera tu decisión',
    heading: 'Un pedido espera tu decisión',
    text: 'El pedido {number} está en verificación y espera que una persona decida. No se cobra ni se envía hasta entonces.',
  },
  confirmation: {
    subject: 'Confirmación de tu pedido {number}',
    heading: 'Gracias por tu pedido',
    text: 'Estos son los datos de tu pedido {number} en {shop}.',
  },
  open: { buyer: 'Ver mi pedido', recipient: 'Ver el pedido', owner: 'Abrir el pedido' },
  about: 'Pedido {number}',
  preheader: '{total} · envío a {place}',
  place: { cuba: 'Cuba', usa: 'Estados Unidos' },
  handler: { cuba: 'la agencia de carga', usa: 'el transportista' },
  somebody: { buyer: 'un familiar o amigo', recipient: 'quien lo recibe', oneself: 'ti' },
  dateTime: '{date}, {time}',
  summary: {
    title: 'Resumen',
    date: 'Fecha',
    payment: 'Pago',
    buyer: 'Compra',
    recipient: 'Recibe',
    paid: '{method}, pagado',
    waitsFor: { manual: '{method}, pendiente de verificación', provider: '{method}, pendiente' },
  },
  items: {
    title: 'Tu compra',
    toOwner: 'Qué se compró',
    coming: 'Qué viene',
    each: '{quantity} × {price}',
    install: 'Cómo se instala: {name}',
    installPartial:
      'Hoja de instalación: estas piezas no forman un sistema completo; ahí dice qué falta o qué no va junto',
    installSet: 'Hoja de instalación del conjunto: plano, cables y fusibles',
    pieces: { one: '{count} unidad', other: '{count} unidades' },
    more: {
      one: 'y {count} producto más, que verás en el pedido',
      other: 'y {count} productos más, que verás en el pedido',
    },
  },
  sums: {
    subtotal: { cuba: 'Productos puestos en Cuba', usa: 'Productos' },
    discount: 'Descuento ({code})',
    discountAlone: 'Descuento',
    deliverySaving: 'Una sola entrega',
    shipping: 'Envío en EE. UU.',
    tax: 'Impuesto (7 %)',
    agencyFee: 'Tarifa de agencia',
    installation: 'Servicio de instalación',
    total: 'Total',
  },
  address: {
    title: 'Se entrega a',
    pickup: 'Lo recoge en un punto',
    ownPickup: 'Lo recoges tú en un punto',
    phone: 'Tel. {phone}',
    authorised: 'También puede recibirlo: {name}',
  },
  corrected: {
    title: 'Lo que corregimos',
    days: 'Con la dirección nueva calculamos que llegue entre el {from} y el {to}.',
    check:
      'Mira que ahora todo esté bien. Si no pediste este cambio o falta algo, responde a este correo.',
    removed: 'quitado',
    fields: {
      givenNames: 'Nombres',
      firstSurname: 'Primer apellido',
      secondSurname: 'Segundo apellido',
      phone: 'Teléfono',
      secondPhone: 'Otro teléfono',
      email: 'Correo de quien recibe',
      schedule: 'Mejor horario',
      municipality: 'Municipio',
      reparto: 'Reparto o barrio',
      street: 'Calle',
      number: 'Número o edificio',
      apartment: 'Apartamento',
      between1: 'Entre calle',
      between2: 'y calle',
      reference: 'Referencia para llegar',
      city: 'Ciudad',
      state: 'Estado',
      zip: 'Código postal (ZIP)',
    },
  },
  zelle: {
    title: 'Paga con {method}',
    demonstration: 'Esta tienda es una demostración: no pagues con dinero de verdad.',
    amount: 'Monto exacto',
    memo: 'Nota (memo)',
    payBy: 'Antes de',
    account:
      'La cuenta a la que se envía está solo en la página de tu pedido: ábrela y envía el dinero a la que veas allí. Nunca te la mandamos por correo; si un correo te da una, no pagues y avísanos.',
    items:
      'Guardamos tus artículos hasta el {dateTime}; con tu comprobante, hasta que se confirme el pago. Si pagas más tarde, mira antes en tu pedido si quedan.',
    check:
      'Antes de enviar, comprueba que tu banco muestre exactamente el nombre que dice tu pedido. Escribe la nota tal cual: por ella sabemos que el pago es tuyo.',
    proof:
      'Después sube el comprobante en tu pedido. Un comprobante no es un pago: nos ayuda a encontrarlo, pero confirmamos el pedido cuando el dinero está en el banco.',
  },
  rest: {
    received: 'Recibido',
    missing: 'Falta',
    how: 'Envía lo que falta con la misma nota. Mientras tanto tu pedido no vence; lo preparamos cuando esté completo. Si prefieres no enviarlo, responde a este correo y te devolvemos lo que llegó.',
  },
  unpaidYet:
    'Si ya pagaste con {method}, no tienes que hacer nada más: la confirmación llega en otro correo. Si no llegaste a pagar, abre tu pedido y termina ahí; la página dice hasta cuándo te lo guardamos.',
  unpaid:
    'Falta el pago con {method}. Tu pedido explica cómo hacerlo; el plazo termina el {dateTime}. Después el pedido vence y los productos vuelven a la venta.',
  divided: {
    method: 'Entre varios',
    until:
      'Guardamos los equipos hasta el {dateTime}. Si entonces falta alguna parte, cada una vuelve a quien la pagó, por donde la pagó.',
    where:
      'La página de tu pedido dice qué partes están pagadas y cuánto falta, y tiene el enlace de cada una.',
  },
  surplus:
    'Llegaron {excess} de más: no hace falta que hagas nada, te los devolvemos y te escribimos al hacerlo.',
  proofIsNoPayment:
    'Un comprobante no es un pago, por eso esperamos a ver el dinero. No hace falta que pagues otra vez.',
  tryAgain:
    'Si ya pagaste, mira que el nombre, el monto y la nota sean los de tu pedido y envíanos otro comprobante desde tu pedido. Si tu banco te devolvió el dinero, puedes pagar de nuevo.',
  reason: 'El motivo:',
  details: 'Los detalles:',
  where: 'Dónde y cuándo:',
  answer: 'Nuestra respuesta:',
  report: 'Lo que se nos contó:',
  heldReassuring:
    'Es un paso que se pide en algunos pedidos. Por ahora no tienes que hacer nada; si hace falta algún dato, te lo pedimos nosotros.',
  refusedPaid:
    'Te escribiremos aparte sobre el dinero que se pagó. Si tienes preguntas, responde a este correo.',
  refusedUnpaid:
    'No pagues este pedido. Si ya enviaste el dinero, te escribiremos aparte. Si tienes preguntas, responde a este correo.',
  expired:
    'Si ya habías pagado, responde a este correo con el número del pedido y buscamos tu dinero: no se pierde. Si todavía lo quieres, puedes pedirlo otra vez.',
  cancelledPaid:
    'Te devolvemos todo lo que pagaste, {amount}, por donde se pagó. Empezamos el reembolso en 7 días hábiles como máximo y te escribimos al hacerlo.',
  cancelledRest:
    'Te devolvemos lo que queda de lo que pagaste, {amount}, por donde se pagó: de {paid} ya se te había devuelto {returned}. Empezamos el reembolso en 7 días hábiles como máximo y te escribimos al hacerlo.',
  cancelledUnderway:
    'Te devolvemos lo que queda de lo que pagaste, {amount}, por donde se pagó: de {paid}, {returned} ya se te devolvieron o van en camino. Empezamos el reembolso de lo que queda en 7 días hábiles como máximo y te escribimos al hacerlo.',
  cancelledReturned:
    'Todo lo que pagaste, {paid}, ya se te devolvió o va en camino, por donde se pagó.',
  cancelledParts:
    'Lo que llegó, {amount}, vuelve a quien lo pagó, por donde lo pagó. No tienes que hacer nada; te escribimos de cada reembolso.',
  cancelledDivided:
    'Lo que se haya pagado de cada parte vuelve a quien la pagó, por donde la pagó. No tienes que hacer nada.',
  cancelledUnpaid:
    'No tienes nada que pagar. Si ya habías enviado el dinero, responde a este correo y te lo devolvemos.',
  refund: {
    title: 'Reembolso',
    refunded: 'Devuelto',
    before: 'Devuelto antes',
    rest: 'Todavía por devolver',
    part: 'Parte',
    of: 'Total del pedido',
    by: 'Por',
    date: 'Fecha',
    wait: 'Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
  },
  tracking: {
    title: 'Seguimiento',
    carrier: 'Lo lleva',
    code: 'Código',
    follow: 'Seguir el envío',
  },
  technician: {
    buyer:
      'Tu pedido lleva instalación: cuando llegue, hablamos con {recipient} para acordar el día, y te decimos por escrito qué incluye. Si ningún instalador llega a la dirección, te devolvemos lo que pagaste por ella.',
    oneself:
      'Tu pedido lleva instalación: cuando llegue, te llamamos para acordar el día, y te decimos por escrito qué incluye. Si ningún instalador llega a la dirección, te devolvemos lo que pagaste por ella.',
    recipient:
      'El pedido lleva instalación: un técnico lo monta y lo prueba. Te llamamos para acordar el día; hasta entonces no hace falta conectar nada.',
  },
  family: {
    buyer:
      'Para recibirlo, {recipient} debe tener a mano su carné de identidad: sin él no se entrega. Conviene contar los bultos y mirar las cajas antes de firmar.',
    recipient:
      'Ten a mano tu carné de identidad: sin él no se entrega. Cuenta los bultos y mira las cajas antes de firmar.',
  },
  linkIsYours:
    'Solo lo enviamos a este correo, porque con él se hizo el pedido. No se lo pases a quien no deba verlo. Si no lo pediste tú, no tienes que hacer nada.',
  noMoney:
    '{shop} nunca te pedirá dinero, claves ni datos del banco. Si alguien lo hace en nuestro nombre, avísanos.',
  delivered: {
    buyer:
      'Revisen todo en las primeras 48 horas, también lo que no vayan a instalar todavía. Si algo llegó golpeado o falta, avísanos con fotos desde la página del pedido.',
    recipient:
      'Revisa todo en las primeras 48 horas, también lo que no vayas a instalar todavía. Si algo llegó golpeado o falta, avísanos con fotos desde la página del pedido.',
    guide: 'Guía de instalación',
  },
  delay: {
    known: 'La fecha nueva: calculamos que llegue entre el {from} y el {to}.',
    unknown: 'Todavía no sabemos la fecha nueva.',
    back: {
      all: 'todo lo que pagaste',
      rest: 'lo que queda de lo que pagaste, {amount}',
    },
    accept: 'Acepto esperar',
    cancel: 'Cancelar y recibir mi dinero',
    accepts: 'Si no respondes, entendemos que aceptas esperar.',
    cancels: 'Si no respondes, cancelamos el pedido y te devolvemos {back}.',
    either:
      'Si este es el primer aviso y la fecha nueva suma 30 días o menos, no responder cuenta como aceptar la espera. En los demás casos, si no respondes, cancelamos el pedido y te devolvemos {back}.',
    afterwards:
      'Aunque elijas esperar, puedes cancelar después, hasta que lo entreguemos a {handler}.',
  },
  terms: {
    cuba: 'Este envío sigue las reglas de exportación de Estados Unidos: va solo a personas particulares y negocios privados, y guardamos sus registros 10 años.',
    compliance: 'Política de cumplimiento',
    declaration: 'La declaración del comprador',
    returns: 'Envíos, devoluciones y reembolsos',
  },
  refusals: {
    not_signed_in: 'Inicia sesión como administrador para enviar o ver correos.',
    not_allowed: 'Solo un administrador puede enviar o ver correos.',
    invalid_body: 'No se pudo leer el pedido. Revisa: {fields}.',
    unknown_template: 'No existe esa plantilla.',
  },
} as const
