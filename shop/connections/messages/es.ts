export const es = {
  title: 'Conexiones',
  text: 'Los servicios con los que trabaja la tienda. Las claves se guardan cifradas y no se muestran otra vez. Cada cambio pide tu contraseña, queda en la auditoría y vale al momento.',
  save: 'Guardar',
  saved: 'Quedó guardado y ya vale.',
  notUnderstood: 'No se entendió el formulario. Vuelve a abrir la página.',
  set: 'Guardado. No se muestra; escribe otro para cambiarlo.',
  forget: 'Quitar: {field}',
  changed: 'Último cambio: {date}',
  inEnvironment:
    'Puesto en el servidor ({names}): vale eso, y aquí no se cambia. Para ponerlo aquí, quítalo del servidor.',
  /** In the audit. */
  secrets: { former: 'el anterior (no se muestra)', new: 'uno nuevo (no se muestra)' },
  problems: {
    invalid: 'No es válido, o contradice otro campo. Cópialo como lo da el servicio.',
    in_environment: 'Está puesto en el servidor y aquí no se cambia.',
    elsewhere: 'No va con lo puesto en el servidor: {names}.',
  },
  test: {
    send: 'Enviarme un correo de prueba',
    sent: 'El servicio aceptó el correo para {email}. Mira si llegó, también en el correo no deseado.',
    toFile: 'Sin servicio, el correo para {email} quedó en un archivo del servidor.',
    failed: 'Respuesta: {problem}',
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
  forms: {
    paypal: {
      title: 'PayPal',
      text: 'Las claves de tu aplicación en developer.paypal.com. Sin ellas no se cobra con PayPal.',
    },
    mail: {
      title: 'Enviar correos',
      text: 'Un servidor SMTP o la clave de un servicio como Resend, no los dos. Sin ninguno los correos quedan en archivos del servidor.',
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
      text: 'La hora (UTC) de la copia diaria, u «off» para ninguna, y cuántas se guardan.',
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
    BACKUP_AT: 'Hora, como 08:30',
    BACKUP_KEEP: 'Cuántas se guardan',
  },
  choices: {
    none: 'Ninguno',
    sandbox: 'Pruebas (sandbox)',
    live: 'De verdad (live)',
    turnstile: 'Cloudflare Turnstile',
    hcaptcha: 'hCaptcha',
    openai: 'OpenAI o compatible',
    anthropic: 'Anthropic',
  },
} as const
