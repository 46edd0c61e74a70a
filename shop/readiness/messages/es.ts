export const es = {
  title: 'Listo para vender',
  text: 'Lo que falta antes de la primera venta.',
  ready: 'La tienda está lista para vender.',
  missing: {
    one: 'Falta {count} cosa antes de la primera venta.',
    other: 'Faltan {count} cosas antes de la primera venta.',
  },
  all: 'Ver toda la lista',
  met: 'Hecho',
  toReview: 'Falta que lo confirmes',
  toTry: 'Está puesto, pero falta una prueba que salga bien.',
  tryIt: 'Probarlo en Conexiones',
  confirmed: 'Confirmado.',
  notUnderstood: 'No entendimos lo que enviaste. No se guardó nada.',
  confirm: {
    provinces: 'Confirmar: son mis provincias y mis días',
    rates: 'Confirmar: es mi tarifa',
    taxes: 'Confirmar: mi contador está de acuerdo',
  },
  open: 'Falta',
  lacks: 'Falta, o es todavía el de la demostración: {names}.',
  facts: {
    legalName: 'nombre legal',
    legalAddress: 'dirección legal',
    supportEmail: 'correo de ayuda',
    phone: 'teléfono',
  },
  lines: {
    seller: {
      title: 'Quién vende',
      text: 'Nombre y dirección legales, correo y teléfono de verdad, en lugar de los de la demostración.',
      link: 'Ajustes',
    },
    payment: {
      title: 'Cobrar',
      text: 'Una forma de pago abierta que mueva dinero: claves de PayPal en el modo «De verdad», probadas, o una cuenta tuya para transferencias.',
      link: 'Formas de pago',
    },
    sending: {
      title: 'Enviar correos',
      text: 'Los correos salen por un servidor, y el de prueba salió; sin servidor se escriben en archivos.',
      link: 'Conexiones',
    },
    screening: {
      title: 'Listas de sanciones',
      text: 'Completas, de hace menos de siete días, y sin el modo de demostración.',
      link: 'Listas de sanciones',
    },
    provinces: {
      title: 'Provincias',
      text: 'Cómo y en cuántos días se entrega en cada una; al menos una servida. Las que trae la tienda son un ejemplo.',
      link: 'Provincias',
    },
    rates: {
      title: 'Tarifas',
      text: 'Lo que cuesta la libra, la agencia y la entrega. La que trae la tienda es un ejemplo.',
      link: 'Tarifa de envío',
    },
    taxes: {
      title: 'Impuestos',
      text: 'La tienda cobra el 7 % de los artículos y del envío en lo que se entrega en EE. UU., y nada en lo que va a Cuba. Que tu contador lo confirme; lo cobrado está en la contabilidad.',
      link: 'Contabilidad',
    },
    legal: {
      title: 'Textos legales',
      text: 'Cada texto y la declaración para Cuba, revisados por un abogado y publicados por ti.',
      link: 'Textos legales',
    },
    copies: {
      title: 'Copias de seguridad',
      text: 'Una de hace menos de 26 horas. Se hace sola cada día, o cuando tú quieras.',
      link: 'Copias de seguridad',
    },
    second_factor: {
      title: 'Segundo paso',
      text: 'Cada persona que administra entra con un segundo paso.',
      link: 'Mi contraseña y segundo paso',
    },
    products: {
      title: 'Tu catálogo',
      text: 'Los productos de la demostración, con sus dibujos, ya no están a la venta, y los tuyos sí.',
      link: 'Productos',
    },
  },
} as const
