export const resend = {
  title: 'Correos de {number}',
  text: 'Lo que ya se envió a quien compra y a quien recibe. Solo eso se puede enviar otra vez, y solo mientras siga siendo verdad.',
  back: 'Volver al pedido',
  columns: { email: 'Correo', when: 'Enviado', action: 'Otra vez' },
  preview: 'Ver y reenviar',
  passed: 'ya no corresponde',
  subject: 'Asunto',
  body: 'Texto',
  to: 'Enviar a',
  toHint:
    'Corrígela si estaba mal. Vale solo para este envío: el pedido conserva la suya, y el correo lleva el enlace del pedido.',
  send: 'Enviar este correo',
  done: 'Correo enviado.',
  problems: {
    order_not_found: 'Este pedido no existe.',
    email_not_sent: 'Ese correo no se envió, o ya no corresponde a este pedido. No se envió nada.',
    email_invalid: 'Escribe una dirección de correo válida.',
    email_unseen:
      'El pedido cambió desde que viste el correo, o no lo viste. Míralo y envíalo después. No se envió nada.',
  },
}
