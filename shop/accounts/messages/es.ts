import { permissionLabels } from '#shop/permissions/permission-labels.rules.ts'

export const es = {
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    confirmation: 'Repite la contraseña',
    show: 'Mostrar',
    hide: 'Ocultar',
    showLabel: 'Mostrar la contraseña',
    emailLocked: 'La invitación vale solo para este correo.',
    checkBelow: 'Revisa lo que está marcado:',
  },
  strength: {
    label: 'Seguridad de la contraseña',
    enough: 'Hacen falta los 8 caracteres y una más de estas cosas; con más, es más segura.',
    enoughForStaff:
      'Hacen falta los 8 caracteres y dos más de estas cosas; con más, es más segura.',
    labels: { very_weak: 'Muy débil', weak: 'Débil', good: 'Buena', strong: 'Fuerte' },
    rules: {
      length: 'Mínimo 8 caracteres',
      upper: 'Incluir mayúsculas',
      lower: 'Incluir minúsculas',
      digit: 'Incluir números',
      symbol: 'Incluir símbolos',
    },
  },
  problems: {
    credentials_required: 'Por favor, introduce tu email y contraseña.',
    all_required: 'Todos los campos son requeridos.',
    name_required: 'Escribe tu nombre completo.',
    name_unreadable: 'Escribe tu nombre con letras.',
    name_reserved: 'Escribe tu propio nombre: ni un correo ni el nombre de la tienda.',
    name_too_long: 'El nombre no puede tener más de 100 caracteres.',
    email_required: 'Por favor, introduce tu correo electrónico.',
    email_invalid: 'Por favor, introduce un email válido.',
    password_required: 'Por favor, introduce tu contraseña.',
    password_short: 'La contraseña debe tener al menos 6 caracteres.',
    password_too_long: 'La contraseña no puede tener más de 128 caracteres.',
    password_weak:
      'La contraseña es demasiado débil. Debe tener al menos 8 caracteres y una combinación de letras y números.',
    password_weak_admin: 'La contraseña es demasiado débil. Intenta una combinación más compleja.',
    password_common:
      'Esa contraseña es de las más usadas y es lo primero que se prueba. Elige otra que solo tú conozcas.',
    passwords_differ: 'Las contraseñas no coinciden.',
    invitation_invalid: 'La invitación no es válida para crear una cuenta.',
    current_required: 'Escribe tu contraseña actual.',
    current_wrong: 'Esa no es tu contraseña actual.',
    sign_up_password_wrong: 'Esa no es la contraseña con la que se creó la cuenta.',
    set_up_code_wrong:
      'Ese no es el código de puesta en marcha. Cópialo tal como lo mostró el servidor.',
    password_same: 'La contraseña nueva es igual a la actual.',
    email_same: 'Ese ya es el correo de tu cuenta.',
    code_required: 'Escribe el código que muestra tu aplicación.',
    code_wrong: 'Ese no es el código actual. Espera el siguiente y escríbelo.',
  },
  errors: {
    session: {
      title: 'Sesión Inválida o Expirada',
      details: 'Tu sesión ha caducado. Por favor, inicia sesión de nuevo.',
    },
    link: {
      title: 'Enlace no válido',
      details:
        'El enlace de restablecimiento es inválido, ha expirado o ya fue utilizado. Por favor, solicita uno nuevo.',
    },
    credentials: {
      title: 'Credenciales Inválidas',
      details: 'El correo o la contraseña no son correctos.',
    },
    registered: {
      title: 'Usuario ya registrado',
      details: 'Ya existe una cuenta con este correo. Inicia sesión con ella.',
    },
    email_limit: {
      title: 'Límite de correos excedido',
      details: 'Ya te enviamos varios correos. Espera unos minutos antes de pedir otro.',
      wait: 'Ya te enviamos varios correos. Podrás pedir otro en {time}.',
    },
    attempts: {
      title: 'Demasiados intentos',
      details: 'Hubo demasiados intentos seguidos. Espera unos minutos y vuelve a probar.',
    },
    device: {
      title: 'Un paso más',
      details:
        'Hubo demasiados intentos con este correo. Si la contraseña que escribiste es la correcta, te enviamos un enlace a ese correo: ábrelo en este dispositivo para entrar.',
    },
    network: {
      title: 'Error de Red',
      details: 'No hay conexión con la tienda. Verifica tu conexión a internet.',
    },
    weak_password: {
      title: 'Contraseña Débil',
      details: 'La contraseña es demasiado fácil de adivinar. Elige una más larga y variada.',
    },
    unconfirmed: {
      title: 'Correo sin confirmar',
      details: 'Abre el enlace que te enviamos por correo para confirmar tu cuenta.',
    },
    second_factor: {
      title: 'Falta el segundo paso',
      details: 'Escribe el código de tu aplicación de autenticación.',
    },
    second_factor_wrong: {
      title: 'Código incorrecto',
      details: 'El código no es válido o ya venció. Escribe el actual.',
    },
    captcha: {
      title: 'Falta la comprobación',
      details: 'No pudimos comprobar que eres una persona. Vuelve a intentarlo.',
    },
    captcha_away: {
      title: 'No se pudo comprobar',
      details:
        'El servicio que comprueba que eres una persona no responde. Espera un momento y vuelve a enviarlo.',
    },
    other: {
      title: 'Error de Autenticación',
      details: 'No se pudo completar la operación. Inténtalo de nuevo en un momento.',
    },
  },
  connection: {
    checking: 'Comprobando la conexión…',
    connected: 'Conexión con el servidor establecida.',
    session_unverified: 'No se pudo verificar la sesión con el servidor.',
    network: 'Error de red. Verifica tu conexión a internet.',
    database_away: 'No se pudo conectar a la base de datos.',
    unexpected: 'Error inesperado al conectar con el servidor.',
    retry: 'Reintentar',
  },
  login: {
    title: 'Iniciar sesión',
    text: 'Tu carrito te sigue a cualquier teléfono. Para mirar y pedir no hace falta cuenta.',
    submit: 'Entrar',
    sending: 'Entrando…',
    forgot: '¿Olvidaste tu contraseña?',
    findOrder: 'Buscar un pedido hecho sin cuenta',
    noAccount: '¿Todavía no tienes cuenta?',
    signUp: 'Crear una cuenta',
    home: 'Volver al inicio',
    welcome: { title: '¡Bienvenido/a de nuevo!', description: 'Serás redirigido/a.' },
    adminCreated: 'La cuenta de administración está lista. Entra con ella.',
    reasons: {
      role_fetch_error: 'Cerramos tu sesión porque no se pudo comprobar tu permiso.',
      session_error_at_get: 'Cerramos tu sesión porque no se pudo leer.',
      stale_token: 'Cerramos tu sesión porque ya no era la última.',
      token_refresh_failed: 'Cerramos tu sesión porque no se pudo renovar.',
      session_init_failed: 'No se pudo recuperar tu sesión.',
      auth_state_change_error: 'Cerramos tu sesión porque cambió de una forma que no esperábamos.',
      session_expired: 'Tu sesión ha caducado. Por favor, inicia sesión de nuevo.',
    },
    deviceLink: {
      valid: 'Escribe tu contraseña para entrar en este dispositivo. El enlace vale una sola vez.',
      invalid:
        'Ese enlace ya no sirve. Escribe tu correo y tu contraseña; si hace falta otro enlace, te lo enviamos.',
    },
    firstAdmin: {
      way: {
        title: 'Esta tienda todavía no tiene quien la administre',
        summary: 'Es mía: ¿cómo entro?',
        steps: [
          'Busca el código de puesta en marcha: el servidor lo mostró una sola vez, al arrancar por primera vez. Quien atiende el servidor puede copiártelo de allí.',
          'Escribe aquí el correo de administración que está puesto en el servidor y la contraseña que quieras usar, y pulsa «Entrar».',
          'Todavía no hay cuenta, así que no entrarás: debajo aparece dónde escribir el código. Con él queda creada tu cuenta.',
        ],
      },
      title: 'Esta tienda todavía no tiene administración',
      text: 'Puedes crear la primera cuenta de administración con el correo y la contraseña que escribiste. Hace falta el código que el servidor mostró al arrancar.',
      code: 'Código de puesta en marcha',
      codeHint:
        'Si no lo tienes a mano, déjalo vacío: te enviamos un enlace a ese correo y al abrirlo te lo pedimos.',
      submit: 'Crear la cuenta de administración',
      wrongCode: 'Ese no es el código de puesta en marcha. Cópialo tal como lo mostró el servidor.',
      mailSent: {
        title: 'Revisa el correo de administración',
        description:
          'Te enviamos un enlace. Ábrelo y escribe el código de puesta en marcha para crear la cuenta.',
      },
    },
    code: {
      title: 'Segundo paso',
      text: 'Escribe el código que muestra tu aplicación de autenticación. Si no la tienes a mano, usa uno de tus códigos de recuperación.',
      label: 'Código',
      hint: '6 cifras, o un código de recuperación.',
      submit: 'Comprobar',
      sending: 'Comprobando…',
      back: 'Volver a iniciar sesión',
    },
  },
  required: {
    title: 'Acceso Requerido',
    description: 'Debes iniciar sesión para acceder a esta página.',
  },
  signUp: {
    title: 'Crear una cuenta',
    text: 'Con ella tu carrito te sigue a cualquier teléfono. Es gratis, y para pedir no hace falta.',
    submit: 'Crear la cuenta',
    sending: 'Creando la cuenta…',
    agree: 'Al crear la cuenta aceptas los {terms} y la {privacy}.',
    terms: 'términos y condiciones',
    privacy: 'política de privacidad',
    hasAccount: '¿Ya tienes cuenta?',
    login: 'Iniciar sesión',
    done: {
      title: '¡Cuenta creada!',
      description: 'Te enviamos un correo. Abre su enlace para confirmar tu cuenta.',
    },
  },
  adminSignUp: {
    nameHint:
      'Con él te ven tus colegas en la historia de cada pedido. Sin él, lo que va antes de la @.',
    title: 'Crear una cuenta de administración',
    text: 'Esta cuenta tendrá acceso completo al panel de administración.',
    submit: 'Crear la cuenta',
    sending: 'Creando la cuenta…',
    created: {
      title: '¡Administrador Creado!',
      description: 'La cuenta ha sido creada. Por favor, inicia sesión.',
    },
    going: 'Te llevamos a la página de entrada en {seconds} s.',
    limit: {
      title: 'Límite de Emails Excedido',
      description:
        'Límite de envío de correos alcanzado. Por favor, espera 5 minutos antes de intentar de nuevo.',
      wait: 'Límite de envío de correos alcanzado. Por favor, espera {time} antes de intentar de nuevo.',
    },
    waiting: 'Podrás intentarlo de nuevo en {time}.',
    noConnection:
      'No se puede crear la cuenta debido a un problema de conexión. Por favor, inténtalo más tarde.',
    unexpected: 'Respuesta inesperada del servidor al crear administrador.',
    failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
    notMarked:
      'La invitación no se pudo marcar como usada, así que la cuenta no se creó. Contacta con soporte para que lo revisen.',
    confirmSent:
      'Antes de entrar al panel, abre el correo que te enviamos y confirma tu dirección.',
    support: 'Contactar con soporte',
  },
  invitation: {
    checking: {
      title: 'Verificando la invitación',
      text: 'Un momento, estamos comprobando tu enlace.',
    },
    valid: { title: 'Invitación válida', text: 'Completa tus datos para crear la cuenta.' },
    invalid_no_token: {
      title: 'Invitación Inválida',
      text: 'No se encontró un token de invitación en el enlace. Abre otra vez el enlace completo que recibiste.',
    },
    invalid_not_found: {
      title: 'Invitación Inválida',
      text: 'El token de invitación proporcionado no es válido o no existe. Pide una invitación nueva a quien te la envió.',
    },
    expired: {
      title: 'Invitación Expirada',
      text: 'Esta invitación ya venció. Pide una nueva a quien te la envió.',
    },
    used: {
      title: 'Invitación Usada',
      text: 'Con esta invitación ya se creó una cuenta. Si es la tuya, inicia sesión.',
    },
    error_fetching: {
      title: 'Error de Invitación',
      text: 'Hubo un problema al verificar tu invitación. Recarga la página dentro de un momento.',
    },
    error_exception: {
      title: 'Error de Invitación',
      text: 'Hubo un problema al verificar tu invitación: la tienda no respondió. Comprueba tu conexión y recarga la página.',
    },
    retry: 'Recargar la página',
  },
  forgot: {
    title: 'Recuperar la contraseña',
    text: 'Escribe el correo de tu cuenta y te enviamos un enlace para poner una contraseña nueva.',
    submit: 'Enviar el enlace',
    sending: 'Enviando…',
    sent: 'Si existe una cuenta con este correo, recibirás un enlace para restablecer tu contraseña. Mira también en el correo no deseado; el enlace vale una sola vez.',
    sentTitle: 'Revisa tu correo',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    title: 'Contraseña nueva',
    text: 'Elige una contraseña nueva. Al guardarla se cierran tus sesiones y entras con ella.',
    textSession:
      'Escribe tu contraseña actual y elige una nueva. Al guardarla se cierran tus sesiones y entras con ella.',
    current: 'Contraseña actual',
    forgotten: '¿No la recuerdas? Pide un enlace por correo y elige otra con él.',
    submit: 'Guardar la contraseña',
    sending: 'Guardando…',
    invalidTitle: 'Este enlace ya no sirve',
    invalid:
      'El enlace de restablecimiento es inválido, ha expirado o ya fue utilizado. Por favor, solicita uno nuevo.',
    again: 'Solicitar un enlace nuevo',
    done: {
      title: 'Contraseña guardada',
      description: 'Entra de nuevo con tu contraseña nueva.',
    },
    going: 'Te llevamos a la página de entrada en {seconds} s.',
    login: 'Iniciar sesión',
  },
  confirm: {
    title: 'Confirma tu Correo Electrónico',
    text: 'Te enviamos un enlace a {email}. Ábrelo para terminar de crear tu cuenta.',
    textNoEmail: 'Te enviamos un enlace por correo. Ábrelo para terminar de crear tu cuenta.',
    pendingTitle: 'Revisa tu correo',
    hint: 'Si no lo ves, mira en el correo no deseado. El enlace vale una sola vez.',
    resend: 'Reenviar el correo',
    sending: 'Reenviando…',
    support: 'Contactar con soporte',
    home: 'Volver al inicio',
    signOut: 'Cerrar sesión',
    resent: {
      title: 'Correo Reenviado',
      description: 'Si la cuenta espera su confirmación, el correo llega en unos minutos.',
    },
    failed: { title: 'Error al Reenviar' },
    unexpected: {
      title: 'Error Inesperado',
      description: 'Ocurrió un error al intentar reenviar el correo.',
    },
    noEmail: {
      title: 'Error',
      description: 'No se pudo obtener el email del usuario para reenviar la confirmación.',
    },
  },
  confirmed: {
    title: 'Correo confirmado',
    text: 'Tu correo quedó confirmado. Ya puedes usar tu cuenta.',
    going: 'Te llevamos al inicio en {seconds} s.',
    login: 'Iniciar sesión',
    home: 'Ir al inicio',
    notice: { title: '¡Correo confirmado!', description: 'Tu cuenta está lista.' },
    invalidTitle: 'Este enlace de confirmación ya no sirve',
    invalid:
      'Puede que ya lo usaras o que haya vencido. Si tu correo sigue sin confirmar, pide otro enlace.',
    again: 'Pedir otro enlace',
    invalidNewEmail:
      'Puede que ya lo usaras, que haya vencido o que después cambiaras tu contraseña o cerraras tus otras sesiones. Puedes pedir otro enlace en Seguridad.',
    toSecurity: 'Ir a Seguridad',
    ask: 'Presiona el botón para confirmar tu correo.',
    confirm: 'Confirmar mi correo',
    confirming: 'Confirmando…',
    own: {
      title: 'Confirma que la cuenta es tuya',
      text: 'Este enlace se abrió en un navegador distinto del que creó la cuenta. Así nadie se queda con una cuenta hecha con tu correo.',
      password: 'La contraseña que elegiste al crear la cuenta',
      other: 'No la recuerdo, o la cuenta no la creé yo',
      otherText:
        'Elige una contraseña nueva. La anterior deja de valer y se cierra cualquier sesión abierta con ella.',
      submitOther: 'Confirmar y guardar la contraseña',
    },
    admin: {
      title: 'Confirma que la tienda es tuya',
      text: 'Escribe el código de puesta en marcha que el servidor mostró al arrancar.',
      textElsewhere:
        'Escribe el código de puesta en marcha que el servidor mostró al arrancar, y elige la contraseña de la cuenta: el enlace se pidió desde otro navegador.',
      submit: 'Crear la cuenta de administración',
    },
  },
  identity: {
    title: 'Confirma que eres tú',
    text: 'Este paso pide tu contraseña, aunque ya hayas entrado. No se pierde nada de lo que escribiste.',
    textFile:
      'Este archivo lleva datos personales: antes de descargarlo pedimos tu contraseña, aunque ya hayas entrado. No volvemos a pedirla en diez minutos.',
    password: 'Tu contraseña',
    code: 'O el código de tu aplicación',
    submit: 'Continuar',
    sending: 'Comprobando…',
    cancel: 'Volver sin guardar',
    back: 'Volver al panel',
    ready: 'Listo. La descarga empieza sola; si no empieza, ábrela aquí.',
    download: 'Descargar el archivo',
  },
  signInAgain: {
    title: 'Tu sesión terminó',
    text: 'Nada de lo que escribiste se perdió ni se guardó: está en esta página. Entra otra vez y seguimos con eso.',
    ready: 'Ya entraste',
    readyText: 'Lo que escribiste todavía no se guardó. Envíalo ahora.',
    send: 'Enviar lo que escribí',
    files: 'Los archivos no se pueden guardar aquí: tendrás que elegirlos de nuevo.',
    secrets:
      'Las contraseñas y las claves no se guardan en la página: tendrás que escribirlas de nuevo.',
    elsewhere: 'Entrar en otra pestaña',
    elsewhereText: 'Entra allí, y vuelve después a esta página.',
    elsewhereLink: 'Abrir la entrada en otra pestaña',
    stillOut: 'En este navegador todavía no entraste.',
    goOn: 'Ya entré: seguir',
    cancel: 'Volver sin enviarlo',
  },
  gate: {
    loading: 'Comprobando tu acceso…',
    unknown: {
      title: 'Rol Desconocido',
      text: 'No se pudo determinar tu rol. Puede ser un fallo pasajero de la tienda; vuelve a intentarlo.',
      retry: 'Reintentar',
    },
    secondFactor: {
      title: 'Falta el segundo paso',
      text: 'Esta tienda pide un código del teléfono a quien entra en el panel, además de la contraseña. Actívalo en tu cuenta y vuelve: tarda un minuto.',
      setUp: 'Activar el segundo paso',
      home: 'Ir al inicio',
    },
    notPermitted: {
      title: 'Esta página no está entre tus permisos',
      permission: 'Hace falta el permiso «{permissions}».',
      oneOf: 'Hace falta uno de estos permisos: {permissions}.',
      everything: 'Es para quien administra la tienda sin restricciones.',
      owner: 'Es solo para quien es dueña o dueño de la tienda.',
      ask: 'Te lo puede dar {owners}, en «Permisos».',
      panel: 'Ir al panel',
      home: 'Ir al inicio',
      permissions: permissionLabels.es,
    },
    denied: {
      title: 'Acceso Denegado',
      text: 'Tu rol es {role}. Esta página es solo para: {allowed}.',
      roles: { customer: 'cliente', admin: 'administrador' },
      admin: 'Ir al panel de administración',
      customer: 'Ir a mi cuenta',
      home: 'Ir al inicio',
    },
  },
  account: {
    title: 'Mi cuenta',
    hello: 'Hola, {name}',
    email: 'Correo electrónico',
    shop: 'Volver a la tienda',
  },
  panel: {
    title: 'Panel de administración',
    text: 'Sesión iniciada como {email}.',
  },
  erased: {
    title: 'Tu cuenta quedó borrada',
    description: 'Te enviamos un correo que lo confirma. Los pedidos en marcha siguen su camino.',
  },
  signOut: {
    button: 'Cerrar Sesión',
    done: { title: 'Sesión Cerrada', description: 'Has cerrado sesión exitosamente.' },
    partly: 'No se pudo cerrar la sesión completamente.',
    failed: 'No se pudo cerrar la sesión.',
  },
} as const
