export const es = {
  greeting: { named: 'Hola, {name}:', plain: 'Hola:' },
  copyHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
  once: 'El enlace sirve una sola vez y por tiempo limitado.',
  notYou:
    'Si no fuiste tú, cambia tu contraseña desde la página de entrada y escríbenos enseguida.',
  footer: {
    sender: 'Te escribe {shop}.',
    help: '¿Dudas? Escríbenos a {email}.',
    call: 'También puedes llamar al {phone}.',
    or: 'o al',
  },
  purchase_waits: {
    subject: 'Tu compra en {shop} sigue guardada',
    heading: 'Dejaste una compra a medias',
    text: 'Guardamos lo que escribiste para que sigas donde lo dejaste. Los precios son los de hoy y nada está apartado todavía.',
    button: 'Seguir con mi compra',
    settings:
      'Recibes este aviso, una sola vez por compra, porque lo pediste en tu cuenta. Quitarlo:',
  },
  staff_news: {
    heading: 'Novedades de {shop}',
    summary: 'Lo que espera hoy en {shop}',
    button: 'Abrir el panel',
    settings: 'Qué se te escribe y a qué hora se elige en el panel, en «Avisos al personal».',
  },
  receiving_changed: {
    subject: 'Cambió cómo cobra {shop} por {method}',
    heading: 'Cambió cómo se cobra por {method}',
    text: '{by} lo cambió el {date} a las {time} (hora de Cuba).',
    title: '{method}: antes → ahora',
    fields: {
      recipient: 'Cuenta que recibe',
      registeredName: 'Nombre en el banco',
      secondPersonAbove: 'Dos personas por encima de',
    },
    nothing: '(nada)',
    next: 'Los pedidos que se hagan desde ahora se pagan así.',
    button: 'Ver las formas de pago',
    unexpected:
      'Si no lo esperabas, ponlo enseguida como estaba, cierra en «Cuentas» las sesiones de quien lo cambió y pregúntale. Queda anotado en «Auditoría».',
  },
  connection_changed: {
    subject: 'Cambió «{service}» en las conexiones de {shop}',
    heading: 'Cambió «{service}» en Conexiones',
    title: 'Antes → ahora',
    button: 'Ver las conexiones',
  },
  owners_changed: {
    named: {
      subject: 'Hay otra persona dueña de {shop}',
      heading: 'Otra persona es dueña de la tienda',
      text: '{by} nombró a {person} el {date} a las {time} (hora de Cuba).',
    },
    left: {
      subject: 'Una persona dejó de ser dueña de {shop}',
      heading: 'Una persona dejó de ser dueña de la tienda',
      text: '{person} dejó de serlo el {date} a las {time} (hora de Cuba).',
    },
    powers:
      'Quien es dueño decide qué puede hacer cada persona, adónde llega el dinero y las claves.',
    button: 'Ver los permisos',
    unexpected:
      'Si no lo esperabas, pregúntale a esa persona, mira la auditoría y cambia tu contraseña: quizá alguien usó una sesión abierta.',
  },
  backup_downloaded: {
    subject: 'Se descargó una copia de {shop}',
    heading: 'Se descargó una copia de la tienda',
    text: '{by} pidió descargar la copia {name} el {date} a las {time} (hora de Cuba).',
    content: 'Lleva los datos de todas las personas y lo que la tienda guarda cerrado.',
    button: 'Ver la auditoría',
    unexpected:
      'Si no lo esperabas, cierra en «Cuentas» las sesiones de quien la pidió, cambia las contraseñas y las claves de «Conexiones», y pregúntale.',
  },
  confirm_email: {
    subject: 'Confirma tu correo en {shop}',
    heading: 'Confirma tu correo electrónico',
    text: 'Gracias por crear tu cuenta en {shop}. Falta un paso: confirma que este correo es tuyo.',
    button: 'Confirmar mi correo',
    ignore: 'Si no creaste esta cuenta, no hagas nada: sin confirmar no se activa.',
  },
  reset_password: {
    subject: 'Restablece tu contraseña de {shop}',
    heading: 'Elige una contraseña nueva',
    text: 'Alguien pidió restablecer la contraseña de tu cuenta en {shop}. Si fuiste tú, elige la nueva aquí.',
    button: 'Elegir contraseña nueva',
    ignore: 'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  device_link: {
    subject: 'Entra en {shop} desde un dispositivo nuevo',
    heading: '¿Eres tú quien quiere entrar?',
    text: 'Alguien escribió la contraseña de tu cuenta en un dispositivo nuevo, mientras había muchos intentos fallidos con tu correo. Si fuiste tú, abre este enlace en ese dispositivo y escríbela otra vez.',
    button: 'Entrar en mi cuenta',
    ignore:
      'Si no fuiste tú, alguien conoce tu contraseña: cámbiala enseguida. Sin este enlace no puede entrar mientras sigan los intentos.',
  },
  password_changed: {
    subject: 'Tu contraseña de {shop} cambió',
    heading: 'Tu contraseña cambió',
    text: 'La contraseña de tu cuenta en {shop} acaba de cambiar. Los enlaces y las invitaciones que estaban pendientes ya no valen. Si fuiste tú, no tienes que hacer nada.',
  },
  account_erased: {
    subject: 'Tu cuenta de {shop} quedó borrada',
    heading: 'Tu cuenta quedó borrada',
    text: 'Borramos tu cuenta de {shop} con su contraseña, sus sesiones, tus destinatarios y tu carrito. Los pedidos ya hechos se guardan, como manda la ley, y los que están en marcha siguen su camino. De ellos te escribimos a este correo, hasta la entrega, cuando haya noticias.',
    notYou: 'Si no fuiste tú, escríbenos enseguida: alguien conoce tu contraseña.',
  },
  role_removed: {
    subject: 'Ya no administras {shop}',
    heading: 'Ya no administras la tienda',
    text: 'Un administrador retiró tu acceso al panel de {shop}. Se cerraron tus sesiones y las invitaciones que tenías pendientes ya no valen. Tu cuenta sigue siendo de cliente, con la misma contraseña.',
    notYou: 'Si no lo esperabas, escribe a quien administra la tienda.',
  },
  confirm_new_email: {
    subject: 'Confirma tu correo nuevo en {shop}',
    heading: 'Confirma tu correo nuevo',
    text: 'Pediste usar este correo en tu cuenta de {shop}. Confírmalo y desde entonces entrarás con él.',
    button: 'Confirmar el correo nuevo',
    ignore: 'Si no lo pediste, no hagas nada: este correo no se usará.',
  },
  email_changed: {
    subject: 'El correo de tu cuenta de {shop} cambió',
    heading: 'El correo de tu cuenta cambió',
    text: 'Tu cuenta de {shop} usa ahora el correo {email}. A esta dirección ya no llegarán más avisos.',
    notYou: 'Si no fuiste tú, escríbenos enseguida para recuperar tu cuenta.',
  },
  already_registered: {
    subject: 'Ya tienes una cuenta en {shop}',
    heading: 'Ya tienes una cuenta',
    text: 'Alguien quiso crear una cuenta en {shop} con este correo, que ya tiene una. Si fuiste tú, entra con tu contraseña de siempre.',
    button: 'Entrar en mi cuenta',
    reset: '¿No la recuerdas? Elige una nueva:',
    ignore: 'Si no fuiste tú, no hagas nada: tu cuenta sigue igual.',
  },
  admin_invitation: {
    subject: 'Invitación para administrar {shop}',
    heading: 'Te invitan a administrar {shop}',
    text: 'Con esta invitación puedes crear tu cuenta de administrador de {shop}.',
    ofGroup: {
      subject: 'Invitación al grupo «{group}» de {shop}',
      heading: 'Te invitan al grupo «{group}»',
      text: 'Con esta invitación puedes crear tu cuenta en {shop}. Verás del panel lo que abre el grupo «{group}».',
    },
    note: 'Te escriben:',
    button: 'Crear mi cuenta',
    validity: 'Sirve una sola vez y caduca el {date} a las {time} (hora de Cuba).',
    ignore: 'Si no esperabas esta invitación, no hagas nada.',
  },
  first_admin_confirm: {
    subject: 'Confirma que administras {shop}',
    heading: 'Confirma que la tienda es tuya',
    text: 'Alguien pidió ser el primer administrador de {shop} con este correo. Si fuiste tú, abre el enlace y escribe el código de puesta en marcha que el servidor mostró al arrancar.',
    button: 'Confirmar y administrar la tienda',
    ignore: 'Si no lo pediste, no hagas nada: nadie recibirá ese permiso.',
  },
  two_factor_changed: {
    on: {
      subject: 'Verificación en dos pasos activada en {shop}',
      heading: 'Verificación en dos pasos activada',
      text: 'Desde ahora, al entrar en {shop} se pide además un código de tu aplicación. Guarda tus códigos de recuperación en un lugar seguro.',
    },
    off: {
      subject: 'Verificación en dos pasos desactivada en {shop}',
      heading: 'Verificación en dos pasos desactivada',
      text: 'Desde ahora, para entrar en {shop} basta tu contraseña.',
    },
  },
} as const
