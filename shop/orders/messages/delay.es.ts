export const delay = {
  title: 'Tu pedido se demora',
  text: 'Tú decides si esperas. Cancelar no cuesta nada: te devolvemos {back}.',
  back: {
    all: 'todo lo que pagaste',
    rest: 'lo que queda de lo que pagaste, {amount}',
  },
  known: 'Fecha nueva: entre el {from} y el {to}.',
  unknown: 'Todavía no sabemos la fecha nueva.',
  answerBy: 'Responde antes del {date}.',
  silence: {
    accepts: 'Si no respondes, entendemos que aceptas esperar.',
    cancels: 'Si no respondes, cancelamos el pedido y te devolvemos {back}.',
  },
  choose: 'Elegir: esperar o cancelar',
  accept: 'Acepto esperar',
  cancel: 'Cancelar y recibir mi dinero',
  accepted: 'Anotado: esperas tu pedido. Todavía puedes cancelarlo hasta que salga.',
  cancelled: 'Tu pedido quedó cancelado. Te devolvemos {back}.',
  moot: 'Este aviso ya no necesita respuesta.',
  order: 'Ver mi pedido',
  problems: {
    not_understood: 'Elige si esperas o cancelas.',
    answered: 'Ya habías respondido; tu respuesta no cambió.',
    held: 'Tu pedido está en verificación y por ahora no se puede cambiar. Escríbenos.',
    gone: 'Tu pedido ya salió o está cerrado; este aviso ya no necesita respuesta.',
  },
}

export const resend = {
  title: 'Correos de {number}',
  text: 'Lo que ya se envió a quien compra y a quien recibe. Solo eso se puede enviar otra vez, y solo mientras siga siendo verdad.',
  back: 'Volver al pedido',
  columns: { email: 'Correo', when: 'Enviado', action: 'Otra vez' },
  preview: 'Ver y reenviar',
  passed: 'ya no corresponde',
  states: {
    waiting: 'todavía no: está en camino',
    in_file: 'no salió: guardado en un fichero: no hay correo configurado',
    failed: 'no salió',
  },
  subject: 'Asunto',
  body: 'Texto',
  to: 'Enviar a',
  namesOnly:
    'Aquí ves qué cartas salieron y cuándo. Leerlas, con sus direcciones, y enviarlas otra vez es de quien tiene el permiso «Pedidos».',
  toHint:
    'Corrígela si estaba mal. Vale solo para este envío: el pedido conserva la suya, y el correo lleva el enlace del pedido.',
  send: 'Enviar este correo',
  done: 'El correo va en camino.',
  doneInFile:
    'El correo quedó guardado en un fichero: no hay correo configurado. Ponlo en «Conexiones».',
  problems: {
    order_not_found: 'Este pedido no existe.',
    email_not_sent:
      'Ese correo no se ha enviado, o ya no corresponde a este pedido. No se envió nada.',
    email_invalid: 'Escribe una dirección de correo válida.',
    email_unseen:
      'El pedido cambió desde que viste el correo, o no lo viste. Míralo y envíalo después. No se envió nada.',
  },
}
