export const es = {
  title: 'Conexiones',
  text: 'Los servicios con los que trabaja la tienda. Las claves se guardan cifradas y no se muestran otra vez. Cada cambio pide tu contraseña, queda en la auditoría y vale al momento.',
  onlySeen:
    'Aquí solo puedes mirar y probar: adónde van los correos y los pagos lo cambia quien es propietario de la tienda.',
  save: 'Guardar',
  saved: 'Quedó guardado y ya vale.',
  unchanged: 'No cambió nada: lo que enviaste es lo que ya había.',
  untried: {
    paypal: 'Quedó guardado, pero todavía sin probar: pulsa «Probar las claves».',
    mail: 'Quedó guardado, pero todavía sin probar: pulsa «Enviarme un correo de prueba».',
  },
  notUnderstood: 'No se entendió el formulario. Vuelve a abrir la página.',
  set: 'Guardado. No se muestra; escribe otro para cambiarlo.',
  forget: 'Quitar: {field}',
  changed: 'Último cambio: {date}',
  inEnvironment:
    'Está puesto en el servidor: vale eso, y aquí no se cambia. Para ponerlo aquí, pide a quien atiende el servidor que lo quite de allí.',
  environmentNames: 'Cómo se llama en el servidor',
  /** In the audit. */
  secrets: { former: 'el anterior (no se muestra)', new: 'uno nuevo (no se muestra)' },
  realMoney: {
    text: 'Con el modo «De verdad (live)» se cobra dinero de verdad desde que guardas, y mientras falten listas de sanciones completas todo pedido queda retenido. Nadie ha probado todavía las claves que escribas: con unas equivocadas nadie puede pagar con PayPal. Guarda y pruébalas enseguida.',
    sure: 'Lo sé: con el modo «De verdad», desde ahora se cobra de verdad.',
    missing: 'Márcalo para guardar claves que cobran de verdad.',
  },
  /** What each field must be, where more can be said than that it is invalid. */
  expected: {
    MAIL_FROM: 'Escribe un correo, como Tienda <pedidos@ejemplo.com>.',
    smtp_host:
      'Escribe solo el nombre del servidor, como smtp.ejemplo.com, sin https:// ni puerto.',
    smtp_port: 'El puerto es un número entre 1 y 65535.',
    ASSISTANT_API_BASE: 'La dirección empieza con https://.',
    SCREENING_LISTS_URLS: 'Cada dirección empieza con https:// y va en su línea, sin espacios.',
    BACKUP_AT: 'La hora va de 00:00 a 23:59, como 08:30.',
    BACKUP_KEEP: 'Escribe cuántas se guardan, de 1 a 1000.',
  },
  problems: {
    invalid: 'No es válido, o contradice otro campo. Cópialo como lo da el servicio.',
    marked: 'No se guardó nada. Mira los campos señalados.',
    missing: 'Hace falta con lo que pusiste en los otros campos.',
    unsure: 'Falta una marca: estas claves cobran de verdad.',
    in_environment: 'Está puesto en el servidor y aquí no se cambia.',
    elsewhere: 'No va con lo puesto en el servidor: {names}.',
  },
  test: {
    title: 'Probar el correo',
    send: 'Enviarme un correo de prueba',
    sent: 'El servicio aceptó el correo para {email}. Mira si llegó, también en el correo no deseado.',
    toFile: 'El correo para {email} quedó guardado en un fichero: no hay correo configurado.',
    failed: 'Lo que contestó el servicio',
    problems: {
      login: 'No salió: el servicio no acepta el usuario, la contraseña o la clave.',
      unreachable: 'No salió: nadie contesta en ese servidor y puerto.',
      unknown_host: 'No salió: no se encuentra ese servidor. Revisa cómo está escrito.',
      silent:
        'No salió: el servicio no contestó a tiempo. Puede ser el puerto, o que el servidor de la tienda no deje salir correos.',
      encryption:
        'No salió: no se pudo cifrar la conexión. Revisa el puerto: 465 va cifrado desde el principio, 587 después de conectar.',
      other: 'No salió.',
    },
    subject: 'Correo de prueba de {shop}',
    body: 'Si lees esto, {shop} puede enviar correos.',
  },
  paypal: {
    title: 'Probar PayPal',
    send: 'Probar las claves',
    hint: 'Entra en PayPal con las claves guardadas y busca su webhook. No mueve dinero.',
    right: 'PayPal aceptó las claves.',
    no_keys: 'No hay claves de PayPal guardadas: no hay nada que probar.',
    keys_refused:
      'PayPal no acepta estas claves. Cópialas otra vez de developer.paypal.com, y mira si el modo es el suyo: las de pruebas no valen de verdad, ni al revés.',
    unreachable: 'PayPal no contestó. Pruébalo otra vez dentro de un rato.',
    webhooks: {
      known: 'El webhook es el de esta tienda.',
      missing: 'Pero falta el Webhook ID.',
      unknown: 'Pero PayPal no conoce ese Webhook ID en esta aplicación. Cópialo otra vez.',
      elsewhere: 'Pero ese webhook avisa a otra dirección. La de esta tienda es {url}.',
      unread: 'Pero no se pudo mirar el webhook. Pruébalo otra vez dentro de un rato.',
    },
    noWebhook:
      'Falta el Webhook ID: sin él la tienda no se entera al momento de los pagos que PayPal confirma después, ni de las devoluciones y disputas hechas en PayPal. En developer.paypal.com, en tu aplicación, añade un webhook con la dirección {url} y copia aquí su ID.',
  },
  forms: {
    paypal: {
      title: 'PayPal',
      text: 'Las claves de tu aplicación en developer.paypal.com. Sin ellas no se cobra con PayPal.',
    },
    mail: {
      title: 'Enviar correos',
      text: 'Un servidor SMTP o la clave de un servicio como Resend, no los dos. Sin ninguno los correos no salen: quedan guardados en ficheros del servidor.',
    },
    captcha: {
      title: 'Captcha',
      text: 'Frena a los robots en las cuentas y los pedidos. Una clave equivocada impide entrar a todos: pruébalo antes de cerrar tu sesión.',
    },
    assistant: {
      title: 'Modelo del asistente',
      text: 'Sin modelo, el asistente contesta con sus propias reglas. Con uno, cada dato que diga se comprueba contra el catálogo.',
    },
    screening: {
      title: 'Direcciones de las listas de sanciones',
      text: 'Una dirección https por línea. Se descargan cada día.',
    },
    copies: {
      title: 'Copias de seguridad',
      text: 'Si se hace una cada día, a qué hora, y cuántas se guardan.',
    },
  },
  fields: {
    PAYPAL_CLIENT_ID: 'Client ID',
    PAYPAL_SECRET: 'Secret',
    PAYPAL_WEBHOOK_ID: 'Webhook ID',
    PAYPAL_MODE: 'Modo',
    MAIL_FROM: 'Remitente, como Girasol <tienda@tudominio.com>',
    smtp_host: 'Servidor SMTP',
    smtp_port: 'Puerto (587 si está vacío)',
    smtp_user: 'Usuario',
    smtp_password: 'Contraseña del servidor SMTP',
    RESEND_API_KEY: 'Clave del servicio de correo (Resend)',
    CAPTCHA_PROVIDER: 'Servicio',
    CAPTCHA_SITE_KEY: 'Clave pública',
    CAPTCHA_SECRET: 'Clave secreta',
    ASSISTANT_KIND: 'Tipo de API',
    ASSISTANT_MODEL: 'Nombre del modelo',
    ASSISTANT_API_KEY: 'Clave',
    ASSISTANT_API_BASE: 'Otra dirección https que conteste igual (opcional)',
    SCREENING_LISTS_URLS: 'Direcciones',
    copies_daily: 'Una copia cada día',
    BACKUP_AT: 'Hora, en hora universal',
    BACKUP_KEEP: 'Cuántas se guardan',
  },
  hints: {
    BACKUP_AT:
      'La de La Habana y Miami más cinco horas en invierno, más cuatro en verano: 08:30 son allí las 3:30 o las 4:30 de la madrugada.',
  },
  choices: {
    none: 'Ninguno',
    on: 'Sí',
    off: 'No',
    sandbox: 'Pruebas (sandbox)',
    live: 'De verdad (live)',
    turnstile: 'Cloudflare Turnstile',
    hcaptcha: 'hCaptcha',
    openai: 'OpenAI o compatible',
    anthropic: 'Anthropic',
  },
} as const
