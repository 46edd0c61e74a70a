export const steps = {
  next: 'Siguiente paso',
  others: 'Otras acciones',
  close: 'Cerrar sin cambiar nada',
  toReturn: 'Quedarán {amount} por devolver: es el paso siguiente de este pedido.',
  nothingToReturn: 'No hay dinero que devolver.',
  kinds: {
    decide: {
      title: 'Decidir sobre la retención',
      text: 'Compara los nombres con las listas. Mientras esté retenido no se cobra, no se devuelve y no sale nada.',
    },
    refund: {
      title: 'Devolver el dinero',
      text: 'El pedido no se entrega y la tienda todavía tiene dinero de quien compra.',
    },
    dispute: {
      title: 'Responder a la disputa',
      text: 'Responde donde se pagó; el resultado llega solo. No devuelvas el dinero dos veces.',
    },
    taken: {
      title: 'Decidir: falta dinero de una parte',
      text: 'La forma de pago devolvió dinero de una parte a quien la pagó: no prepares el pedido todavía. Habla con quien compró. Si lo envías de todos modos, pásalo de estado en «Otras acciones»; si no, cancélalo, y lo que queda vuelve a quien lo pagó.',
    },
    verify: {
      title: 'Buscar el pago en el banco',
      text: 'Llegó un comprobante o una parte del dinero. Apruébalo solo cuando lo veas en el banco.',
    },
    wait: {
      title: 'Esperar el pago',
      text: 'No hay nada que hacer hasta que se pague; si vence el plazo, el pedido se cierra solo.',
    },
    done: { title: 'Entregado', text: 'No queda nada por hacer con este pedido.' },
    closed: { title: 'Cerrado', text: 'No queda nada por hacer con este pedido.' },
  },
  inHands:
    '{name} dice desde el {date} que ya lo tiene. Anota aquí los pasos que falten, hasta la entrega.',
  installation: {
    title: 'Instalación pagada: {amount}',
    states: {
      waits:
        'Falta concertarla: habla con el instalador y con quien recibe. Si nadie llega a esa dirección, devuelve su precio con «Reembolsar» y anótalo aquí.',
      arranged: 'Está concertada. Anota aquí cuando esté hecha.',
      done: 'Está hecha.',
      returned: 'No se hizo: se devolvió su precio.',
    },
    outcome: 'Qué pasó',
    outcomes: {
      arranged: 'Concertada con el instalador',
      done: 'Hecha',
      returned: 'Devolvimos su precio',
    },
    hint: 'Quién la hace y cuándo. No se envía ningún correo.',
    button: 'Anotar la instalación',
  },
  installationWaits: 'Queda la instalación por concertar o devolver: está en esta página.',
  damageWaits: 'Queda un aviso de daño sin responder.',
  promiseWaits: 'Queda por cumplir lo que se prometió al responder el aviso de daño.',
  deliver: {
    prepared: {
      title: 'Preparar el pedido',
      text: 'Imprime la etiqueta y la lista de empaque, reúne los productos y márcalo preparado. Quien compra recibe un correo.',
      button: 'Ya está preparado',
    },
    handed_over: {
      title: 'Entregarlo a la agencia',
      text: 'La agencia necesita estos datos. Quien compra y quien recibe reciben un correo con el seguimiento.',
      textAlone:
        'La agencia necesita estos datos. Quien compra recibe un correo con el seguimiento; de quien recibe no hay correo.',
      button: 'Ya lo tiene la agencia',
    },
    in_transit: {
      title: 'Anotar que está en tránsito',
      text: 'Cuando la agencia confirme que salió.',
      button: 'Está en tránsito',
    },
    in_customs: {
      title: 'Anotar que está en aduana',
      text: 'Cuando la agencia confirme que llegó a Cuba.',
      button: 'Está en aduana',
    },
    in_province: {
      title: 'Anotar que llegó a la provincia',
      text: 'Quien compra recibe un correo.',
      button: 'Está en la provincia',
    },
    ready_for_pickup: {
      title: 'Anotar que se puede recoger',
      text: 'Quien compra y quien recibe reciben un correo.',
      textAlone: 'Quien compra recibe un correo; de quien recibe no hay correo.',
      button: 'Listo para recoger',
    },
    out_for_delivery: {
      title: 'Anotar que salió a reparto',
      text: 'No se envía ningún correo.',
      button: 'Está en reparto',
    },
    delivered: {
      title: 'Anotar la entrega',
      text: 'Escribe quién lo recibió. Quien compra y quien recibe reciben un correo.',
      textAlone:
        'Escribe quién lo recibió. Quien compra recibe un correo; de quien recibe no hay correo.',
      button: 'Entregado',
    },
  },
  resolve: {
    title: 'Resolver la incidencia',
    text: 'Ya estaba entregado. Si hace falta, devuelve dinero o espera la devolución en «Otras acciones»; cuando esté resuelto, escribe cómo. Quien compra recibe un correo.',
    button: 'Está resuelta',
    how: 'Cómo se resolvió',
  },
  receivedBy: 'Quién lo recibió',
  receivedHint: 'Nombre y apellidos de quien lo tuvo en la mano; va en el correo.',
  entries: 'Cobros y reembolsos',
  which: '¿Cuál pongo?',
  basisHint:
    'SCP es la excepción para el pueblo cubano, la usual de esta tienda; GFT, un paquete de regalo; LICENSE, una licencia propia. Si dudas, pregunta a tu abogado.',
  filingHint: 'El ITN (X y 14 cifras) o la exención que corresponde, como NOEEI 30.37(a).',
  buyerReads: {
    es: 'Quien compra lee en español: esto le llega en su correo tal como lo escribas.',
    en: 'Quien compra lee en inglés: esto le llega en su correo tal como lo escribas.',
  },
  reasonUnread: 'Queda en el historial; el correo a quien compra no lo dice.',
  why: 'Motivo',
  optional: 'Nota (si hace falta)',
  to: 'Pasar a',
  verify: 'Abrir la transferencia',
  compare: 'Ver la comparación de nombres',
  reached: {
    done: 'hecho',
    now: 'ahora',
    next: 'pendiente',
    ahead: 'falta',
    never: 'no se hizo',
    disputed: 'hecho, en disputa',
    partly_refunded: 'hecho, con una parte devuelta',
    refund_due: 'hecho, por devolver',
    refunded: 'hecho y devuelto',
    parts_due: 'hecho, por devolver',
    parts_returned: 'hecho y devuelto',
    parts_short: 'no se completó',
    incident: 'con una incidencia',
    returned: 'volvió a la tienda',
  },
  namesClear: 'sin coincidencias hasta ahora',
  progress: 'Avance del pedido',
  placed: 'Hecho el {date}',
  orderTotal: 'Total del pedido',
  unpaid: 'Falta por recibir',
  excess: 'De más, por devolver',
  requested: 'Reembolso pedido',
  requestStates: { asked: 'por confirmar', pending: 'en camino', failed: 'no se hizo' },
  by: 'por {name}',
  refundQuestion: {
    title: '¿Devolver {amount} de {number}?',
    text: 'Se recibieron {captured}, se devolvieron {refunded} y después quedan {left}. Quien compra recibe un correo. No se puede deshacer.',
  },
  partRefunded:
    'De este pedido ya se devolvió una parte: {refunded} de {captured}. Antes de seguir, comprueba qué productos salen todavía.',
  partRefundedPlain:
    'De este pedido ya se devolvió una parte. Antes de seguir, comprueba qué productos salen todavía.',
  refundExcess: 'Llegaron {excess} de más: es lo que está escrito.',
  refundLimit: 'Como mucho {amount}: es lo que queda de lo pagado.',
  moneyChanged:
    'El dinero de este pedido cambió mientras tanto, y no se devolvió nada. Ahora: recibido {captured}, devuelto {refunded}, en camino {underway}; se pueden devolver {left}. Mira el historial antes de pedirlo otra vez.',
  aboveLimit: 'Es más de lo que se puede devolver: como mucho {amount}.',
  gone: {
    text: 'El pedido cambió mientras escribías y este paso ya no se puede dar. Lo que escribiste sigue aquí: cópialo si te sirve.',
    typed: 'Lo que habías escrito, para copiarlo:',
  },
  confirm: {
    deliver: {
      title: '¿Pasar {number} a «{state}»?',
      text: 'Sale lo que ves aquí en cuanto confirmes; un correo enviado no se puede retirar.',
    },
    byHand:
      'Tú ya enviaste el dinero por {method}: aquí se anota, y la tienda no lo envía otra vez.',
    byProvider: '{method} devuelve el dinero a quien pagó en cuanto confirmes.',
    noCode: 'Sin código de seguimiento: el correo solo nombra la agencia.',
    method: 'Forma de pago',
    bulk: {
      title: {
        one: '¿Pasar {count} pedido a «{state}»?',
        other: '¿Pasar {count} pedidos a «{state}»?',
      },
      text: 'Salen estos correos en cuanto confirmes; después no se pueden retirar.',
    },
    email: 'Correo a {to}: {subject}',
    emailToBuyer: 'Correo a quien compró: {subject}',
    emailToRecipient: 'Correo a quien recibe: {subject}',
    yes: 'Confirmar',
    otherNow:
      'El pedido cambió mientras lo leías, y no se hizo nada. Esto es lo que saldría ahora: léelo antes de confirmar.',
    edit: 'Corregir',
  },
  done: {
    release: 'Pedido liberado: sigue su camino, y quien compra recibe un correo.',
    reject: 'Pedido rechazado y cerrado. Si se pagó, el reembolso se decide aparte.',
    ask: 'Quedó anotado qué dato se pidió. No se envió ningún correo.',
    escalate: 'Quedó anotado que el pedido pasa al abogado; sigue retenido.',
    hold: 'Pedido retenido: no se cobra, no se devuelve y no sale nada.',
    cancel: 'Pedido cancelado. Lo pagado, si lo hay, queda por reembolsar.',
    deliver: 'El pedido quedó «{state}».',
    undeliver: 'La entrega quedó corregida: el pedido está otra vez «{state}».',
    export: 'Quedaron guardados la base y el número de exportación.',
    correct:
      'Datos de quien recibe corregidos; quien compra recibe un correo. Si ya imprimiste la etiqueta, imprímela otra vez.',
    track: 'Quedaron guardados la agencia y el seguimiento.',
    delay: 'Aviso de demora enviado a quien compra y a quien recibe.',
    delayAlone: 'Aviso de demora enviado a quien compra; de quien recibe no hay correo.',
    note: 'Nota añadida al historial.',
    install: 'Quedó anotado qué pasó con la instalación.',
    cost: 'Costo anotado en la contabilidad del pedido.',
    renew_link: 'El enlace anterior ya no abre; el nuevo está en «Enlace del pedido».',
    refund: 'Reembolso hecho: está en «Dinero» y en el historial.',
    refund_once: 'El reembolso de {amount} ya está hecho; el segundo toque no mandó otro.',
    refund_once_pending:
      'El reembolso de {amount} ya está pedido y va en camino; el segundo toque no mandó otro.',
    refund_before: 'Este reembolso ya se había pedido: no salió otra vez. «Dinero» dice cómo va.',
    refund_pending: 'Reembolso pedido: el dinero está en camino, y «Dinero» dice cuándo llega.',
    damage: 'Respuesta guardada y enviada a quien compra.',
    other: 'El cambio quedó guardado.',
  },
  actions: {
    release: {
      name: 'Liberar: es otra persona',
      text: 'El pedido sigue su camino y quien compra recibe un correo.',
    },
    ask: { name: 'Anotar que se pidió un dato', text: '' },
    escalate: {
      name: 'Pasar al abogado',
      text: 'El pedido sigue retenido. No se envía ningún correo.',
    },
    reject: {
      name: 'Rechazar el pedido',
      text: 'No se le vende a esta persona: el pedido se cierra, los productos vuelven a la venta y quien compra recibe un correo. El reembolso se decide aparte.',
    },
    deliver: {
      name: 'Pasar a otro estado',
      text: 'Los estados que pueden seguir al de ahora: cada paso se anota. Según el estado, se envía un correo.',
    },
    back: {
      name: 'Incidencia, devolución o volver atrás',
      text: 'Hace falta el motivo. De una incidencia se avisa a quien compra; de que algo ya entregado vuelve a estar en camino, a quienes leyeron que llegó.',
    },
    undeliver: {
      name: 'Corregir: no se entregó',
      text: 'Para cuando se anotó por error: el pedido vuelve a «{state}».',
    },
    export: {
      name: 'Base y número de exportación',
      text: 'Sin los dos, el pedido no se entrega a la agencia. No se envía ningún correo.',
    },
    track: {
      name: 'Agencia y seguimiento',
      text: 'Salen en los correos y en la página del pedido. No se envía ningún correo ahora.',
    },
    correct: {
      name: 'Corregir datos de quien recibe',
      text: 'Cómo está escrito su nombre, el teléfono o la dirección. Antes de que salga el correo a quien compra, lo lees.',
    },
    refund: {
      name: 'Reembolsar',
      text: 'Entero o en parte. Una parte no detiene la entrega. Quien compra recibe un correo.',
    },
    delay: { name: 'Avisar de una demora', text: '' },
    hold: {
      name: 'Retener para verificar',
      text: 'Nada se cobra, se devuelve ni sale hasta que alguien decida. A quien compra no se le dice el motivo.',
    },
    cancel: {
      name: 'Cancelar el pedido',
      text: 'Los productos vuelven a la venta. Quien compra recibe un correo.',
    },
    note: { name: 'Añadir una nota', text: 'Solo se ve en el panel.' },
    cost: { name: 'Anotar un costo', text: 'Cuenta en la contabilidad de este pedido.' },
    renew_link: {
      name: 'Enlace del pedido',
      text: 'Cópialo para quien compra. Si llegó a quien no debía, anúlalo: ni ese ni el de quien recibe abren más.',
    },
  },
  correct: {
    question: '¿Corregir los datos de quien recibe {number}?',
    text: 'Cambian su página, la etiqueta, el expediente y la lista, y quien compra recibe este correo en cuanto confirmes; después no se puede retirar.',
  },
  undeliver: {
    question: '¿Corregir la entrega de {number}?',
    receiver: 'Quién lo recibió, «{name}», se borra.',
    receiverBack: 'Como quien lo recibió vuelve a estar «{earlier}», en lugar de «{name}».',
    deadline:
      'Deja de contar el plazo para avisar de daños, y no se puede opinar de los productos, hasta que se entregue.',
    emails: 'Los correos de la entrega que no hayan salido todavía ya no salen.',
    history: 'En el historial queda que lo corregiste tú, con el motivo.',
    inHands: '{name} dice que ya lo tiene: su página y la de quien compra lo siguen diciendo.',
    report: 'Hay un aviso de daño de este pedido: quien lo escribió dice que lo tiene.',
    writes: 'Escribir que fue un error',
    writesHint:
      'A quien compra y a quien recibe, si les llegó el correo de la entrega; antes lo lees. Sin marcar, no se escribe a nadie.',
  },
  delayOpen:
    'Quien compra todavía no respondió al aviso de demora: puede esperar o cancelar. Lo que prepares ahora quizá haya que deshacerlo, y cuando lo tenga la agencia ya no podrá cancelar.',
  delayOpenOf: 'Sin respuesta al aviso de demora: {numbers}.',
  delayAsks:
    'Quien compra recibe un correo y elige entre esperar y cancelar; no puede haber dos preguntas a la vez.',
  delayAnnounces:
    'El pedido ya salió: quien compra y quien recibe reciben los días nuevos por correo, sin nada que responder.',
  delayAnnouncesAlone:
    'El pedido ya salió: quien compra recibe los días nuevos por correo, sin nada que responder; de quien recibe no hay correo.',
}
