export const methods = {
  title: 'Formas de pago',
  text: 'Lo que ven los compradores al pagar. Un método apagado no se ofrece; los pedidos ya hechos siguen su curso.',
  providerOff:
    'Faltan las claves de {method}: se ponen en «Conexiones». Mientras tanto no se ofrece.',
  onlySeen:
    'Aquí solo puedes mirar: cómo se cobra, la cuenta que recibe y la suma para dos personas lo cambia quien es propietario de la tienda.',
  active: 'Abierto',
  destinations: 'Para envíos a',
  usa: 'EE. UU.',
  cuba: 'Cuba',
  unusual: {
    between:
      'Ningún producto a la venta cuesta entre {from} y {to}: casi ningún pedido podrá pagarse así, y no se ofrecerá.',
    under:
      'Ningún producto a la venta cuesta {to} o menos: casi ningún pedido podrá pagarse así, y no se ofrecerá.',
    over: 'Ningún producto a la venta cuesta {from} o más: casi ningún pedido podrá pagarse así, y no se ofrecerá.',
  },
  min: 'Desde (opcional)',
  max: 'Hasta (opcional)',
  name: 'Nombre',
  nameHint: 'Como la conoce quien paga; es el mismo en español y en inglés.',
  instructionsEs: 'Indicaciones para quien paga (opcional)',
  instructionsEn: 'Indicaciones en inglés (opcional)',
  instructionsHint: 'Se leen en el carrito, al elegirla, en el pedido y en el correo.',
  recipient: 'Cuenta, correo o teléfono que recibe',
  registeredName: 'Nombre registrado en el banco',
  registeredNameHint: 'Tal como lo ve quien paga, para que pueda comprobarlo.',
  secondAbove: 'Dos personas por encima de',
  secondAboveHint:
    'Una transferencia de más dinero la mira una persona en el banco y la confirma otra, para que nadie apruebe sola una suma grande. Si nadie más administra la tienda, pon una suma a la que ningún pedido llegue. Subirla vale para los pedidos nuevos: los que ya esperan a dos personas las siguen necesitando. Cambiarla pide tu contraseña cada vez.',
  save: 'Guardar',
  saved: 'Guardado.',
  add: {
    title: 'Añadir una forma de pago',
    text: 'Por ejemplo, Transfermóvil o Cash App: quien compra envía el dinero y sube un comprobante, y tú lo confirmas en el banco. Empieza cerrada.',
    button: 'Añadir',
    added: 'Añadida. Completa sus datos y ábrela.',
  },
  problems: {
    amount_unreadable: 'Escribe los importes así: 309.70. Deja vacío lo que no quieras limitar.',
    amounts_crossed: 'Es menos que el importe mínimo: así ningún pedido podría pagarse.',
    destination_missing: 'Marca para qué envíos, o ciérrala: así nadie podría pagar con ella.',
    recipient_no_zelle:
      'Zelle paga a un correo o a un teléfono de EE. UU.: escríbelo así, pagos@ejemplo.com o 305 555 0142.',
    recipient_missing: 'Escribe la cuenta, el correo o el teléfono que recibe antes de abrirla.',
    registered_name_missing: 'Escribe el nombre registrado en el banco antes de abrirla.',
    name_missing: 'Escribe su nombre, con letras.',
    name_too_long: 'El nombre es muy largo: como mucho 60 letras.',
    text_too_long: 'Es muy largo: 120 letras como mucho, y 300 en las instrucciones.',
    name_taken: 'Ya hay una forma de pago con ese nombre.',
    not_understood: 'No entendimos lo que enviaste. Inténtalo de nuevo.',
  },
} as const
