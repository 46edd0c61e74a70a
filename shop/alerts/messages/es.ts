export const es = {
  title: 'Avísame',
  product: 'Te escribimos una sola vez, cuando vuelva a haber {name}.',
  province: 'Te escribimos una sola vez, cuando volvamos a entregar en {name}.',
  contact: 'Tu correo o tu WhatsApp',
  contactHint:
    'El WhatsApp con el código de su país, por ejemplo +1\u00a0305\u00a0555\u00a00123. Solo lo usamos para este aviso.',
  badContact: 'Escribe un correo como ana@ejemplo.com o un teléfono con el código de su país.',
  destination: '¿Para dónde lo quieres?',
  destinations: { cuba: 'Cuba', usa: 'Estados Unidos' },
  button: 'Avísame',
  results: {
    to_confirm:
      'Te mandamos un correo para confirmar que es tuyo. Toca su botón y confirma en la página que se abre: sin eso no te escribimos más. Si ya lo habías confirmado, no hace falta nada.',
    stored: 'Listo. Te escribimos una sola vez, cuando llegue el momento.',
    ended: 'Quitado: no te escribimos.',
  },
  undo: 'Ya no quiero el aviso',
  tooMany: 'Hubo demasiadas peticiones seguidas. Espera un poco y vuelve a probar.',
  back: {
    product: 'Ya hay {name}: no hace falta esperar.',
    province: 'Ya entregamos en {name}: no hace falta esperar.',
  },
  see: { product: 'Ver el producto', province: 'Ver el catálogo' },
  nothing: 'Abre un producto agotado o elige una provincia sin entregas para pedir un aviso.',
  own: {
    title: 'Tus avisos',
    text: 'Los avisos que se pidieron para {contact}.',
    ended: 'No te queda ningún aviso y no te escribimos más.',
    lastStep: 'Falta un toque: confirma que lo pediste tú.',
    confirm: 'Sí, quiero el aviso',
    confirmAll: 'Sí, quiero estos avisos',
    confirmed: 'Confirmado. Te escribimos una sola vez por cada uno.',
    subjects: { product: '{name}, para {destination}', province: 'Entregas en {name}' },
    states: {
      unconfirmed: 'Sin confirmar',
      waiting: 'En espera',
      sent: 'Enviado el {date}: no habrá otro',
    },
    end: 'Quitar',
    endOf: 'Quitar: {name}',
    endAll: 'Quitar todos mis avisos',
  },
} as const
