export const es = {
  methods: {
    title: 'Cómo quieres pagar',
    upTo: 'hasta {sum}',
    atLeast: 'desde {sum}',
    card: 'tarjeta',
    known: 'más de {sum} solo si ya pagaste aquí un pedido con tu cuenta',
    asking: 'Preparando el pago…',
    provider: {
      name: '{method} o tarjeta',
      text: 'Pagas en la página de {method}, con tu cuenta o con una tarjeta, y vuelves aquí.',
    },
    manual: {
      name: '{method}',
      text: 'Envías el dinero por {method} y subes un comprobante. Tienes 72 horas. Tus artículos se guardan las primeras horas y, con el comprobante, hasta que se confirme el pago.',
    },
    demo: 'Es una prueba: una página de la tienda hace de {method} y no se cobra nada.',
    none: 'Ahora mismo no hay forma de pagar este total. Escríbenos y lo resolvemos.',
  },
  provider: {
    title: 'Pagar con {method}',
    of: 'Pedido {number}',
    total: 'Total',
    until: 'Te guardamos los equipos 15 minutos, hasta las {time}.',
    left: 'Quedan',
    untilDate: 'Te guardamos los equipos hasta el {date}.',
    other: '¿Prefieres otra forma? Este mismo pedido también se paga por {method}.',
    otherButton: 'Pagar por {method}',
    notBoth:
      'Si ya enviaste el dinero por {method}, no pagues otra vez: sube el comprobante en la página del pedido.',
    redirect: 'Pagar en la página de {method}',
    redirectText: 'Te llevamos a {method} y vuelves aquí al terminar.',
    order: 'Ver el pedido',
    off: '{method} no está disponible en este momento. Escríbenos y te ayudamos a pagar de otra forma.',
    outcomes: {
      paid: 'Pago confirmado. ¡Gracias!',
      in_review: '{method} está revisando el pago. Te escribiremos cuando termine.',
      in_progress:
        '{method} todavía no nos confirma el pago. No pagues otra vez: lo comprobamos y te escribimos.',
      not_approved: 'El pago no se completó. No se cobró nada; puedes intentarlo otra vez.',
      choose_again:
        '{method} rechazó esa tarjeta o cuenta. No se cobró nada; prueba con otra forma de pago.',
      use_another_method:
        '{method} no puede hacer este cobro. No se cobró nada; escríbenos y pagas de otra forma.',
      held: 'Tu pedido está en una verificación obligatoria. No se cobró nada; te escribiremos en 1–2 días hábiles.',
      now_transfer:
        'En línea no se cobró nada: este pedido se paga por {method}. Abajo ves cómo y qué falta.',
      order_closed: 'Este pedido ya no espera un pago. No se cobró nada.',
      paid_otherwise: 'Ya estaba pagado: esta vez no se cobró nada.',
      items_gone:
        'Mientras tanto se agotó algo de este pedido. No se cobró nada; escríbenos y buscamos una solución.',
      unknown_payment: 'No encontramos ese pago. Abre tu pedido con el enlace del correo.',
      cancelled: 'Cancelaste el pago en {method}. No se cobró nada.',
      method_off: 'Esa forma de pago no está disponible para este pedido.',
      not_configured: '{method} no está disponible en este momento.',
      order_not_found: 'No encontramos ese pedido.',
      order_held:
        'Tu pedido está en una verificación obligatoria. Podrás pagarlo cuando termine; te escribiremos.',
      not_payable: 'Este pedido no espera un pago por {method}.',
      provider_unavailable:
        '{method} no responde ahora. No se cobró nada; inténtalo en unos minutos.',
      provider_refused:
        '{method} no aceptó este pedido. Escríbenos y te ayudamos a pagar de otra forma.',
      in_maintenance:
        'Las compras están deshabilitadas temporalmente. Un pago que ya empezó sigue su curso; uno nuevo por {method} se puede hacer cuando la tienda abra.',
    },
  },
  /** Its own buttons on the page. */
  paypal: {
    loading: 'Abriendo PayPal…',
    buttons: 'Formas de pago de PayPal',
    unavailable: 'No se abrieron los botones de PayPal. En su página se paga igual.',
  },
  zelle: {
    title: 'Pagar con {method}',
    now: {
      title: 'Qué hacemos ahora',
      steps: [
        'Buscamos tu pago en el banco, en menos de 24 horas hábiles.',
        'En cuanto lo vemos te escribimos y empezamos a preparar el pedido. No pagues otra vez.',
        'Si no lo encontramos, te decimos qué falta y puedes enviar otro comprobante.',
      ],
    },
    demonstration: 'Esta tienda es una demostración: no pagues con dinero de verdad.',
    steps: 'Envía exactamente este importe desde tu banco',
    amount: 'Importe',
    due: 'Falta por llegar',
    recipient: 'Para ({method})',
    name: 'Nombre que verás en tu banco',
    memo: 'Escribe en la nota (memo)',
    memoText: 'Así sabemos qué pedido pagas.',
    items: {
      until:
        'Guardamos tus artículos hasta el {date}; con tu comprobante, hasta que se confirme el pago. Si lo subes después, los apartamos otra vez si quedan.',
      released:
        'Ya no guardamos estos artículos, pero ahora mismo quedan. Al recibir tu comprobante los apartamos otra vez.',
      gone: 'Mientras tanto se agotó algo de este pedido. No pagues todavía: escríbenos y buscamos una solución.',
      proven:
        'Tenemos tu comprobante, pero mientras tanto se agotó algo de este pedido. Una persona te escribe y tú eliges: esperar, otro producto o tu dinero de vuelta.',
    },
    until: 'Antes del {date}. Después el pedido se cancela solo.',
    copy: 'Copiar',
    copied: 'Copiado',
    warning: 'Lo que se envía no se puede deshacer: comprueba el nombre antes de enviar.',
    askedAgain: 'Necesitamos otro comprobante: {reason}',
    done: 'Recibimos tu comprobante. Buscamos el pago en el banco, en menos de 24 horas hábiles.',
    known: 'Ya teníamos ese comprobante; no hace falta enviarlo otra vez.',
    another: 'Enviar otro comprobante',
    notWaiting: 'Este pedido no espera un comprobante.',
    form: {
      title: 'Sube tu comprobante',
      text: 'Un comprobante no es un pago: una persona busca tu pago en el banco. El comprobante ayuda a encontrarlo antes.',
      file: 'Comprobante: captura de pantalla',
      fileHint: 'JPG, PNG o WebP, hasta 5 MB.',
      small: 'El comprobante pesa {size} kB.',
      sender: 'Quién envió el dinero (opcional)',
      senderHint: 'El nombre de la cuenta, como aparece en el banco.',
      confirmation: 'Número de confirmación del banco (opcional)',
      amount: 'Importe enviado (opcional)',
      paidOn: 'Fecha del envío (opcional)',
      submit: 'Enviar comprobante',
    },
    lost: 'No se pudo enviar. Revisa la conexión y prueba otra vez: lo que escribiste y lo que elegiste siguen aquí.',
    problems: {
      file_missing: 'Elige el comprobante: una captura de pantalla.',
      file_again: 'Elige otra vez el comprobante: el navegador no lo guarda.',
      file_too_large: 'El archivo pesa más de 5 MB. Envía una imagen más pequeña.',
      file_is_pdf: 'No aceptamos PDF. Haz una captura de pantalla y envíala.',
      file_unknown: 'Ese archivo no es una imagen JPG, PNG o WebP.',
      image_broken: 'No pudimos abrir esa imagen. Haz otra captura de pantalla y envíala.',
      image_too_large: 'La imagen es demasiado grande. Envía una captura de pantalla normal.',
      not_waiting: 'Este pedido no espera un comprobante.',
      amount_unreadable: 'Escribe un importe como 120 o 120.50, o déjalo vacío.',
      day_unreadable: 'Escribe una fecha del calendario, o déjala vacía.',
      day_ahead: 'Esa fecha todavía no ha llegado.',
      day_long_ago: 'Esa fecha es de hace más de 90 días.',
      too_many_proofs: 'Ya tenemos varios comprobantes de este pedido. Escríbenos si falta algo.',
    },
  },
} as const
